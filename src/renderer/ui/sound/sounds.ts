/** The sounds, each synthesised from a few tones: short, quiet, and without audio files. */

interface Tone {
  /** Milliseconds after the sound begins. */
  readonly at: number
  /** `noise` is filtered around the pitch. */
  readonly wave: 'sine' | 'triangle' | 'noise'
  /** Pitch at the beginning and the end, in hertz. */
  readonly from: number
  readonly to: number
  readonly ms: number
  /** Relative loudness, at most 1. */
  readonly loud: number
}

const tone = (
  wave: Tone['wave'],
  at: number,
  ms: number,
  loud: number,
  from: number,
  to: number = from,
): Tone => ({ at, wave, from, to, ms, loud })

export const SOUNDS = {
  /** Wood on wood. */
  place: [tone('noise', 0, 30, 0.5, 1400), tone('sine', 0, 90, 0.9, 190, 90)],
  turn: [
    tone('noise', 0, 40, 0.4, 2200),
    tone('noise', 90, 45, 0.5, 1200),
    tone('sine', 90, 60, 0.4, 210, 120),
  ],
  dice: [0, 70, 120, 190, 230].map((at, n) => tone('noise', at, 28, 0.6 - n * 0.07, 1900 - n * 120)),
  card: [tone('noise', 0, 110, 0.35, 2600, 1300)],
  move: [tone('triangle', 0, 120, 0.35, 220, 290)],
  gain: [tone('sine', 0, 160, 0.4, 660), tone('sine', 80, 200, 0.35, 880)],
  lose: [tone('sine', 0, 220, 0.45, 300, 190)],
  fall: [tone('noise', 0, 260, 0.6, 500, 180), tone('sine', 40, 200, 0.5, 110, 60)],
  /** One's turn begins. */
  bell: [tone('sine', 0, 900, 0.5, 880), tone('sine', 0, 600, 0.2, 1760), tone('sine', 0, 350, 0.1, 2640)],
  end: [523, 659, 784].map((pitch, n) => tone('sine', n * 150, 700, 0.4, pitch)),
} as const satisfies Readonly<Record<string, readonly Tone[]>>

export type Sound = keyof typeof SOUNDS

/** A sound for each event of a game. Events without one are listed as silent, so that none is forgotten. */
export type SoundsOf<E extends { readonly type: string }> = Readonly<Record<E['type'], Sound | 'silent'>>

/** Gain of the loudest tone at full volume: quieter than a voice. */
const LOUDEST = 0.25
const ATTACK_S = 0.004

const noiseOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1
  return buffer
}

const sourceOf = (
  context: AudioContext,
  { wave, from, to }: Tone,
  start: number,
  end: number,
): AudioNode[] => {
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 1.2 })
    filter.frequency.setValueAtTime(from, start)
    filter.frequency.exponentialRampToValueAtTime(to, end)
    source.connect(filter)
    source.start(start)
    source.stop(end)
    return [source, filter]
  }
  const source = new OscillatorNode(context, { type: wave, frequency: from })
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, end)
  source.start(start)
  source.stop(end)
  return [source]
}

/** Plays a sound after so many milliseconds; `volume` goes from 0 to 1. */
export const playSound = (context: AudioContext, sound: Sound, volume: number, after = 0): void => {
  for (const each of SOUNDS[sound]) {
    const start = context.currentTime + (after + each.at) / 1000
    const end = start + each.ms / 1000
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(each.loud * LOUDEST * volume ** 2, start + ATTACK_S)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    sourceOf(context, each, start, end).at(-1)?.connect(gain).connect(context.destination)
  }
}
