/** Filters as chips: each states one condition and can be removed. */
import type { Filter } from '../../../main/api/api.ts'
import { dayWords } from '../../ui/format/dates.ts'
import { nameOf } from '../../boards/games.ts'
import { hasText, sayIn, type ParamsFor } from '../../ui/i18n.ts'

export interface FilterChip {
  readonly id: string
  readonly k: string
  readonly p?: ParamsFor
  /** What to change in the filter to remove it. */
  readonly without: Partial<Filter>
}

type Option = Filter['options'][number]

/** Names of an option, its game and its value; the raw names if there is no text. */
const optionWords = ({ game, name, value }: Option): ParamsFor => {
  const key = `game.${game}.option.${name}`
  return (language) => ({
    game: sayIn(language, nameOf(game).k, nameOf(game).p),
    option: hasText(`${key}.label`) ? sayIn(language, `${key}.label`) : name,
    value: hasText(`${key}.values.${value}`) ? sayIn(language, `${key}.values.${value}`) : String(value),
  })
}

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item)

/** All conditions of the filter, in the panel's order. */
export const chipsOf = (filter: Filter): readonly FilterChip[] => {
  const { text, games, tags, state, players, seats, winner, from, to, least, most, options, commented, bin } =
    filter
  const one = (id: string, is: boolean, chip: Omit<FilterChip, 'id'>): readonly FilterChip[] =>
    is ? [{ id, ...chip }] : []
  return [
    ...one('bin', bin, { k: 'library.binView', without: { bin: false } }),
    ...one('text', text !== '', { k: 'shelf.chip.text', p: { text }, without: { text: '' } }),
    ...games.map((game) => ({
      id: `game ${game}`,
      ...nameOf(game),
      without: { games: without(games, game) },
    })),
    ...players.map((name) => ({
      id: `player ${name}`,
      k: 'shelf.chip.player',
      p: { name },
      without: { players: without(players, name) },
    })),
    ...seats.map((n) => ({
      id: `seats ${n}`,
      k: 'shelf.chip.seats',
      p: { n },
      without: { seats: without(seats, n) },
    })),
    ...one('winner', winner !== null, {
      k: 'shelf.chip.winner',
      p: { name: winner ?? '' },
      without: { winner: null },
    }),
    ...one('state', state !== 'any', { k: `shelf.state.${state}`, without: { state: 'any' } }),
    ...one('from', from !== null, {
      k: 'shelf.chip.from',
      p: (language) => ({ day: dayWords(from ?? 0, language) }),
      without: { from: null },
    }),
    // The last day included; the filter stores the start of the day after it.
    ...one('to', to !== null, {
      k: 'shelf.chip.to',
      p: (language) => ({ day: dayWords((to ?? 0) - 1, language) }),
      without: { to: null },
    }),
    ...one('least', least !== null, {
      k: 'shelf.chip.least',
      p: { n: least ?? 0 },
      without: { least: null },
    }),
    ...one('most', most !== null, { k: 'shelf.chip.most', p: { n: most ?? 0 }, without: { most: null } }),
    ...options.map((option) => ({
      id: `option ${option.game} ${option.name} ${option.value}`,
      k: 'shelf.chip.option',
      p: optionWords(option),
      without: { options: without(options, option) },
    })),
    ...tags.map((tag) => ({
      id: `tag ${tag}`,
      k: 'shelf.chip.tag',
      p: { tag },
      without: { tags: without(tags, tag) },
    })),
    ...one('commented', commented, { k: 'library.commented', without: { commented: false } }),
  ]
}
