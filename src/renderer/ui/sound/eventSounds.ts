/**
 * The sounds of a game's events: what its board's `sounds.ts` says, found by the folder, or a guess by the names of the
 * events.
 */
import { gameOf } from '../../../engine/index.ts'
import type { Sound, SoundsOf } from './sounds.ts'

type Sounds = SoundsOf<{ readonly type: string }>

/** Loaded with this file, which loads only where sounds are played. */
const files = import.meta.glob<Sounds>('../../boards/*/sounds.ts', { eager: true, import: 'sounds' })

const ownSounds = (game: string): Sounds | undefined => files[`../../boards/${game}/sounds.ts`]

const BY_LAST_WORD = new Map<string, Sound>([
  ['rolled', 'dice'],
  ['drawn', 'card'],
  ['dealt', 'card'],
  ['placed', 'place'],
  ['laid', 'place'],
  ['moved', 'move'],
])

/** For games without sounds of their own. Of what ends, only the match is heard: turns and rounds end too often. */
export const guessedSound = (type: string): Sound | 'silent' =>
  type === 'match.ended' ? 'end' : (BY_LAST_WORD.get(type.slice(type.lastIndexOf('.') + 1)) ?? 'silent')

/** The sound of an event of a game. Silent if the game, or an event of a game with its own sounds, is unknown. */
const soundOf = (game: string, type: string): Sound | 'silent' => {
  const own = ownSounds(game)
  if (own !== undefined) return (Object.hasOwn(own, type) ? own[type] : undefined) ?? 'silent'
  return gameOf(game) === undefined ? 'silent' : guessedSound(type)
}

/** Sounds of events in order, each once. */
export const soundsOf = (game: string, events: readonly { readonly type: string }[]): readonly Sound[] => {
  const sounds = events.flatMap(({ type }) => {
    const sound = soundOf(game, type)
    return sound === 'silent' ? [] : [sound]
  })
  // The sound of the end plays alone.
  return sounds.includes('end') ? ['end'] : [...new Set(sounds)]
}

/** The types of events that a game's own sounds list, silent ones too; undefined if it has none of its own. */
export const typesWithSound = (game: string): readonly string[] | undefined => {
  const own = ownSounds(game)
  return own === undefined ? undefined : Object.keys(own)
}
