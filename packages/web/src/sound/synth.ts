import type { Note, Sound } from './score.js';

/** Under -18 LUFS at the most, whatever the device does. */
const FULL = 0.12;

interface Stage {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}
let stage: Stage | null = null;

/** Made when something is first heard: browsers allow no sound before an input. */
function open(): Stage {
  if (stage) return stage;
  const context = new AudioContext();
  const out = new GainNode(context, { gain: FULL });
  out.connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  stage = { context, out, noise };
  return stage;
}

/** A gain that rises at once and dies away. */
function fading({ context, out }: Stage, at: number, level: number, seconds: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(out);
  return gain;
}

function tone(
  place: Stage,
  at: number,
  pitch: number,
  level: number,
  seconds: number,
  type: OscillatorType = 'sine',
): void {
  const oscillator = new OscillatorNode(place.context, { frequency: pitch, type });
  oscillator.connect(fading(place, at, level, seconds));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

function rustle(place: Stage, at: number, pitch: number, level: number, seconds: number): void {
  const source = new AudioBufferSourceNode(place.context, { buffer: place.noise });
  const filter = new BiquadFilterNode(place.context, {
    type: 'bandpass',
    frequency: pitch,
    Q: 1.2,
  });
  source.connect(filter).connect(fading(place, at, level, seconds));
  source.start(at);
  source.stop(at + seconds);
}

const PLAY: Readonly<Record<Sound, (place: Stage, at: number) => void>> = {
  // wood on felt
  die: (place, at) => {
    tone(place, at, 190 + Math.random() * 60, 0.5, 0.07, 'triangle');
    rustle(place, at, 900, 0.35, 0.05);
  },
  // paper on linen
  card: (place, at) => {
    rustle(place, at, 2600, 0.3, 0.11);
  },
  // a cup on its saucer
  cup: (place, at) => {
    tone(place, at, 1860, 0.16, 0.16);
    tone(place, at, 2790, 0.08, 0.1);
  },
  latch: (place, at) => {
    rustle(place, at, 500, 0.5, 0.05);
    tone(place, at + 0.06, 320, 0.3, 0.06, 'square');
  },
  // the bell of the reception
  bell: (place, at) => {
    tone(place, at, 2093, 0.5, 1.1);
    tone(place, at, 5274, 0.12, 0.5);
  },
  // an upbeat of three
  waltz: (place, at) => {
    for (const [beat, pitch] of [392, 494, 587].entries()) {
      tone(place, at + beat * 0.19, pitch, beat === 0 ? 0.5 : 0.34, 0.34, 'triangle');
    }
  },
};

/**
 * Plays a phrase; a browser that does not want to is left in peace.
 *
 * @param loudness a part of the greatest, 0 is silence
 */
export function playNotes(notes: readonly Note[], loudness: number): void {
  if (notes.length === 0 || loudness === 0) return;
  const place = open();
  place.out.gain.value = FULL * loudness;
  const start = place.context.currentTime + 0.02;
  void place.context.resume();
  for (const { sound, at } of notes) PLAY[sound](place, start + at);
}
