// A fake WebSocket whose other end is the test.
import { vi } from 'vitest';
import type { LobbyView, AnyMessage } from '../src/wire/types';

export class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 1;
  sent: { type: string; action: string }[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  tell(tell: AnyMessage | LobbyView): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** Every socket that is made from now on is one of these, and time passes when the test says so. */
export function takeSockets(): void {
  vi.useFakeTimers();
  Socket.made = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
}
