// The recipes of the sounds: tones and bursts of noise.

/** One voice of a sound: when it begins and how long it lasts in seconds, how loud it is, and what it is made of. */
export interface Voice {
  at: number;
  lasts: number;
  loud: number;
  tone?: { wave: OscillatorType; from: number; to: number };
  noise?: { from: number; to: number; width: number };
}

export type SoundName =
  | 'deal'
  | 'turn'
  | 'breath'
  | 'stay'
  | 'bust'
  | 'freeze'
  | 'save'
  | 'three'
  | 'seven'
  | 'your_turn'
  | 'tick'
  | 'round'
  | 'win'
  | 'lay'
  | 'flip';

const paper = (at: number, loud: number, from = 2400, to = 900): Voice => ({
  at,
  lasts: 0.11,
  loud,
  noise: { from, to, width: 0.8 },
});
const wood = (at: number, pitch: number, loud = 0.5, lasts = 0.09): Voice => ({
  at,
  lasts,
  loud,
  tone: { wave: 'triangle', from: pitch, to: pitch * 0.82 },
});
const bar = (at: number, pitch: number, loud = 0.4, lasts = 0.42): Voice => ({
  at,
  lasts,
  loud,
  tone: { wave: 'sine', from: pitch, to: pitch },
});
const glass = (at: number, pitch: number, loud = 0.22): Voice => ({
  at,
  lasts: 0.7,
  loud,
  tone: { wave: 'sine', from: pitch, to: pitch * 1.004 },
});

/** Seven notes up a pentatonic scale, in hertz. */
const RISING = [523, 587, 659, 784, 880, 1047, 1319];

export const SOUNDS: Record<SoundName, readonly Voice[]> = {
  deal: [paper(0, 0.32)],
  turn: [paper(0, 0.26, 1400, 3200), wood(0.09, 340, 0.18, 0.05)],
  breath: [{ at: 0, lasts: 0.4, loud: 0.14, noise: { from: 240, to: 420, width: 1.4 } }],
  stay: [wood(0, 210, 0.7), paper(0.01, 0.2, 900, 300)],
  bust: [paper(0, 0.55, 5200, 700), wood(0.1, 300, 0.6), wood(0.2, 220, 0.55), wood(0.32, 150, 0.6, 0.2)],
  freeze: [glass(0, 2093), glass(0.05, 3136, 0.16), glass(0.12, 4186, 0.1), paper(0, 0.14, 6000, 3000)],
  save: [
    { at: 0, lasts: 0.34, loud: 0.4, noise: { from: 500, to: 2600, width: 1 } },
    bar(0.1, 660, 0.3, 0.3),
    bar(0.2, 990, 0.3, 0.4),
  ],
  three: [wood(0, 392, 0.45), wood(0.13, 440, 0.45), wood(0.26, 523, 0.5)],
  seven: RISING.flatMap((pitch, index) => [bar(index * 0.085, pitch, 0.36), wood(index * 0.085, pitch, 0.14)]),
  your_turn: [wood(0, 330, 0.5), wood(0.14, 440, 0.55)],
  tick: [wood(0, 880, 0.14, 0.04)],
  round: [bar(0, 523, 0.3), bar(0.12, 659, 0.3)],
  win: [bar(0, 523), bar(0.12, 659), bar(0.24, 784), bar(0.38, 1047, 0.5, 0.9), wood(0.38, 523, 0.3, 0.4)],
  lay: [paper(0, 0.3), wood(0.08, 262, 0.4), paper(0.16, 0.3), wood(0.24, 330, 0.45)],
  flip: [
    { at: 0, lasts: 0.5, loud: 0.5, noise: { from: 500, to: 3400, width: 0.6 } },
    { at: 0.34, lasts: 0.4, loud: 0.45, noise: { from: 2800, to: 400, width: 0.7 } },
    wood(0.66, 150, 0.6, 0.2),
  ],
};

/** What a phone does with each: milliseconds of shaking and of rest. */
export const SHAKES: Partial<Record<SoundName, number[]>> = {
  bust: [40, 40, 90],
  freeze: [20, 30, 20],
  save: [30, 60, 30],
  seven: [20, 40, 20, 40, 20, 40, 80],
  your_turn: [30, 90, 30],
  flip: [60, 80, 120],
};
