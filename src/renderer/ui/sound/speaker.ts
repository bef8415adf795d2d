/** Plays sounds if the browser allows it. Loaded with the first sound. */
import { soundsOf } from './eventSounds.ts'
import { playSound, type Sound } from './sounds.ts'

/** Between successive events, as in the boards' animations. */
const STAGGER_MS = 120
/** At most this many sounds for one step. */
const MOST = 4

let context: AudioContext | null = null

/** Browsers allow no sound before the first click on a page; then this stays silent. */
const play = async (sounds: readonly Sound[], volume: number): Promise<void> => {
  if (sounds.length === 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended')
    await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 200))])
  if (context.state !== 'running') return
  for (const [n, sound] of sounds.slice(0, MOST).entries()) playSound(context, sound, volume, n * STAGGER_MS)
}

export const playEvents = (
  game: string,
  events: readonly { readonly type: string }[],
  volume: number,
): Promise<void> => play(soundsOf(game, events), volume)

export const playBell = (volume: number): Promise<void> => play(['bell'], volume)

/** A sample sound, for the volume setting. */
export const playSample = (volume: number): Promise<void> => play(['place'], volume)
