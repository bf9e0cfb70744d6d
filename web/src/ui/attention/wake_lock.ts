// Keeps the screen awake while a game is played, where the browser can (it takes HTTPS); elsewhere nothing happens.

/** Keep the screen awake from now on; call the result to let it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;

  async function acquire(): Promise<void> {
    if (!isWanted || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isWanted) await lock.release();
    } catch {
      // Refused, as on a low battery: the screen sleeps when it wants to.
    }
  }

  /** A page that is hidden loses its lock, and has to ask again. */
  const onVisible = (): void => void acquire();

  if (!('wakeLock' in navigator)) return () => undefined;
  document.addEventListener('visibilitychange', onVisible);
  void acquire();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release().catch(() => undefined);
  };
}
