/** Plays sounds where a browser lets it: loaded with the first of them. */
import { soundsOf } from './eventSounds.ts'
import { playSound, type Sound } from './sounds.ts'

/** Between what happened one after another, as the boards' own motion has it. */
const STAGGER_MS = 120
/** What happens all at once is not heard one by one for long. */
const MOST = 4

let context: AudioContext | null = null

/** Browsers let nothing be heard before a page was clicked: then there is silence, and no fault. */
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

/** How loud it is, for whoever sets it. */
export const playSample = (volume: number): Promise<void> => play(['place'], volume)
