/** Reasons for an action: what it changes in the districts, for the Doge and in the limit totals. */
import { takeWhile, reasonFrom } from '../../../kernel/heuristics.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { message, nested, type Message } from '../../../kernel/text.ts'
import type { Action, ActionOf } from '../action.ts'
import {
  DISTRICT_NUMBERS,
  districtPart,
  sameBorder,
  type Border,
  type District,
} from '../components/districts.ts'
import { districtOf, TOO_LATE, type Card } from '../components/pieces.ts'
import type { Event } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import { removals } from '../rules/banishing.ts'
import { FACES } from '../rules/chance.ts'
import { decide } from '../rules/decide.ts'
import { openTable, tableOf } from '../rules/decks.ts'
import { costOf, walksFrom } from '../rules/doge.ts'
import { waysToPlay } from '../rules/legal.ts'
import { totalsOf } from '../rules/rounds.ts'
import { pointsFor } from '../rules/scoring.ts'
import { turnOf } from '../rules/status.ts'
import type { Offer, Pile, State, Table } from '../state.ts'

/** The events of the action itself; later ones may depend on hidden cards (SM-48). */
const ACTION_EVENTS: readonly Event['type'][] = [
  'card.played',
  'aristocrat.placed',
  'aristocrat.replaced',
  'aristocrats.banished',
  'bridge.taken',
  'bridge.built',
  'doge.placed',
  'doge.moved',
  'doge.stayed',
  'district.scored',
]

const deedsOf = (state: State, action: Action): readonly Event[] =>
  takeWhile(eventsOf(decide(state, action)), ({ type }) => ACTION_EVENTS.includes(type))

const othersIn = (counts: readonly number[], seat: Seat): readonly number[] =>
  counts.filter((_, each) => each !== seat)

/** The most a district would score the seat after one transfer of its own there. */
const afterTransfer = (district: District, counts: readonly number[], seat: Seat): number =>
  Math.max(
    0,
    ...counts.flatMap((count, rival) => {
      if (rival === seat || count === 0) return []
      const swapped = counts.with(rival, count - 1).with(seat, (counts[seat] ?? 0) + 1)
      return [pointsFor(district, swapped)[seat] ?? 0]
    }),
  )

/** What a district would score the seat before and after, and the rival that loses most (SM-37). */
const inDistrict = (before: State, after: State, seat: Seat, district: District): readonly Message[] => {
  const was = before.aristocrats[district] ?? []
  const is = after.aristocrats[district] ?? []
  const [pointsBefore, pointsAfter] = [pointsFor(district, was), pointsFor(district, is)]
  const name = { district: districtPart(district) }
  const leads = (counts: readonly number[]): boolean =>
    (counts[seat] ?? 0) > Math.max(...othersIn(counts, seat))
  const points = pointsAfter[seat] ?? 0
  const own = is[seat] ?? 0
  const other = Math.max(...othersIn(is, seat))
  const losses = pointsBefore.map((each, rival) => (rival === seat ? 0 : each - (pointsAfter[rival] ?? 0)))
  const loss = Math.max(...losses)
  const told = [
    ...(leads(is) && !leads(was) ? [message('reason.most', { ...name, own, other })] : []),
    ...(!leads(is) && points > (pointsBefore[seat] ?? 0)
      ? [message('reason.worth', { ...name, points })]
      : []),
    ...(loss > 0 ? [message('reason.less', { ...name, fromSeat: losses.indexOf(loss), n: loss })] : []),
  ]
  if (told.length > 0 || own <= (was[seat] ?? 0)) return told
  // No points yet, but the lead is safer, or one more aristocrat or a transfer would bring points.
  const isNear = (pointsFor(district, is.with(seat, own + 1))[seat] ?? 0) > points
  if (own > other || isNear) return [message('reason.gathers', { ...name, n: own, other })]
  const [possible, now] = [was, is].map((counts) => afterTransfer(district, counts, seat))
  return now !== undefined && possible !== undefined && now > Math.max(points, possible)
    ? [message('reason.transferable', { ...name, points: now })]
    : []
}

/** SM-32 to SM-37. */
const doge = (events: readonly Event[], seat: Seat): readonly Message[] => {
  // The scoring at the end of the match only follows from the action.
  const scored = eventsOfType(events, 'district.scored').find(({ why }) => why === 'doge')
  const points = scored?.points[seat] ?? 0
  if (scored === undefined || points === 0) return []
  const other = Math.max(...othersIn(scored.points, seat))
  const walk = eventsOfType(events, 'doge.moved')
  const cost = sumOf(walk.map((step) => step.cost))
  return [
    message(`reason.scores.${other === 0 ? 'alone' : 'others'}`, {
      district: districtPart(scored.district),
      points,
      other,
    }),
    ...(cost > 0 ? [message('reason.pays', { cost, n: cost })] : []),
    ...(walk.length > 0 && cost === 0 ? [message('reason.free')] : []),
  ]
}

/** What a new bridge is for: the cards in hand that it serves, or else those to come (SM-21, SM-33). */
const uses = ({ hand, doge: stands }: State, [low, high]: Border): readonly Message[] => {
  const ways = [
    [low, high],
    [high, low],
  ] as const
  const now = ways.flatMap(([from, to]) => {
    const params = { one: districtPart(from), other: districtPart(to) }
    return [
      ...(hand.includes('doge') && stands === from ? [message('reason.freeWay', params)] : []),
      ...(hand.some((card) => districtOf(card) === from) ? [message('reason.reaches', params)] : []),
    ]
  })
  return now.length > 0
    ? now
    : [message('reason.bridges', { one: districtPart(low), other: districtPart(high) })]
}

/** SM-24, SM-26. */
const bridges = (before: State, events: readonly Event[], seat: Seat): readonly Message[] => [
  ...eventsOfType(events, 'bridge.built').flatMap(({ at }) => {
    if (before.bridges.some((bridge) => bridge.seat === seat && sameBorder(bridge.at, at))) return []
    return uses(before, at)
  }),
  ...eventsOfType(events, 'bridge.taken').flatMap(({ ownerSeat, at: [one, other] }) =>
    ownerSeat === seat
      ? []
      : [
          message('reason.unbridges', {
            fromSeat: ownerSeat,
            one: districtPart(one),
            other: districtPart(other),
          }),
        ],
  ),
]

interface Banishment {
  /** What the die must show. */
  readonly roll: number
  /** The points of the district by seat after each banishment that costs the seat none (SM-28 to SM-30). */
  readonly ways: readonly (readonly number[])[]
}

const banishments = (here: readonly number[], seat: Seat, district: District): readonly Banishment[] => {
  const now = pointsFor(district, here)
  const pointsAfter = (counts: readonly number[]): readonly number[] =>
    pointsFor(
      district,
      here.map((count, each) => count - (counts[each] ?? 0)),
    )
  return FACES.map((roll) => ({
    roll,
    ways: Array.from(removals(here, Math.min(roll, sumOf(here))), pointsAfter).filter(
      (points) => (points[seat] ?? 0) >= (now[seat] ?? 0),
    ),
  }))
}

/** Fewer rolls than half of them are too few to be the reason for a banishment. */
const LIKELY = FACES.length / 2

/** What a banishment can change in its district, and with which rolls. */
const banishGains = (here: readonly number[], seat: Seat, district: District): readonly Message[] => {
  const now = pointsFor(district, here)
  const all = banishments(here, seat, district)
  const tell = (
    how: 'gain' | 'loss',
    isMeant: (points: readonly number[]) => boolean,
    params: Message['params'],
  ): readonly Message[] => {
    const rolls = all.filter(({ ways }) => ways.some(isMeant)).map(({ roll }) => roll)
    const [low = 0, high = low] = [rolls[0], rolls.at(-1)]
    // Other rolls may lie between.
    if (rolls.length < LIKELY || high - low >= rolls.length) return []
    return [
      rolls.length === all.length
        ? message(`reason.banishes.${how}.always`, params)
        : message(`reason.banishes.${how}.rolled`, { ...params, low, high }),
    ]
  }
  const name = { district: districtPart(district) }
  const possible = all.flatMap(({ ways }) => ways)
  const ownIn = (points: readonly number[]): number => points[seat] ?? 0
  const most = Math.max(0, ...possible.map(ownIn))
  const gains =
    most > (now[seat] ?? 0) ? tell('gain', (points) => ownIn(points) === most, { ...name, points: most }) : []
  if (gains.length > 0) return gains
  const losses = now.map((points, rival) =>
    rival === seat ? 0 : Math.max(0, ...possible.map((after) => points - (after[rival] ?? 0))),
  )
  const n = Math.max(...losses)
  const fromSeat = losses.indexOf(n)
  if (n <= 0) return []
  return tell('loss', (points) => (now[fromSeat] ?? 0) - (points[fromSeat] ?? 0) === n, {
    ...name,
    fromSeat,
    n,
  })
}

const MOST_ROLLED = Math.max(...FACES)
/** SM-28: the die decides only later how many must go. */
const banishes = (state: State, seat: Seat, { district }: ActionOf<'banish'>): readonly Message[] => {
  const here = state.aristocrats[district] ?? []
  const own = here[seat] ?? 0
  const others = sumOf(othersIn(here, seat))
  const gains = banishGains(here, seat, district)
  if (gains.length > 0) return gains
  const params = { district: districtPart(district), own, others }
  if (own > 0 && others >= MOST_ROLLED) return [message('reason.sparesOwn', params)]
  return own === 0 || others <= own ? [] : [message('reason.mostlyOthers', params)]
}

/** The most a Doge's card would bring the seat now, tolls paid, and where (SM-31 to SM-37). */
const dogeWorth = (state: State, seat: Seat): { readonly district: District; readonly points: number } => {
  const pointsIn = (district: District): number =>
    pointsFor(district, state.aristocrats[district] ?? [])[seat] ?? 0
  const ends =
    state.doge === null
      ? DISTRICT_NUMBERS.map((district) => ({ district, points: pointsIn(district) }))
      : Array.from(walksFrom(state.bridges, state.doge), (steps) => {
          const district = steps.at(-1)?.to ?? state.doge ?? 0
          const cost = sumOf(steps.map(({ over }) => costOf(seat, over)))
          return { district, points: pointsIn(district) - cost }
        })
  return ends.reduce((best, each) => (each.points > best.points ? each : best))
}

/** A Doge in an offer: what he is worth, and who would have him otherwise. */
const takesDoge = (
  state: State,
  seat: Seat,
  { offers, takers }: Table,
  { offer }: ActionOf<'choose'>,
  instead: Action | undefined,
): readonly Message[] => {
  const brings = (at: number): boolean => offers[at]?.cards.includes('doge') === true
  if (!brings(offer)) return []
  const isOnly = offers.every((each, at) => at === offer || each.seat !== null || !brings(at))
  const { district, points } = dogeWorth(state, seat)
  const next = takers[takers.indexOf(seat) + 1]
  return [
    ...(points > 0 ? [message('reason.doge', { district: districtPart(district), points })] : []),
    ...(isOnly && next !== undefined && instead?.type === 'choose'
      ? [message('reason.keepsDoge', { other: instead.offer + 1, toSeat: next })]
      : []),
    ...(isOnly && (next === undefined || instead === undefined) ? [message('reason.onlyDoge')] : []),
  ]
}

const limitOf = ({ limits }: Offer): number => sumOf(limits)

/** A difference of one in the limit decides nothing. */
const MUCH = 2

/** What an offer has more of, or takes less, than the one it is compared with. */
const besideOffer = (chosen: Offer, instead: Action | undefined, { offers }: Table): readonly Message[] => {
  const rival = instead?.type === 'choose' ? offers[instead.offer] : undefined
  if (instead?.type !== 'choose' || rival === undefined) return []
  const other = instead.offer + 1
  const [cards, fewer] = [chosen.cards.length, rival.cards.length]
  const [n, more] = [limitOf(chosen), limitOf(rival)]
  return [
    ...(cards > fewer ? [message('reason.moreCards', { cards, other, fewer })] : []),
    ...(n + MUCH <= more ? [message('reason.lessLimit', { limit: n, other, more })] : []),
  ]
}

interface CardWorth {
  readonly card: Card
  readonly district: District
  readonly points: number
}

/** The most that a card of a pile would add by itself to what a district scores the seat now, and where. */
const bestCard = (state: State, seat: Seat, cards: readonly Card[]): CardWorth | undefined => {
  const worths = [...new Set(cards)].flatMap((card): readonly CardWorth[] => {
    if (card === 'doge') return [{ card, ...dogeWorth(state, seat) }]
    if (card === 'bridge' || card === 'banishment') return []
    // With a second card in hand, the first does not end the turn.
    const holding: State = { ...state, stage: { is: 'play', seat }, hand: [card, card] }
    return Array.from(waysToPlay(holding, seat, card)).flatMap((way) => {
      const { aristocrats } = deedsOf(holding, way).reduce(evolve, holding)
      return DISTRICT_NUMBERS.map((district) => {
        const [was, is] = [state.aristocrats, aristocrats].map(
          (counts) => pointsFor(district, counts[district] ?? [])[seat] ?? 0,
        )
        return { card, district, points: (is ?? 0) - (was ?? 0) }
      })
    })
  })
  return worths.toSorted((one, other) => other.points - one.points)[0]
}

const bestPoints = (state: State, seat: Seat, { cards }: Pick<Offer, 'cards'>): number =>
  Math.max(0, bestCard(state, seat, cards)?.points ?? 0)

/** The most that a transfer would cost a rival now in a district where it brings the seat itself nothing yet. */
const transferLoss = (state: State, seat: Seat): readonly Message[] => {
  const losses = DISTRICT_NUMBERS.flatMap((district) => {
    const counts = state.aristocrats[district] ?? []
    const now = pointsFor(district, counts)
    return counts.flatMap((count, fromSeat) => {
      if (fromSeat === seat || count === 0) return []
      const swapped = counts.with(fromSeat, count - 1).with(seat, (counts[seat] ?? 0) + 1)
      return [{ district, fromSeat, n: (now[fromSeat] ?? 0) - (pointsFor(district, swapped)[fromSeat] ?? 0) }]
    })
  })
  return losses
    .toSorted((one, other) => other.n - one.n)
    .slice(0, 1)
    .flatMap(({ district, ...loss }) =>
      loss.n > 0 ? [message('reason.transferLoss', { district: districtPart(district), ...loss })] : [],
    )
}

/** What sets an offer apart by little: a single point of limit, what its best card is worth, or no useless Doge. */
const small = (
  state: State,
  seat: Seat,
  chosen: Offer,
  instead: Action | undefined,
  { offers }: Table,
): readonly Message[] => {
  const rival = instead?.type === 'choose' ? offers[instead.offer] : undefined
  if (instead?.type !== 'choose' || rival === undefined) return []
  const [limit, more] = [limitOf(chosen), limitOf(rival)]
  const best = bestCard(state, seat, chosen.cards)
  const isBetter = best !== undefined && best.points > bestPoints(state, seat, rival)
  const [has, lacks] = [chosen.cards, rival.cards]
  const isDogeless = lacks.includes('doge') && !has.includes('doge') && dogeWorth(state, seat).points <= 0
  return [
    ...(isBetter ? cardWorth(best) : []),
    ...(!isBetter && has.includes('transfer') && !lacks.includes('transfer')
      ? transferLoss(state, seat)
      : []),
    ...(isDogeless ? [message('reason.sparesDoge', { other: instead.offer + 1 })] : []),
    ...(limit < more ? [message('reason.lessLimit', { limit, other: instead.offer + 1, more })] : []),
  ]
}

const cardWorth = ({ card, district, points }: CardWorth): readonly Message[] => {
  const own = districtOf(card)
  const where = { district: districtPart(district), points }
  // The Doge has his own words.
  if (card === 'doge') return [message('reason.doge', where)]
  if (own === district) return [message('reason.cardWorth.here', where)]
  const what = own === undefined ? nested(`named.card.${card}`) : districtPart(own)
  return [message('reason.cardWorth.over', { card: what, ...where })]
}

/** An offer compared with the other free ones (SM-18). */
const takes = (
  state: State,
  seat: Seat,
  action: ActionOf<'choose'>,
  instead: Action | undefined,
): readonly Message[] => {
  const { offer } = action
  const table = openTable(state)
  const chosen = table?.offers[offer]
  if (table === undefined || chosen === undefined) return []
  const others = table.offers.filter((each) => each.seat === null && each !== chosen)
  if (others.length === 0) return []
  const total = (totalsOf(state)[seat] ?? 0) + limitOf(chosen)
  const room = TOO_LATE - total + limitOf(chosen)
  const [cards, n] = [chosen.cards.length, limitOf(chosen)]
  const isMost = others.every((each) => each.cards.length < cards)
  const less = Math.min(...others.map(limitOf)) - n
  const isLeast = less > 0
  const facts = [
    ...takesDoge(state, seat, table, action, instead),
    ...(total < TOO_LATE && others.some((each) => limitOf(each) >= room)
      ? [message('reason.stays', { total })]
      : []),
    ...(isMost && isLeast ? [message('reason.mostForLeast', { cards, n })] : []),
    ...(isMost && !isLeast ? [message('reason.mostCards', { cards })] : []),
    ...(less >= MUCH && !isMost ? [message('reason.leastLimits', { n, less })] : []),
    ...(isMost || isLeast ? [] : besideOffer(chosen, instead, table)),
  ]
  return facts.length > 0 ? facts : small(state, seat, chosen, instead, table)
}

/** What a card that is given up, or a bonus that is declined, spares the seat beside an action that uses it (SM-21). */
const spares = (state: State, seat: Seat, instead: Action | undefined): readonly Message[] => {
  if (instead === undefined) return []
  if (instead.type === 'banish') {
    // Any district may be named: only where each would put the seat's own at risk is there nothing to banish.
    const isAtRisk = state.aristocrats
      .filter((here) => sumOf(othersIn(here, seat)) > 0)
      .every((here) => (here[seat] ?? 0) > 0 && sumOf(othersIn(here, seat)) < MOST_ROLLED)
    return isAtRisk ? [message('reason.spares.roll')] : []
  }
  const events = deedsOf(state, instead)
  const after = events.reduce(evolve, state)
  const taken = eventsOfType(events, 'bridge.taken').flatMap(({ ownerSeat, at: [one, other] }) =>
    ownerSeat === seat
      ? [message('reason.spares.bridge', { one: districtPart(one), other: districtPart(other) })]
      : [],
  )
  const n = state.reserves[seat] ?? 0
  return [...taken, ...(n > (after.reserves[seat] ?? 0) ? [message('reason.spares.reserve', { n })] : [])]
}

/** What the distributor is left with in the worst case, as the last to take an offer (SM-16, SM-18). */
const leastLeft = (state: State, seat: Seat, offers: readonly Pile[]) => ({
  cards: Math.min(...offers.map((each) => each.cards.length)),
  limit: Math.max(...offers.map(({ limits }) => sumOf(limits))),
  points: Math.min(...offers.map((each) => bestPoints(state, seat, each))),
  /** The least limit with which a Doge can be had; undefined without one. */
  price: offers.some(({ cards }) => cards.includes('doge'))
    ? Math.min(...offers.flatMap(({ cards, limits }) => (cards.includes('doge') ? [sumOf(limits)] : [])))
    : undefined,
})

/** The price of a Doge is worth a word from here on. */
const DEAR = 4

/** A division by what each chooser pays for the Doge, and by the least that is left; only what another does worse. */
const divides = (
  state: State,
  seat: Seat,
  { offers }: ActionOf<'divide'>,
  instead: Action | undefined,
): readonly Message[] => {
  if (offers === null) return []
  const { cards, limit: n, points, price = 0 } = leastLeft(state, seat, offers)
  const other =
    instead?.type === 'divide' && instead.offers !== null ? leastLeft(state, seat, instead.offers) : undefined
  const chooser = tableOf(state, seat)?.takers[0]
  const total = price + (chooser === undefined ? 0 : (totalsOf(state)[chooser] ?? 0))
  const isDearer = price > 0 && price > (other?.price ?? (other === undefined ? DEAR - 1 : Infinity))
  // In the last round of a passage nobody is put out any more: a total of ten only forfeits the points for a low one.
  const lost = state.round?.last === true ? 'bonus' : 'passage'
  const pays =
    total >= TOO_LATE && chooser !== undefined && chooser !== seat
      ? message(`reason.dogeEnds.${lost}`, { toSeat: chooser, total })
      : message('reason.dogeCosts', { n: price })
  const leaves = cards > 0 ? message('reason.leaves', { cards, n }) : message('reason.leavesLimit', { n })
  return [
    ...(isDearer ? [pays] : []),
    ...(points > (other?.points ?? 0) ? [message('reason.leavesPoints', { n: points })] : []),
    ...(other === undefined ? [leaves] : []),
    ...(other !== undefined && n < other.limit ? [message('reason.caps', { n, more: other.limit })] : []),
    ...(other !== undefined && cards > other.cards
      ? [message('reason.leavesCards', { cards, fewer: other.cards })]
      : []),
  ]
}

/** A banishment that spares more of the seat's own than the other. */
const keepsOwn = (seat: Seat, action: Action, instead: Action | undefined): readonly Message[] => {
  if (action.type !== 'remove' || instead?.type !== 'remove') return []
  const n = (instead.counts[seat] ?? 0) - (action.counts[seat] ?? 0)
  return n > 0 ? [message('reason.keepsOwn', { n })] : []
}

const factsFor = (state: State, seat: Seat, action: Action, instead?: Action): readonly Message[] => {
  if (action.type === 'choose') return takes(state, seat, action, instead)
  if (action.type === 'divide') return divides(state, seat, action, instead)
  if (action.type === 'banish') return banishes(state, seat, action)
  if (action.type === 'giveUp' || action.type === 'decline') return spares(state, seat, instead)
  const events = deedsOf(state, action)
  const after = events.reduce(evolve, state)
  const changed = DISTRICT_NUMBERS.filter(
    (district) => after.aristocrats[district] !== state.aristocrats[district],
  )
  return [
    ...doge(events, seat),
    ...changed.flatMap((district) => inDistrict(state, after, seat, district)),
    ...bridges(state, events, seat),
    ...keepsOwn(seat, action, instead),
  ]
}

export const reason = (state: State, action: Action, others?: readonly Action[]): Message | undefined => {
  const { by } = turnOf(state)
  if (typeof by !== 'number') return undefined
  return reasonFrom((of, other) => factsFor(state, by, of, other), action, others)
}
