/** Small positions and single actions for the tests of the rules. */
import { readWith, rulesUnderTest } from '../../../kernel/testing/rules.ts'
import { plusEach, minusEach } from '../../../kernel/rules/lists.ts'
import {
  buildingOf,
  BUILDING_IDS,
  CARDS,
  type BuildingId,
  type Card,
  type EventId,
  type Role,
} from '../components/cards.ts'
import { decide } from '../rules/decide.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { evolve, piecesOn } from '../position/evolve.ts'
import { levelsOf, sitesOf } from '../position/board-queries.ts'
import { parseNotation } from '../text/notation.ts'
import { COPIES, NOTHING, stockOf } from '../components/pieces.ts'
import { start } from '../position/initial-state.ts'
import type { Built, Land, Options, State } from '../state.ts'
import type { Task } from '../task.ts'

export const OPTIONS = { roles: 'random', firstSeat: 1, variant: 'standard' } as const satisfies Options

const LETTERS = 'bwst'

/** `'bbt'`: pieces as a list. */
export const pieces = (text: string): readonly Kind[] =>
  [...text].flatMap((letter) => KINDS[LETTERS.indexOf(letter)] ?? [])

/** `'hualien'`, `"hualien'"`: a district card. */
export const cardNamed = (text: string): Card => {
  const action = parseNotation(`L ${text}`)
  if (action?.type !== 'swapLand') throw new RangeError(`No district card ${text}`)
  return action.card
}

/** A building and its pieces; by default its initial ones. */
export interface Standing {
  readonly building: BuildingId
  readonly material?: number
  readonly structure?: number
}

/** A district card with its buildings, lowest level first; null for an empty level below another. */
export interface Ground {
  readonly card: string
  readonly on?: readonly (Standing | null)[]
}

export interface Player {
  readonly role?: Role
  readonly stock?: string
  readonly lands?: readonly Ground[]
  readonly hand?: readonly BuildingId[]
  readonly kept?: readonly EventId[]
}

export interface Wanted extends Partial<
  Pick<
    State,
    | 'round'
    | 'phase'
    | 'pass'
    | 'turn'
    | 'start'
    | 'active'
    | 'agenda'
    | 'powers'
    | 'forecasts'
    | 'unseen'
    | 'veil'
  >
> {
  readonly options?: Partial<Options>
  readonly players?: readonly Player[]
  /** Pieces of each kind missing from the supply. */
  readonly missing?: string
  readonly events?: Partial<State['decks']['events']>
  /**
   * Buildings in the unordered part of the deck; by default all that are nowhere else. The others are known and below
   * it.
   */
  readonly pool?: readonly BuildingId[]
}

const builtOf = (standing: Standing | null): Built | null => {
  if (standing === null) return null
  const { material, structure } = buildingOf(standing.building)
  return { material: material.base, structure: structure.base, ...standing }
}

const landOf = (levels: number, { card, on = [] }: Ground): Land => ({
  card: cardNamed(card),
  levels: Array.from({ length: levels }, (_, level) => builtOf(on[level] ?? null)),
})

/** Unplaced cards and pieces are in the decks and the supply; seat 0 is in its first construction turn of round 1. */
export const position = ({
  options,
  players = [],
  missing = '',
  events,
  pool,
  agenda = [{ do: 'act', seat: 0 }],
  ...wanted
}: Wanted = {}): State => {
  const seats = Math.max(2, players.length)
  const begun = start({ options: { ...OPTIONS, ...options }, seats })
  const each = <T>(read: (player: Player) => T): readonly T[] =>
    Array.from({ length: seats }, (_, seat) => read(players[seat] ?? {}))
  const lands = each((player) => (player.lands ?? []).map((ground) => landOf(levelsOf(begun), ground)))
  const hands = each(({ hand = [] }) => hand)
  const stocks = each(({ stock = '' }) => stockOf(pieces(stock)))
  const table: State = {
    ...begun,
    round: 1,
    phase: 'construction',
    pass: 1,
    turn: 1,
    roles: each(({ role }) => role ?? null),
    stocks,
    lands,
    hands,
    kept: each(({ kept = [] }) => kept),
    agenda,
    ...wanted,
  }
  const used = sitesOf(table).reduce((sum, { built }) => plusEach(sum, piecesOn(built)), NOTHING)
  const owned = stocks.reduce(plusEach, stockOf(pieces(missing)))
  const supply = minusEach(
    KINDS.map(() => COPIES),
    plusEach(used, owned),
  )
  const away = [...hands.flat(), ...sitesOf(table).map(({ built }) => built.building)]
  const free = BUILDING_IDS.filter((id) => !away.includes(id))
  const cards = lands.flat().map(({ card }) => card)
  const turned = each(({ kept = [] }) => kept).flat()
  return {
    ...table,
    supply,
    decks: {
      districts: { pool: CARDS.filter((card) => !cards.includes(card)), bottom: [] },
      buildings: {
        pool: pool ?? free,
        bottom:
          pool === undefined
            ? []
            : free.filter((id) => !pool.includes(id)).map((building) => ({ building, by: null })),
      },
      events: { ...begun.decks.events, turned, ...events },
    },
  }
}

export const does = readWith(parseNotation)

export const { after, refusalOf } = rulesUnderTest({ decide, evolve, read: does, eventsOf: 'all' })

/** The task that is due. */
export const waiting = ({ agenda }: State): Task['do'] | undefined => agenda[0]?.do
