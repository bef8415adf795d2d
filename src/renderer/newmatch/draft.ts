/** The form of a new match: its choices, what keeps it from starting, and the request to main. */
import { isApplying, valuesFor, type OptionFields } from '../../engine/kernel/options.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { fewestSeats } from '../../engine/kernel/seat.ts'
import { parseJson, asObject } from '../../engine/kernel/json.ts'
import { COLOURS, UNDO_RULES, type Colour, type UndoRule } from '../../engine/record/step.ts'
import type { Input, MatchRow, SeatRow, Table } from '../../main/api/api.ts'
import { defaultPlayer, isDefaultPlayer } from './playerNames.ts'
import { BEGINNER, PERSON, playerKey } from '../bots/players.ts'
import { canDealAgain } from '../match/dealAgain.ts'
import type { Keep } from '../ui/client/session.ts'
import type { Language } from '../../engine/kernel/text.ts'
import english from '../locales/en/later/newMatch.json'
import chinese from '../locales/zh-Hant/later/newMatch.json'
import { addTexts, leading, sayIn } from '../ui/i18n.ts'

addTexts('newMatch', { en: english, 'zh-Hant': chinese })

/** A finished match whose players play again, each one seat further on. */
type Before = Pick<Table, 'game' | 'title' | 'options' | 'undo' | 'luck' | 'alone'> & {
  readonly seats: readonly SeatRow[]
}

/** Rotates the seats: the player in the second seat begins. */
export const turnedSeats = <Seat>(seats: readonly Seat[]): readonly Seat[] => [
  ...seats.slice(1),
  ...seats.slice(0, 1),
]

/** The request for a match like this one with new luck. */
export const rematchOf = ({
  game,
  title,
  seats,
  options,
  undo,
  luck,
  alone,
}: Before): Input<'match.create'> => ({
  game,
  title,
  seats: turnedSeats(seats).map((seat) => ({ ...seat })),
  options: { ...options },
  chance: luck === 'manual' ? { source: 'manual', alone } : { source: 'random' },
  undo,
})

export const LUCK = ['random', 'seeded', 'same', 'manual'] as const
export type Luck = (typeof LUCK)[number]

export interface SeatDraft {
  /** Stays with the seat when seats are reordered. */
  readonly key: number
  readonly name: string
  readonly colour: Colour
  readonly player: SeatRow['player']
}

export interface Draft {
  readonly game: string
  readonly title: string
  readonly seats: readonly SeatDraft[]
  readonly options: { readonly [name: string]: string | number }
  readonly luck: Luck
  readonly seed: string
  /** Id of the match whose deal is played again. */
  readonly same: string
  readonly undo: UndoRule
  /** With luck entered by hand: one person enters it for all players. */
  readonly alone: boolean
}

/** What keeps a form from starting. Each is a text under `newMatch.problem`. */
export type Problem = 'sameNames' | 'noSeed' | 'noMatch'

/** A form with standard options, the first colours, and no names. */
export const freshDraft = (game: string, seats: number, fields: OptionFields): Draft => ({
  game,
  title: '',
  seats: Array.from({ length: seats }, (_, key) => ({
    key,
    name: '',
    colour: colourAt(key),
    player: PERSON,
  })),
  options: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])),
  luck: 'random',
  seed: '',
  same: '',
  undo: 'free',
  alone: false,
})

const colourAt = (index: number): Colour => COLOURS[index % COLOURS.length] ?? 1

/**
 * Takes over the choices of an earlier match of the same game. Names the seats were given by default are left out;
 * `isStanding` recognises them in all languages.
 */
export const likeTable = (
  draft: Draft,
  table: Pick<Table, 'seats' | 'options' | 'undo' | 'luck' | 'alone'>,
  isStanding: (seat: number, player: SeatDraft['player'], name: string) => boolean,
): Draft => ({
  ...draft,
  seats: table.seats.map(({ name, colour, player }, key) => ({
    key,
    name: isStanding(key, player, name) ? '' : name,
    colour,
    player,
  })),
  options: { ...draft.options, ...table.options },
  undo: table.undo,
  luck: table.luck === 'manual' ? 'manual' : 'random',
  alone: table.alone,
})

/** Changes the number of seats; a new one takes the first free colour, and a bot like the others if there are bots. */
export const withSeats = (draft: Draft, count: number): Draft => {
  const seats = draft.seats.slice(0, count)
  const player = draft.seats.findLast((seat) => seat.player.kind === 'bot')?.player ?? PERSON
  while (seats.length < count) {
    const taken = new Set(seats.map(({ colour }) => colour))
    const key = Math.max(-1, ...seats.map((seat) => seat.key)) + 1
    const colour = COLOURS.find((each) => !taken.has(each)) ?? colourAt(key)
    seats.push({ key, name: '', colour, player })
  }
  return { ...draft, seats }
}

/** The options, with standard values where the seats are too few or the option has no effect. */
export const optionsFor = ({ options, seats }: Draft, fields: OptionFields): Draft['options'] => {
  const each = (valueOf: (name: string, field: OptionFields[string]) => string | number) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(name, field)]))
  const possible = each((name, field) => {
    const value = options[name] ?? field.default
    return valuesFor(field, seats.length).includes(value) ? value : field.default
  })
  return each((name, field) =>
    isApplying(field, seats.length, possible) ? (possible[name] ?? field.default) : field.default,
  )
}

/** Ready-made tables. Each is a text under `newMatch.preset`. */
export type Preset = 'alone' | 'people' | 'full'

/** Those of a game that needs at least so many seats: two people fill the table of most games. */
export const presetsFor = (least: number): readonly Preset[] =>
  peopleAt('people', least) < least ? ['alone', 'people', 'full'] : ['alone', 'people']

/** How many people a ready-made table has; the least bots that a game needs fill it up. */
export const peopleAt = (preset: Preset, least: number): number =>
  preset === 'full' ? least : { alone: 1, people: 2 }[preset]

export const botsAt = (preset: Preset, least: number): number => {
  const people = peopleAt(preset, least)
  return people === 1 ? Math.max(1, least - people) : Math.max(0, least - people)
}

/** A ready-made table of a game that needs at least so many seats. People keep their names and colours. */
export const withPreset = (draft: Draft, preset: Preset, least: number): Draft => {
  const count = peopleAt(preset, least)
  const people = draft.seats.filter(({ player }) => player.kind === 'person').slice(0, count)
  const table = withSeats({ ...draft, seats: people }, count + botsAt(preset, least))
  return {
    ...table,
    seats: table.seats.map((seat, at) =>
      at < count ? { ...seat, player: PERSON } : { ...seat, player: BEGINNER },
    ),
  }
}

/** Whether these are the players of a ready-made table, whatever they are called. */
export const isPreset = (draft: Draft, preset: Preset, least: number): boolean => {
  const players = ({ seats }: Draft): readonly string[] => seats.map(({ player }) => playerKey(player)).sort()
  return String(players(draft)) === String(players(withPreset(draft, preset, least)))
}

/** The players, options and luck of another form, for instance those of last time's table. */
export const likeDraft = (draft: Draft, { seats, options, undo, luck, alone }: Draft): Draft => ({
  ...draft,
  seats,
  options,
  undo,
  luck,
  alone,
})

/** Gives a seat a colour. The seat that had it takes the other's, so that no two are alike. */
export const withColour = (draft: Draft, index: number, colour: Colour): Draft => {
  const before = draft.seats[index]?.colour
  return {
    ...draft,
    seats: draft.seats.map((seat, at) =>
      at === index
        ? { ...seat, colour }
        : seat.colour === colour && before !== undefined
          ? { ...seat, colour: before }
          : seat,
    ),
  }
}

export const withName = (draft: Draft, index: number, name: string): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, at) => (at === index ? { ...seat, name } : seat)),
})

export const withPlayer = (draft: Draft, index: number, player: SeatRow['player']): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, at) => (at === index ? { ...seat, player } : seat)),
})

/** Swaps two seats with everything that belongs to them. */
export const swapped = (draft: Draft, one: number, other: number): Draft => {
  const seats = [...draft.seats]
  const [a, b] = [seats[one], seats[other]]
  if (a === undefined || b === undefined) return draft
  seats[one] = b
  seats[other] = a
  return { ...draft, seats }
}

/** The names as they will be recorded: a seat without one gets its default name. */
export const namesOf = (draft: Draft, standing: readonly string[]): readonly string[] =>
  draft.seats.map(({ name }, seat) => name.trim() || (standing[seat] ?? ''))

export const problemsOf = (draft: Draft, standing: readonly string[]): readonly Problem[] => {
  const names = namesOf(draft, standing)
  return [
    ...(new Set(names).size < names.length ? (['sameNames'] as const) : []),
    ...(draft.luck === 'seeded' && draft.seed.trim() === '' ? (['noSeed'] as const) : []),
    ...(draft.luck === 'same' && draft.same === '' ? (['noMatch'] as const) : []),
  ]
}

/** Whether players hide something from each other, so that a curtain falls when the screen is passed on. */
export const hasCurtain = (draft: Draft, game: AnyGame): boolean =>
  draft.seats.filter(({ player }) => player.kind === 'person').length > 1 &&
  game.hasHiddenInformation(game.schemas.options.parse(optionsFor(draft, game.fields)))

const chanceOf = ({ luck, seed, same, alone }: Draft): Input<'match.create'>['chance'] => {
  switch (luck) {
    case 'random':
      return { source: luck }
    case 'manual':
      return alone ? { source: luck, alone } : { source: luck }
    case 'seeded':
      return { source: 'typed', words: seed.trim() }
    case 'same':
      return { source: 'same', match: same }
  }
}

/** The request that starts the match. */
export const requestOf = (draft: Draft, standing: readonly string[]): Input<'match.create'> => {
  const names = namesOf(draft, standing)
  return {
    game: draft.game,
    title: draft.title,
    seats: draft.seats.map(({ colour, player }, seat) => ({
      name: names[seat] ?? '',
      colour,
      player,
    })),
    options: { ...draft.options },
    chance: chanceOf(draft),
    undo: draft.undo,
  }
}

/** Names to suggest: recent ones that nobody at this table has. */
export const offeredNames = (draft: Draft, recent: readonly string[]): readonly string[] =>
  recent.filter((name) => draft.seats.every((seat) => seat.name.trim() !== name)).slice(0, 8)

/** Matches of the same game whose deal can be played again. */
export const dealsOf = (rows: readonly MatchRow[], game: string): readonly MatchRow[] =>
  rows.filter((row) => row.game === game && canDealAgain(row))

/** Identifies a form. What is filled in is kept per form, as long as its window is open. */
export interface Sheet {
  readonly game: string
  /** Id of the match whose deal was asked for; empty if none. */
  readonly same: string
  /** Writes down a match played on a real table. */
  readonly isWritten: boolean
}

const nameOf = ({ game, same, isWritten }: Sheet): string =>
  ['qipu.new', game, ...(same === '' ? [] : [same]), ...(isWritten ? ['manual'] : [])].join(' ')

const isSeat = (value: unknown): value is SeatDraft => {
  const { key, name, colour, player } = asObject(value) ?? {}
  return (
    typeof key === 'number' &&
    typeof name === 'string' &&
    COLOURS.some((each) => each === colour) &&
    typeof asObject(player)?.['kind'] === 'string'
  )
}

/** Whether the value can be shown as a form. Options may be anything: `optionsFor` corrects them. */
const isDraft = (value: unknown): value is Draft => {
  const { title, seats, options, luck, seed, same, undo, alone } = asObject(value) ?? {}
  return (
    [title, seed, same].every((each) => typeof each === 'string') &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    asObject(options) !== undefined &&
    LUCK.some((each) => each === luck) &&
    UNDO_RULES.some((each) => each === undo) &&
    typeof alone === 'boolean'
  )
}

/** The unfinished form; undefined if there is none, or it has another shape, as after another version. */
export const draftAt = (keep: Keep, sheet: Sheet, range: AnyGame['seats']): Draft | undefined => {
  const kept = parseJson(keep.getItem(nameOf(sheet)) ?? '')
  if (!isDraft(kept) || kept.game !== sheet.game) return undefined
  const count = kept.seats.length
  return count >= fewestSeats(range) && count <= range.max ? kept : undefined
}

export const keepDraft = (keep: Keep, sheet: Sheet, draft: Draft): void =>
  keep.setItem(nameOf(sheet), JSON.stringify(draft))

export const dropDraft = (keep: Keep, sheet: Sheet): void => keep.removeItem(nameOf(sheet))

/** Numbers of the default bot names among the texts. */
const NAMES = [1, 2, 3, 4, 5, 6] as const

/** Default names by seat. Bots take names that nobody at the table has. */
export const defaultNamesOf = (
  seats: readonly SeatDraft[],
  language: Language = leading.value,
): readonly string[] => {
  const taken = new Set(seats.map(({ name }) => name.trim()))
  return seats.map(({ name, player }, seat) => {
    if (player.kind !== 'bot') return defaultPlayer(language, seat)
    const own = NAMES.map((_, index) =>
      sayIn(language, `newMatch.bots.${((seat + index) % NAMES.length) + 1}`),
    )
    const free = own.find((each) => !taken.has(each)) ?? sayIn(language, 'newMatch.bot', { n: seat + 1 })
    if (name.trim() === '') taken.add(free)
    return free
  })
}

/** Whether a seat may have got this name by default in a language. Earlier versions numbered all seats. */
export const isDefaultName = (
  language: Language,
  seat: number,
  player: SeatDraft['player'],
  name: string,
): boolean =>
  isDefaultPlayer(language, seat, name) ||
  sayIn(language, 'newMatch.bot', { n: seat + 1 }) === name ||
  (player.kind === 'bot' && NAMES.some((n) => sayIn(language, `newMatch.bots.${n}`) === name))
