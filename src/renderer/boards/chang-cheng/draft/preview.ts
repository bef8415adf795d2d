/** Describes the result of the chosen action, from the engine's answer and from the map. */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import type { Event, EventOf } from '../../../../engine/games/chang-cheng/event.ts'
import type { Space } from '../../../../engine/games/chang-cheng/components/layout.ts'
import type { ProvinceView, View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import { effectOf } from './draft.ts'
import { withMinus } from '../../../../engine/kernel/numbers.ts'
import { nameAt, type Phrase } from '../../../ui/format/phrases.ts'
import { phrase } from '../words/labels.ts'

/** Spaces an action builds on. */
export const builtBy = (action: Action | null): readonly Space[] => {
  switch (action?.type) {
    case 'wall':
    case 'cardWall':
    case 'tower':
    case 'neutral':
      return [action.space]
    case 'double':
      return action.spaces
    default:
      return []
  }
}

/** Provinces that would be left without an empty space. */
export const filledBy = (view: View, spaces: readonly Space[]): readonly ProvinceView[] =>
  view.provinces.filter((province) => {
    const empty = province.spaces.filter((space) =>
      view.spaces.some((each) => each.space === space && each.piece === null),
    )
    return empty.length > 0 && empty.every((space) => spaces.includes(space))
  })

const EMPERORS = 3

/** Who scores a province, where that is settled before any choice or card. */
const scoring = (
  events: readonly Event[],
  province: number,
  names: readonly string[],
): Phrase | undefined => {
  const scored = events.find(
    (event): event is EventOf<'province.scored'> =>
      event.type === 'province.scored' && event.province === province,
  )
  if (scored === undefined) return undefined
  const { value, winners } = scored
  return phrase(winners.length === 0 ? 'outcome.fillsForNobody' : 'outcome.fillsFor', {
    province: province + 1,
    value: withMinus(value),
    n: value,
    names: winners.map((seat) => nameAt(names, seat)),
  })
}

const filling = (
  view: View,
  action: Action,
  events: readonly Event[],
  names: readonly string[],
): readonly Phrase[] =>
  filledBy(view, builtBy(action)).flatMap((province, index) => {
    const own = action.type === 'cardWall' ? 1 : 0
    const n = province.cards.length + own
    const name = province.province + 1
    const isLast = view.emperors !== null && view.emperors + index + 1 === EMPERORS
    return [
      n === 0
        ? (scoring(events, province.province, names) ?? phrase('outcome.fillsBare', { province: name }))
        : phrase('outcome.fills', { province: name, n }),
      ...(isLast ? [phrase('outcome.extends')] : []),
    ]
  })

const looking = (view: View, spaces: readonly Space[]): readonly Phrase[] => {
  const turns = view.events?.includes('scouting') === true
  // A tile whose value the viewer still knows shows nothing new, unless it is turned up.
  const regions = view.regions.filter(
    ({ tile, spaces: opposite }) =>
      tile !== null &&
      !tile.up &&
      (turns || tile.value === null) &&
      opposite.some((each) => spaces.includes(each)),
  )
  if (regions.length === 0) return []
  const names = regions.map(({ region }) => String(region + 1))
  return [phrase(turns ? 'outcome.turns' : 'outcome.looks', { n: regions.length, regions: names })]
}

const effectsOf = (events: readonly Event[]): readonly Phrase[] =>
  events.flatMap((event): readonly Phrase[] => {
    if (event.type === 'double.scored') return [phrase('outcome.double', { n: event.points })]
    if (event.type === 'reservation.ended')
      return [phrase(`outcome.ended.${event.why}`, { space: event.space + 1 })]
    if (event.type === 'wall.built') return [phrase('outcome.left', { n: event.left })]
    if (event.type === 'neutral.built') return [phrase('outcome.neutralLeft', { n: event.left })]
    return []
  })

/** Everything worth knowing before doing an action that builds or lays cards. */
export const previewOf = (
  view: View,
  action: Action,
  events: readonly Event[],
  names: readonly string[],
): readonly Phrase[] => {
  const forecast = effectOf(view, action)?.forecast
  if (forecast !== undefined) {
    const { value, leaders } = forecast
    const list = leaders.map((seat) => names[seat] ?? '')
    return [
      phrase(list.length === 0 ? 'outcome.nobody' : 'outcome.worth', {
        value: withMinus(value),
        n: value,
        names: list,
      }),
    ]
  }
  const laid =
    action.type === 'cards'
      ? action.cards.map(({ card, province }) =>
          phrase('outcome.lays', { card: card ?? '?', province: province + 1 }),
        )
      : []
  return [
    ...laid,
    ...filling(view, action, events, names),
    ...effectsOf(events),
    ...looking(view, builtBy(action)),
  ]
}
