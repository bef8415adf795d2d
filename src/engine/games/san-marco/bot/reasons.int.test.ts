import { describeReasons, type ReasonedAction } from '../../../kernel/testing/checks/reasons.ts'
import type { Action } from '../action.ts'
import { DISTRICT_NUMBERS, planOf, type District } from '../components/districts.ts'
import type { Event } from '../event.ts'
import { sanMarco } from '../index.ts'
import type { Offer, Pile, State } from '../state.ts'
import type { Card } from '../components/pieces.ts'
import { OPTIONS } from '../testing/position.ts'

type Params = { readonly [name: string]: string | number }
type Of = ReasonedAction<State, Action, Event>

const numberOf = (params: Params, name: string): number => Number(params[name])
/** The district whose name a parameter holds. */
const districtOf = (name: string | number | undefined): District =>
  DISTRICT_NUMBERS.find((district) => String(name).endsWith(`.${district + 1}`))!
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** The points a seat gets in a district, by ranking the counts (SM-37 to SM-39a). */
/** The position with one more aristocrat of a seat in a district. */
const withOneMore = (state: State, district: District, seat: number): State => ({
  ...state,
  aristocrats: state.aristocrats.map((counts, at) =>
    at === district ? counts.with(seat, counts[seat]! + 1) : counts,
  ),
})
const worthTo = (state: State, district: District, seat: number): number => {
  const counts = state.aristocrats[district]!
  const own = counts[seat]!
  const { high, low } = planOf(district)
  const more = counts.filter((count) => count > own).length
  const same = counts.filter((count) => count === own).length
  if (own === 0) return 0
  if (more === 0) return same === 1 ? high : low
  return more === 1 && same === 1 ? low : 0
}
const mostOfOthers = (state: State, district: District, seat: number): number =>
  Math.max(...state.aristocrats[district]!.filter((_, each) => each !== seat))

const scoredIn = ({ events, before, seat }: Of, params: Params): boolean => {
  const district = districtOf(params['district'])
  const others = before.scores.map((_, each) => (each === seat ? 0 : worthTo(before, district, each)))
  return (
    events.some(
      (event) => event.type === 'district.scored' && event.district === district && event.why === 'doge',
    ) &&
    worthTo(before, district, seat) === params['points'] &&
    Math.max(...others) === numberOf({ other: 0, ...params }, 'other')
  )
}

/** What the seat itself pays for the walk of its Doge. */
const tollOf = ({ action, seat }: Of): number =>
  action.type === 'doge'
    ? sum(action.steps.map(({ over }) => (over === seat ? 0 : over === null ? 2 : 1)))
    : 0

const bridgesIn = (state: State): readonly string[] =>
  state.bridges.map(({ at, seat }) => `${seat} ${[...at].sort().join('-')}`)
const spelt = (seat: unknown, params: Params): string =>
  `${String(seat)} ${[districtOf(params['one']), districtOf(params['other'])].sort().join('-')}`

/** The division takes its first chooser to ten or more with the cheapest Doge, which it makes dearer. */
const isDogePast = (params: Params, of: Of): boolean => {
  const price = priceOf(divisionOf(of.action))
  const chooser = numberOf(params, 'toSeat')
  const table = of.before.round!.tables.find(({ seat }) => seat === of.seat)!
  return (
    table.takers[0] === chooser &&
    chooser !== of.seat &&
    sum(of.before.limits[chooser]!) + price === params['total'] &&
    numberOf(params, 'total') >= 10 &&
    (of.instead === undefined || price > (priceOf(divisionOf(of.instead)) || 0))
  )
}

const isUnused = ({ action }: Of): boolean => action.type === 'giveUp' || action.type === 'decline'
/** The position right after the card itself is played as the other action would. */
const playedInstead = ({ before, instead }: Of): State => {
  const decision = instead === undefined ? undefined : sanMarco.decide(before, instead)
  if (decision?.ok !== true) return before
  const end = decision.events.findIndex(({ type }) => type === 'match.ended' || type.startsWith('round.'))
  return decision.events.slice(0, end < 0 ? undefined : end).reduce(sanMarco.evolve, before)
}

/** The action builds the seat's bridge between the districts named. */
const isBridged = (params: Params, { before, after, seat }: Of): boolean => {
  const bridge = spelt(seat, params)
  return bridgesIn(after).includes(bridge) && !bridgesIn(before).includes(bridge)
}
const hasCardFor = ({ before }: Of, name: string | number | undefined): boolean =>
  before.hand.some((card) => card === String(districtOf(name) + 1))

const tableOf = (state: State) =>
  state.round!.tables.find(({ up, offers }) => up && offers.some(({ seat }) => seat === null))!
const offersOf = ({ before, action }: Of): { readonly own: Offer; readonly others: readonly Offer[] } => {
  const { offers } = tableOf(before)
  const own = offers[action.type === 'choose' ? action.offer : -1]!
  return { own, others: offers.filter((each) => each !== own && each.seat === null) }
}
/** The offer the action was compared with, if it is the one told. */
const insteadOf = ({ before, instead }: Of, params: Params): Offer | undefined =>
  instead?.type === 'choose' && params['other'] === instead.offer + 1
    ? tableOf(before).offers[instead.offer]
    : undefined
const isMost = (of: Of): boolean => {
  const { own, others } = offersOf(of)
  return others.every(({ cards }) => cards.length < own.cards.length)
}
const isLeast = (of: Of): boolean => {
  const { own, others } = offersOf(of)
  return others.every(({ limits }) => sum(limits) > sum(own.limits))
}
const hasCards = (of: Of, params: Params): boolean => offersOf(of).own.cards.length === params['cards']
const hasLimit = (of: Of, params: Params): boolean => sum(offersOf(of).own.limits) === params['n']
const hasOnlyDoge = (of: Of): boolean => {
  const { own, others } = offersOf(of)
  return own.cards.includes('doge') && others.every(({ cards }) => !cards.includes('doge'))
}
/** The most that a card by itself adds to what the districts score the seat, or the Doge to its score. */
const mostBy = ({ before, seat }: Of, card: Card): number => {
  if (card === 'banishment' || card === 'bridge') return 0
  const state: State = { ...before, stage: { is: 'play', seat }, hand: [card, card] }
  const gains = [...sanMarco.legal(state)].flatMap((action) => {
    const decision = action.type === 'giveUp' ? undefined : sanMarco.decide(state, action)
    if (decision?.ok !== true) return []
    const after = decision.events.reduce(sanMarco.evolve, state)
    if (card === 'doge') return [after.scores[seat]! - before.scores[seat]!]
    return DISTRICT_NUMBERS.map(
      (district) => worthTo(after, district, seat) - worthTo(before, district, seat),
    )
  })
  return Math.max(0, ...gains)
}
/** The card of the offer that is worth most, which is more than any of the offer it is compared with. */
const isBestCard = (of: Of, name: string, params: Params): boolean => {
  const rival = of.instead?.type === 'choose' ? tableOf(of.before).offers[of.instead.offer] : undefined
  const card = offersOf(of).own.cards.find((each) => each === name)
  return (
    card !== undefined &&
    rival !== undefined &&
    mostBy(of, card) === params['points'] &&
    rival.cards.every((each) => mostBy(of, each) < numberOf(params, 'points'))
  )
}
const divisionOf = (action: Action): readonly Pile[] =>
  action.type === 'divide' && action.offers !== null ? action.offers : []
const priceOf = (offers: readonly Pile[]): number =>
  Math.min(...offers.flatMap(({ cards, limits }) => (cards.includes('doge') ? [sum(limits)] : [])))
const worstLimit = (offers: readonly Pile[]): number => Math.max(...offers.map(({ limits }) => sum(limits)))
const fewestCards = (offers: readonly Pile[]): number => Math.min(...offers.map(({ cards }) => cards.length))

/** The best that a Doge's card does to the seat's score, by playing it every way. */
const bestDoge = ({ before, seat }: Of, district: District): number => {
  const state: State = { ...before, stage: { is: 'play', seat }, hand: ['doge', 'doge'] }
  const gains = [...sanMarco.legal(state)].flatMap((action) => {
    if (action.type !== 'doge' && action.type !== 'dogePlace') return []
    const decision = sanMarco.decide(state, action)
    if (!decision.ok) return []
    const after = decision.events.reduce(sanMarco.evolve, state)
    return [{ end: after.doge, gain: after.scores[seat]! - before.scores[seat]! }]
  })
  const most = Math.max(...gains.map(({ gain }) => gain))
  return gains.some(({ end, gain }) => end === district && gain === most) ? most : NaN
}

const banishable = ({ before, seat, action }: Of, params: Params): boolean => {
  const district = districtOf(params['district'])
  const counts = before.aristocrats[district]!
  const own = numberOf({ own: 0, ...params }, 'own')
  return (
    action.type === 'banish' &&
    action.district === district &&
    counts[seat] === own &&
    sum(counts) - own === params['others'] &&
    sum(counts) - own > own
  )
}

/** The rolls told, or the others, each with the positions it can lead to after a banishment from the district. */
const afterRolls = (
  { before, action }: Of,
  params: Params,
  areTold = true,
): readonly (readonly State[])[] => {
  const named = sanMarco.decide(before, action)
  if (action.type !== 'banish' || action.district !== districtOf(params['district']) || !named.ok) return []
  const after = named.events.reduce(sanMarco.evolve, before)
  const { low = 1, high = params['low'] ?? 6 } = params
  return ([1, 2, 3, 4, 5, 6] as const)
    .filter((face) => (face >= Number(low) && face <= Number(high)) === areTold)
    .map((face) => {
      const rolled = play(after, { type: 'roll', face })
      if (rolled.stage.is !== 'remove') return [rolled]
      return [...sanMarco.legal(rolled)].map((removal) => play(rolled, removal))
    })
}
const play = (state: State, action: Action): State => {
  const decision = sanMarco.decide(state, action)
  return decision.ok ? decision.events.reduce(sanMarco.evolve, state) : state
}
/** A banishment from the district brings the points with each roll told. */
const banishesFor = (of: Of, params: Params): boolean => {
  const district = districtOf(params['district'])
  const rolls = afterRolls(of, params)
  return (
    rolls.length > 0 &&
    Number(params['points']) > worthTo(of.before, district, of.seat) &&
    rolls.every((ways) => ways.some((state) => worthTo(state, district, of.seat) === params['points'])) &&
    afterRolls(of, params, false).every((ways) =>
      ways.every((state) => worthTo(state, district, of.seat) !== params['points']),
    )
  )
}
const banishesFrom = (of: Of, params: Params): boolean => {
  const district = districtOf(params['district'])
  const from = numberOf(params, 'fromSeat')
  const lossIn = (state: State): number => worthTo(of.before, district, from) - worthTo(state, district, from)
  const rolls = afterRolls(of, params)
  return (
    from !== of.seat &&
    numberOf(params, 'n') > 0 &&
    rolls.length > 0 &&
    rolls.every((ways) => ways.some((state) => lossIn(state) === params['n'])) &&
    // Other rolls do it only at the seat's own cost.
    afterRolls(of, params, false).every((ways) =>
      ways.every(
        (state) =>
          lossIn(state) !== params['n'] ||
          worthTo(state, district, of.seat) < worthTo(of.before, district, of.seat),
      ),
    )
  )
}

describeReasons(
  sanMarco,
  [
    { options: OPTIONS, seats: 3 },
    { options: OPTIONS, seats: 4 },
  ],
  {
    most: (params, { before, after, seat }) => {
      const district = districtOf(params['district'])
      const [own, other] = [after.aristocrats[district]![seat]!, mostOfOthers(after, district, seat)]
      const had = before.aristocrats[district]![seat]! > mostOfOthers(before, district, seat)
      return own === params['own'] && other === params['other'] && own > other && !had
    },
    worth: (params, { before, after, seat }) => {
      const district = districtOf(params['district'])
      const points = worthTo(after, district, seat)
      return points === params['points'] && points > worthTo(before, district, seat)
    },
    gathers: (params, { before, after, seat }) => {
      const district = districtOf(params['district'])
      const own = after.aristocrats[district]![seat]!
      return (
        own === params['n'] &&
        own > before.aristocrats[district]![seat]! &&
        mostOfOthers(after, district, seat) === params['other'] &&
        (own > mostOfOthers(after, district, seat) ||
          worthTo(withOneMore(after, district, seat), district, seat) > worthTo(after, district, seat))
      )
    },
    less: (params, { before, after, seat }) => {
      const district = districtOf(params['district'])
      const from = numberOf(params, 'fromSeat')
      const loss = worthTo(before, district, from) - worthTo(after, district, from)
      return from !== seat && loss > 0 && loss === params['n']
    },
    'scores.alone': (params, of) => scoredIn(of, { ...params, other: 0 }),
    'scores.others': (params, of) => numberOf(params, 'other') > 0 && scoredIn(of, params),
    pays: (params, of) => numberOf(params, 'cost') > 0 && tollOf(of) === params['cost'],
    free: (_, of) => of.action.type === 'doge' && of.action.steps.length > 0 && tollOf(of) === 0,
    bridges: (params, of) =>
      isBridged(params, of) && !hasCardFor(of, params['one']) && !hasCardFor(of, params['other']),
    reaches: (params, of) => isBridged(params, of) && hasCardFor(of, params['one']),
    freeWay: (params, of) =>
      isBridged(params, of) &&
      of.before.hand.includes('doge') &&
      of.before.doge === districtOf(params['one']),
    leavesLimit: (params, of) =>
      of.instead?.type !== 'divide' &&
      divisionOf(of.action).some(({ cards }) => cards.length === 0) &&
      divisionOf(of.action).every(({ limits }) => sum(limits) <= numberOf(params, 'n')),
    unbridges: (params, { before, after, seat }) => {
      const bridge = spelt(params['fromSeat'], params)
      const isGone = bridgesIn(before).includes(bridge) && !bridgesIn(after).includes(bridge)
      return params['fromSeat'] !== seat && isGone
    },
    'banishes.gain.rolled': (params, of) => banishesFor(of, params),
    'banishes.gain.always': (params, of) => banishesFor(of, params),
    'banishes.loss.rolled': (params, of) => banishesFrom(of, params),
    'banishes.loss.always': (params, of) => banishesFrom(of, params),
    sparesOwn: (params, of) =>
      numberOf(params, 'own') > 0 && numberOf(params, 'others') >= 6 && banishable(of, params),
    mostlyOthers: (params, of) => numberOf(params, 'own') > 0 && banishable(of, params),
    stays: (params, of) => {
      const { own, others } = offersOf(of)
      const before = sum(of.before.limits[of.seat]!)
      const total = before + sum(own.limits)
      return (
        total === params['total'] && total < 10 && others.some(({ limits }) => before + sum(limits) >= 10)
      )
    },
    mostForLeast: (params, of) => isMost(of) && isLeast(of) && hasCards(of, params) && hasLimit(of, params),
    mostCards: (params, of) => isMost(of) && hasCards(of, params),
    leastLimits: (params, of) => {
      const { own, others } = offersOf(of)
      const next = Math.min(...others.map(({ limits }) => sum(limits)))
      return isLeast(of) && hasLimit(of, params) && next - sum(own.limits) === params['less']
    },
    'cardWorth.here': (params, of) => isBestCard(of, String(districtOf(params['district']) + 1), params),
    'cardWorth.over': (params, of) => isBestCard(of, String(params['card']).split('.').at(-1)!, params),
    transferLoss: (params, of) => {
      const { before, seat } = of
      const from = numberOf(params, 'fromSeat')
      const state: State = { ...before, stage: { is: 'play', seat }, hand: ['transfer', 'transfer'] }
      const losses = [...sanMarco.legal(state)].flatMap((action) => {
        const decision = action.type === 'transfer' ? sanMarco.decide(state, action) : undefined
        if (action.type !== 'transfer' || decision?.ok !== true) return []
        const after = decision.events.reduce(sanMarco.evolve, state)
        const { district, seat: owner } = action
        const n = worthTo(before, district, owner) - worthTo(after, district, owner)
        return [{ is: `${district} ${owner}`, n }]
      })
      const rival = insteadOf(of, {
        ...params,
        other: of.instead?.type === 'choose' ? of.instead.offer + 1 : 0,
      })
      return (
        losses.every(({ n }) => n <= numberOf(params, 'n')) &&
        losses.some(({ is, n }) => is === `${districtOf(params['district'])} ${from}` && n === params['n']) &&
        offersOf(of).own.cards.includes('transfer') &&
        rival?.cards.includes('transfer') === false
      )
    },
    sparesDoge: (params, of) =>
      insteadOf(of, params)?.cards.includes('doge') === true &&
      !offersOf(of).own.cards.includes('doge') &&
      mostBy(of, 'doge') === 0,
    transferable: (params, { before, after, seat }) => {
      const district = districtOf(params['district'])
      const most = (state: State): number =>
        Math.max(
          0,
          ...state.aristocrats.flatMap((_, rival) => {
            if (rival === seat || !(state.aristocrats[district]![rival]! > 0)) return []
            const counts = state.aristocrats[district]!
            const swapped = counts.with(rival, counts[rival]! - 1)
            const there = { ...state, aristocrats: state.aristocrats.with(district, swapped) }
            return [worthTo(withOneMore(there, district, seat), district, seat)]
          }),
        )
      return (
        most(after) === params['points'] &&
        most(after) > most(before) &&
        most(after) > worthTo(after, district, seat)
      )
    },
    keepsOwn: (params, { before, after, seat, action, instead }) => {
      if (action.type !== 'remove' || instead?.type !== 'remove') return false
      const total = (state: State): number => sum(state.aristocrats.map((counts) => counts[seat]!))
      const gone = instead.counts[seat]! - (total(before) - total(after))
      return gone > 0 && gone === params['n']
    },
    caps: (params, { action, instead }) =>
      worstLimit(divisionOf(action)) === params['n'] &&
      instead !== undefined &&
      worstLimit(divisionOf(instead)) === params['more'] &&
      numberOf(params, 'n') < numberOf(params, 'more'),
    leavesCards: (params, { action, instead }) =>
      fewestCards(divisionOf(action)) === params['cards'] &&
      instead !== undefined &&
      fewestCards(divisionOf(instead)) === params['fewer'] &&
      numberOf(params, 'cards') > numberOf(params, 'fewer'),
    dogeCosts: (params, of) => {
      const price = priceOf(divisionOf(of.action))
      return (
        price === params['n'] &&
        price < 10 &&
        (of.instead === undefined || price > (priceOf(divisionOf(of.instead)) || 0))
      )
    },
    'dogeEnds.passage': (params, of) => isDogePast(params, of) && !of.before.round!.last,
    'dogeEnds.bonus': (params, of) => isDogePast(params, of) && of.before.round!.last,
    leavesPoints: (params, of) => {
      const least = (offers: readonly Pile[]): number =>
        Math.min(...offers.map(({ cards }) => Math.max(0, ...cards.map((card) => mostBy(of, card)))))
      const points = least(divisionOf(of.action))
      return (
        points === params['n'] &&
        points > 0 &&
        (of.instead === undefined || points > least(divisionOf(of.instead)))
      )
    },
    'spares.bridge': (params, of) =>
      isUnused(of) &&
      of.instead?.type === 'bridge' &&
      of.instead.take?.seat === of.seat &&
      bridgesIn(of.before).includes(spelt(of.seat, params)) &&
      spelt(of.instead.take.seat, params) === `${of.seat} ${[...of.instead.take.at].sort().join('-')}`,
    'spares.reserve': (params, of) =>
      isUnused(of) &&
      of.before.reserves[of.seat] === params['n'] &&
      playedInstead(of).reserves[of.seat]! < of.before.reserves[of.seat]!,
    'spares.roll': (_, of) =>
      isUnused(of) &&
      of.instead?.type === 'banish' &&
      // In every district with aristocrats of others a roll may hit the seat's own.
      of.before.aristocrats.every((here) => {
        const others = sum(here) - here[of.seat]!
        return others === 0 || (here[of.seat]! > 0 && others < 6)
      }),
    moreCards: (params, of) =>
      hasCards(of, params) &&
      insteadOf(of, params)?.cards.length === params['fewer'] &&
      numberOf(params, 'fewer') < numberOf(params, 'cards'),
    lessLimit: (params, of) =>
      hasLimit(of, { n: params['limit']! }) &&
      sum(insteadOf(of, params)?.limits ?? []) === params['more'] &&
      numberOf(params, 'limit') < numberOf(params, 'more'),
    onlyDoge: (_, of) => hasOnlyDoge(of),
    doge: (params, of) =>
      offersOf(of).own.cards.includes('doge') &&
      bestDoge(of, districtOf(params['district'])) === params['points'],
    keepsDoge: (params, of) => {
      const { takers, offers } = tableOf(of.before)
      const { instead, seat } = of
      const next = takers[takers.indexOf(seat) + 1]
      return (
        hasOnlyDoge(of) &&
        instead?.type === 'choose' &&
        params['other'] === instead.offer + 1 &&
        params['toSeat'] === next &&
        offers.every((each) => each.seat !== next)
      )
    },
    leaves: (params, of) =>
      of.instead?.type !== 'divide' &&
      of.action.type === 'divide' &&
      of.action.offers !== null &&
      of.action.offers.every(({ cards }) => cards.length >= numberOf(params, 'cards')) &&
      of.action.offers.every(({ limits }) => sum(limits) <= numberOf(params, 'n')),
  },
  // A seat's own bridge is taken only if the supply is empty.
  ['spares.bridge'],
)
