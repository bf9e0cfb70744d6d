// Plays the sounds of the table, synthesised with Web Audio, if they are switched on.
import { settings } from '../settings/settings.svelte';
import { SHAKES, SOUNDS, type SoundName, type Voice } from './tones';

export type { SoundName } from './tones';

const VOLUME = 0.5;
const SILENT = 0.0001; // an exponential curve never reaches nothing
let studio: { context: AudioContext; hiss: AudioBuffer } | null = null;

/** Play a sound, and have a phone shake along, as far as the viewer wants either. */
export function play(name: SoundName): void {
  if (settings.vibration && SHAKES[name]) navigator.vibrate?.(SHAKES[name]);
  if (!settings.sound && !(settings.turnSound && name === 'your_turn')) return;
  const { context, hiss } = (studio ??= openStudio());
  void context.resume();
  const out = new GainNode(context, { gain: VOLUME });
  out.connect(context.destination);
  for (const voice of SOUNDS[name]) sing(context, hiss, voice, out);
}

function openStudio(): { context: AudioContext; hiss: AudioBuffer } {
  const context = new AudioContext();
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return { context, hiss };
}

function sing(context: AudioContext, hiss: AudioBuffer, voice: Voice, out: AudioNode): void {
  const begins = context.currentTime + 0.01 + voice.at;
  const ends = begins + voice.lasts;
  const envelope = new GainNode(context, { gain: SILENT });
  envelope.gain.setValueAtTime(SILENT, begins);
  envelope.gain.exponentialRampToValueAtTime(voice.loud, begins + 0.006);
  envelope.gain.exponentialRampToValueAtTime(SILENT, ends);
  envelope.connect(out);
  const source = voice.tone
    ? tone(context, voice.tone, begins, ends, envelope)
    : noise(context, hiss, voice.noise!, begins, ends, envelope);
  source.start(begins);
  source.stop(ends);
}

function tone(
  context: AudioContext,
  { wave, from, to }: NonNullable<Voice['tone']>,
  begins: number,
  ends: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = new OscillatorNode(context, { type: wave, frequency: from });
  source.frequency.setValueAtTime(from, begins);
  source.frequency.exponentialRampToValueAtTime(to, ends);
  source.connect(out);
  return source;
}

function noise(
  context: AudioContext,
  hiss: AudioBuffer,
  { from, to, width }: NonNullable<Voice['noise']>,
  begins: number,
  ends: number,
  out: AudioNode,
): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: width });
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, ends);
  source.connect(filter).connect(out);
  return source;
}
