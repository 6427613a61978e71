// Short sounds, made here: a wooden tap, a bell for one's turn, a chord for something completed. Off by a switch.

import { device } from "./device.svelte";

export type Sound = "tap" | "turn" | "good" | "end" | "refused" | "said";

interface Note {
  pitch: number; // Hz
  at: number; // seconds
  length: number;
  shape: OscillatorType;
  volume: number;
}

const SOUNDS: Record<Sound, Note[]> = {
  tap: [{ pitch: 240, at: 0, length: 0.06, shape: "triangle", volume: 0.16 }],
  turn: [
    { pitch: 659, at: 0, length: 0.18, shape: "sine", volume: 0.1 },
    { pitch: 880, at: 0.1, length: 0.28, shape: "sine", volume: 0.1 },
  ],
  good: [523, 659, 784].map((pitch, i) => ({ pitch, at: i * 0.07, length: 0.3, shape: "sine", volume: 0.1 })),
  end: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * 0.12, length: 0.5, shape: "sine", volume: 0.1 })),
  refused: [{ pitch: 150, at: 0, length: 0.16, shape: "square", volume: 0.05 }],
  said: [{ pitch: 740, at: 0, length: 0.09, shape: "sine", volume: 0.07 }],
};

let context: AudioContext | undefined;

/** Play a sound, if the guest wants to hear any and has touched the page already. */
export function play(sound: Sound): void {
  if (!device.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[sound]) {
    const begin = context.currentTime + note.at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = note.shape;
    tone.frequency.value = note.pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(note.volume, begin + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + note.length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + note.length);
  }
}
