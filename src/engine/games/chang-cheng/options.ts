import { addedChoice, choice, type OptionValues } from '../../kernel/options.ts'
import { FACES } from './components/faces.ts'
import { EVENT_CARDS } from './components/pieces.ts'

const BOARDS = ['random', ...FACES] as const

/** The fourth board joins only with four seats (CC-32). */
const WITH_FOUR = Object.fromEntries(FACES.map((face) => [face, 4]))

/** Only two seats use neutral walls (CC-39); without them they have no extension (CC-33). */
const hasExtension = (seats: number, { neutral }: OptionValues): boolean => seats > 2 || neutral !== 'off'

/** With Scouting, tiles are turned up for all instead of shown to one seat (CC-47). */
const hasLooks = (_: number, { events }: OptionValues): boolean => !String(events).includes('scouting')

/**
 * Match options of Chang Cheng: the faces of the boards (CC-2: the first two from left to right, then those joined
 * later; a board named twice counts once, and a draw replaces the later name), the first seat (CC-4, counted from 1),
 * how long a seat sees a tile it has looked at (CC-17), neutral walls for two (CC-39), event cards (CC-43), and whether
 * prestige tiles lie face up or down (CC-49).
 */
export const FIELDS = {
  board1: choice(BOARDS, 'random'),
  board2: choice(BOARDS, 'random'),
  board3: { ...choice(BOARDS, 'random'), applies: hasExtension },
  board4: choice(BOARDS, 'random', WITH_FOUR),
  firstSeat: choice([1, 2, 3, 4, 'random'], 1, { 3: 3, 4: 4 }),
  memory: { ...choice(['notes', 'once'], 'notes'), applies: hasLooks },
  neutral: { ...choice(['on', 'off'], 'on'), applies: (seats: number) => seats === 2 },
  events: {
    ...choice(
      [
        'none',
        'random',
        'diplomacy-overlord',
        'diplomacy-reward',
        'diplomacy-scouting',
        'overlord-reward',
        'overlord-scouting',
        'reward-scouting',
      ],
      'none',
    ),
    parts: EVENT_CARDS,
  },
  prestige: addedChoice(['up', 'down'], 'up'),
} as const
