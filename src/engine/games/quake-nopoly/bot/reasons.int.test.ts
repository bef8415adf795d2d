import { describeReasons, type ReasonedAction } from '../../../kernel/testing/checks/reasons.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import type { Action } from '../action.ts'
import { BUILDINGS, DISTRICTS, EARTHQUAKES, GENERAL_EVENTS, SPECIAL_EVENTS } from '../components/deck/deck.ts'
import { KINDS, type DistrictId } from '../components/deck/types.ts'
import type { Event } from '../event.ts'
import { quakeNopoly } from '../index.ts'
import type { Built, DisasterKind, Land, State } from '../state.ts'
import { OPTIONS } from '../testing/position.ts'

type Params = { readonly [name: string]: string | number }
type Of = ReasonedAction<State, Action, Event>

interface Standing {
  readonly seat: number
  readonly land: Land
  readonly level: number
  readonly built: Built
}

/** The id in a text's key: `deck.building.ID.name`, `deck.district.ID`, `deck.kind.ID`. */
const idIn = (params: Params, name: string): string => String(params[name]).split('.')[2]!
const districtOf = (card: number) => DISTRICTS[Math.floor(card / 2)]!
const cardOf = (building: string) => BUILDINGS.find(({ id }) => id === building)!

/** What comes after one of these only follows from the action. */
const AFTERWARDS: readonly Event['type'][] = [
  ...(['step.due', 'turn.started', 'phase.started', 'card.turned', 'disaster.struck'] as const),
  ...(['building.damaged', 'building.collapsed', 'damage.taken', 'building.produced'] as const),
]
const direct = ({ before, events }: Of): State => {
  const end = events.findIndex(({ type }) => AFTERWARDS.includes(type))
  return events.slice(0, end < 0 ? undefined : end).reduce(quakeNopoly.evolve, before)
}

const standing = (state: State): readonly Standing[] =>
  state.lands.flatMap((lands, seat) =>
    lands.flatMap((land) =>
      land.levels.flatMap((built, level) => (built === null ? [] : [{ seat, land, level, built }])),
    ),
  )
const siteOf = (state: State, building: string): Standing | undefined =>
  standing(state).find(({ built }) => built.building === building)

const isFull = (state: State): boolean => state.options.variant !== 'beginner'
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
/** The points of a building (QK-29 to QK-31). */
const worthOf = (state: State, { seat, land, level, built }: Standing): number => {
  const { points, district } = cardOf(built.building)
  const home = district === districtOf(land.card).id ? 2 : 0
  if (!isFull(state)) return points + home
  return points + home + [0, 2, 3][level]! + (state.roles[seat] === 'banker' ? level : 0)
}
/** The final points of a seat if the match ended in this position (QK-28 to QK-31). */
const totalOf = (state: State, seat: number): number => {
  const own = standing(state).filter((each) => each.seat === seat)
  const research =
    isFull(state) && state.roles[seat] !== 'banker' ? 3 * (state.research[seat]?.length ?? 0) : 0
  return research + sum(own.map((each) => worthOf(state, each)))
}

/** The unseen cards of a kind that would destroy a building as it is; those that are only just in reach with `forecast`. */
const fellingOf = (state: State, { land, built }: Standing, of: DisasterKind, forecast = 0): number => {
  const district = districtOf(land.card)
  const own = !isFull(state) ? 0 : of === 'weather' ? district.weather : district.quake
  const pieces = of === 'weather' ? built.material : built.structure
  const cards =
    of === 'weather'
      ? SPECIAL_EVENTS.map(({ id, targets, damage }) => ({
          id,
          damage: targets.includes(district.id) ? damage : 0,
        }))
      : EARTHQUAKES.map(({ id, table }) => ({ id, damage: table[district.id] ?? 0 }))
  return cards.filter(
    ({ id, damage }) =>
      !state.decks.events.turned.includes(id) &&
      damage > 0 &&
      damage + own + forecast > 0 &&
      damage + own + forecast >= pieces,
  ).length
}

const change = (of: Of, params: Params, kind: DisasterKind): number => {
  const building = idIn(params, 'building')
  const [was, is] = [siteOf(of.before, building)!, siteOf(direct(of), building)!]
  return fellingOf(of.before, was, kind) - fellingOf(direct(of), is, kind)
}
const isSafer = (of: Of, params: Params, kind: DisasterKind, isSafe: boolean): boolean => {
  const site = siteOf(direct(of), idIn(params, 'building'))!
  return (
    site.seat === of.seat &&
    change(of, params, kind) === params['n'] &&
    (fellingOf(direct(of), site, kind) === 0) === isSafe
  )
}
const isExposed = (of: Of, params: Params, kind: DisasterKind): boolean =>
  params['fromSeat'] !== of.seat &&
  siteOf(direct(of), idIn(params, 'building'))!.seat === params['fromSeat'] &&
  -change(of, params, kind) === params['n']

/** How many points the buildings are worth that come into reach of a card under the forecast, of the seat or of others. */
const pointsInReach = (of: Of, kind: DisasterKind, isOwn: boolean): number => {
  const worth = (state: State): number =>
    sum(
      standing(state)
        .filter(
          (site) =>
            (site.seat === of.seat) === isOwn && fellingOf(state, site, kind, state.forecasts[kind]) > 0,
        )
        .map((site) => worthOf(state, site)),
    )
  return worth(direct(of)) - worth(of.before)
}
const reaches = (of: Of, params: Params, kind: DisasterKind): boolean =>
  pointsInReach(of, kind, false) === params['others'] &&
  pointsInReach(of, kind, true) === params['own'] &&
  Number(params['others']) > Number(params['own'])
/** How many buildings a card under the forecast may destroy, the seat's or those of others. */
const reachedIn = (state: State, seat: number, kind: DisasterKind, isOwn: boolean): number =>
  standing(state).filter(
    (site) => (site.seat === seat) === isOwn && fellingOf(state, site, kind, state.forecasts[kind]) > 0,
  ).length
/** The position after the forecast that the action is compared with, if it is the one told. */
const otherForecast = ({ before, instead }: Of, params: Params): State | undefined => {
  const [task] = before.agenda
  if (instead?.type !== 'forecast' || task?.do !== 'forecast') return undefined
  const change = Number(String(params['change']).replace('−', '-'))
  return instead.change === change
    ? { ...before, forecasts: { ...before.forecasts, [task.of]: before.forecasts[task.of] + change } }
    : undefined
}
const isFewerOwn = (of: Of, params: Params, kind: DisasterKind): boolean => {
  const then = otherForecast(of, params)
  return (
    then !== undefined &&
    reachedIn(direct(of), of.seat, kind, true) === params['own'] &&
    reachedIn(then, of.seat, kind, true) === params['more'] &&
    params['own'] < params['more']
  )
}
/** The unseen cards of a kind under whose damage, with the forecast, a building of the seat or of others falls. */
const fellingCardsIn = (state: State, seat: number, kind: DisasterKind, isOwn: boolean): number => {
  const all = kind === 'weather' ? SPECIAL_EVENTS : EARTHQUAKES
  const sites = standing(state).filter((site) => (site.seat === seat) === isOwn)
  return all.filter(({ id }) => {
    const others = all.flatMap((each) => (each.id === id ? [] : [each.id]))
    const alone: State = {
      ...state,
      decks: { ...state.decks, events: { ...state.decks.events, turned: others } },
    }
    return (
      !state.decks.events.turned.includes(id) &&
      sites.some((site) => fellingOf(alone, site, kind, state.forecasts[kind]) > 0)
    )
  }).length
}
const isOtherCards = (of: Of, params: Params, kind: DisasterKind, isOwn: boolean): boolean => {
  const then = otherForecast(of, params)
  if (then === undefined) return false
  const [now, before] = [direct(of), then].map((state) => fellingCardsIn(state, of.seat, kind, isOwn))
  const isAsMany = reachedIn(direct(of), of.seat, kind, isOwn) === reachedIn(then, of.seat, kind, isOwn)
  return isOwn
    ? isAsMany && now === params['n'] && before === params['more'] && now! < before!
    : isAsMany && now === params['n'] && before === params['less'] && now! > before!
}
const isMoreOthers = (of: Of, params: Params, kind: DisasterKind): boolean => {
  const then = otherForecast(of, params)
  if (then === undefined) return false
  const own = reachedIn(direct(of), of.seat, kind, true) - reachedIn(then, of.seat, kind, true)
  return (
    reachedIn(direct(of), of.seat, kind, false) === params['others'] &&
    reachedIn(then, of.seat, kind, false) === params['less'] &&
    params['others'] - params['less'] > Math.max(0, own)
  )
}
const shelters = (of: Of, params: Params, kind: DisasterKind): boolean =>
  Number(params['n']) > 0 &&
  reachedIn(of.before, of.seat, kind, true) - reachedIn(direct(of), of.seat, kind, true) === params['n']

/** The building that the action brings onto the table for the seat. */
const newSite = (of: Of): Standing | undefined =>
  standing(direct(of)).find(
    ({ seat, built }) => seat === of.seat && siteOf(of.before, built.building)?.seat !== of.seat,
  )
/** The unseen cards of both kinds that would destroy a building as it is. */
const risksOf = (state: State, site: Standing): number =>
  fellingOf(state, site, 'weather') + fellingOf(state, site, 'quake')
const isYield = (of: Of, params: Params): boolean => {
  const site = newSite(of)
  return site !== undefined && cardOf(site.built.building).product === idIn(params, 'kind')
}
/** True if the seat has buildings, and none of them yields the kind. */
const isNewKind = ({ before, seat }: Of, params: Params): boolean => {
  const own = standing(before).filter((each) => each.seat === seat)
  return own.length > 0 && own.every(({ built }) => cardOf(built.building).product !== idIn(params, 'kind'))
}
const isLevel = (of: Of, params: Params, level: number): boolean =>
  newSite(of)?.level === level && [0, 2, 3][level] === params['n']

/** Own buildings that fall if the disaster goes on as it is, without anything else played. */
const falling = (state: State, seat: number): readonly string[] => {
  const { disaster } = state
  if (disaster === null) return []
  const end: State = { ...state, agenda: [{ do: 'hit', seat }] }
  const decision = quakeNopoly.decide(end, { type: 'endure' })
  if (!decision.ok) return []
  return decision.events.flatMap((event) =>
    event.type === 'building.collapsed' && event.seat === seat ? [event.building] : [],
  )
}

const stockOf = (state: State, seat: number): number =>
  state.stocks[seat]!.reduce<number>((sum, each) => sum + each, 0)
/** Own tracks that a kind of piece can go on. */
const roomFor = (state: State, seat: number, piece: string): readonly (readonly [string, DisasterKind])[] =>
  standing(state)
    .filter((site) => site.seat === seat)
    .flatMap(({ built }) =>
      (['material', 'structure'] as const)
        .filter((track) => {
          const { kind, max } = cardOf(built.building)[track]
          return kind === piece && built[track] < max
        })
        .map((track) => [built.building, track === 'material' ? 'weather' : 'quake'] as const),
    )
const paidBy = ({ action }: Of): readonly string[] => {
  if (action.type === 'pay') return action.pieces
  return action.type === 'plan' || action.type === 'buy' ? action.pay : []
}
const spares = (of: Of, params: Params, kind: DisasterKind): boolean => {
  const [piece, building] = [idIn(params, 'kind'), idIn(params, 'building')]
  const now = direct(of)
  return (
    paidBy(of).length > 0 &&
    // Nothing else of the same event asks for pieces.
    !of.after.agenda.some((task) => task.do === 'effect' && task.seat === of.seat) &&
    now.stocks[of.seat]![KINDS.findIndex((each) => each === piece)]! > 0 &&
    roomFor(now, of.seat, piece).some(([id, each]) => id === building && each === kind) &&
    fellingOf(now, siteOf(now, building)!, kind) === params['n']
  )
}
const effectsOfCard = (event: string) => GENERAL_EVENTS.find(({ id }) => id === event)!.effects
const isProtection = ({ before }: Of): boolean => {
  const [task] = before.agenda
  return (
    task?.do === 'keep' &&
    effectsOfCard(task.event).some((each) => each.do === 'shield' || each.do === 'insure')
  )
}
const isNext = ({ after, seat }: Of, does: string): boolean => {
  const task = after.agenda.find((each) => each.do !== 'drawBuildings')
  if (task?.do !== 'effect' || task.seat !== seat) return false
  const [first = 0, row = 0, index = 0] = task.at
  const effect = effectsOfCard(task.event)[first]!
  return (effect.do === 'roll' ? effect.rows[row]!.effects[index]!.do : effect.do) === does
}

/** The one building of the hand that the action puts under the deck. */
const partedWith = ({ action }: Of): string | null => {
  if (action.type === 'review') return action.building
  return action.type === 'putBack' && action.buildings.length === 1 ? action.buildings[0]! : null
}

const needs = (of: Of, params: Params, kind: DisasterKind): boolean => {
  const [piece, building] = [idIn(params, 'kind'), idIn(params, 'building')]
  const at = KINDS.findIndex((each) => each === piece)
  const site = siteOf(direct(of), building)!
  const track = cardOf(building)[kind === 'weather' ? 'material' : 'structure']
  return (
    site.seat === of.seat &&
    of.after.stocks[of.seat]![at]! > of.before.stocks[of.seat]![at]! &&
    track.kind === piece &&
    site.built[kind === 'weather' ? 'material' : 'structure'] < track.max &&
    fellingOf(direct(of), site, kind) === params['n']
  )
}

describeReasons(
  quakeNopoly,
  [
    { options: OPTIONS, seats: 3 },
    { options: { ...OPTIONS, roles: 'choose' }, seats: 6 },
    { options: { ...OPTIONS, variant: 'beginner' }, seats: 2 },
  ],
  {
    points: (params, of) =>
      totalOf(direct(of), of.seat) - totalOf(of.before, of.seat) === params['n'] && Number(params['n']) > 0,
    costs: (params, of) => {
      const from = Number(params['fromSeat'])
      return from !== of.seat && totalOf(of.before, from) - totalOf(direct(of), from) === params['n']
    },
    home: (params, of) => {
      const site = newSite(of)
      return (
        params['n'] === 2 &&
        site !== undefined &&
        cardOf(site.built.building).district === districtOf(site.land.card).id
      )
    },
    'level.1': (params, of) => isLevel(of, params, 1),
    'level.2': (params, of) => isLevel(of, params, 2),
    holds: (_, of) => {
      const site = newSite(of)
      const kinds = ['weather', 'quake'] as const
      return site !== undefined && kinds.every((kind) => fellingOf(direct(of), site, kind) === 0)
    },
    sturdier: (params, of) => {
      if (of.instead === undefined) return false
      const there: Of = {
        ...of,
        action: of.instead,
        events: eventsOf(quakeNopoly.decide(of.before, of.instead)),
      }
      const [site, other] = [newSite(of), newSite(there)]
      return (
        site !== undefined &&
        other !== undefined &&
        other.built.building === idIn(params, 'building') &&
        districtOf(other.land.card).id === idIn(params, 'district') &&
        risksOf(direct(of), site) === params['n'] &&
        risksOf(direct(there), other) === params['more'] &&
        params['n'] < params['more']
      )
    },
    yields: (params, of) => isYield(of, params) && !isNewKind(of, params),
    yieldsNew: (params, of) => isYield(of, params) && isNewKind(of, params),
    'safe.weather': (params, of) => isSafer(of, params, 'weather', true),
    'safe.quake': (params, of) => isSafer(of, params, 'quake', true),
    'safer.weather': (params, of) => isSafer(of, params, 'weather', false),
    'safer.quake': (params, of) => isSafer(of, params, 'quake', false),
    'exposes.weather': (params, of) => isExposed(of, params, 'weather'),
    'exposes.quake': (params, of) => isExposed(of, params, 'quake'),
    'shelters.weather': (params, of) => shelters(of, params, 'weather'),
    'shelters.quake': (params, of) => shelters(of, params, 'quake'),
    'fewerOwn.weather': (params, of) => isFewerOwn(of, params, 'weather'),
    'fewerOwn.quake': (params, of) => isFewerOwn(of, params, 'quake'),
    'fewerCards.weather': (params, of) => isOtherCards(of, params, 'weather', true),
    'fewerCards.quake': (params, of) => isOtherCards(of, params, 'quake', true),
    'moreCards.weather': (params, of) => isOtherCards(of, params, 'weather', false),
    'moreCards.quake': (params, of) => isOtherCards(of, params, 'quake', false),
    'moreOthers.weather': (params, of) => isMoreOthers(of, params, 'weather'),
    'moreOthers.quake': (params, of) => isMoreOthers(of, params, 'quake'),
    studies: (params, of) => {
      const found = EARTHQUAKES.filter(({ id, table }) => {
        const state = direct(of)
        return (
          !state.decks.events.turned.includes(id) &&
          state.lands[of.seat]!.some(({ card }) => {
            const district = districtOf(card)
            const damage = table[district.id] ?? 0
            return damage > 0 && damage + district.quake + state.forecasts.quake > 4
          })
        )
      })
      return (
        of.action.type === 'forecast' &&
        of.before.roles[of.seat] === 'seismologist' &&
        isFull(of.before) &&
        found.length === params['n']
      )
    },
    'reaches.weather': (params, of) => reaches(of, params, 'weather'),
    'reaches.quake': (params, of) => reaches(of, params, 'quake'),
    moves: (params, of) =>
      params['toSeat'] !== of.seat &&
      of.events.some(
        (event) =>
          event.type === 'hit.moved' &&
          event.seat === of.seat &&
          event.toSeat === params['toSeat'] &&
          districtOf(event.card).id === idIn(params, 'district'),
      ),
    saves: (params, of) =>
      falling(of.before, of.seat).includes(idIn(params, 'building')) &&
      !falling(direct(of), of.seat).includes(idIn(params, 'building')),
    brings: (params, of) =>
      params['toSeat'] !== of.seat &&
      // Others may be asked before the damage comes to that seat.
      falling(direct(of), Number(params['toSeat'])).length -
        falling(of.before, Number(params['toSeat'])).length ===
        params['n'],
    noneFalls: (_, of) =>
      of.action.type === 'endure' &&
      !of.events.some((event) => event.type === 'building.collapsed' && event.seat === of.seat),
    homeFor: (params, of) => {
      const building = idIn(params, 'building')
      return (
        of.before.hands[of.seat]!.includes(building) &&
        cardOf(building).district === idIn(params, 'district') &&
        direct(of).lands[of.seat]!.some(({ card }) => districtOf(card).id === idIn(params, 'district')) &&
        !of.before.lands[of.seat]!.some(({ card }) => districtOf(card).id === idIn(params, 'district'))
      )
    },
    'needs.weather': (params, of) => needs(of, params, 'weather'),
    'needs.quake': (params, of) => needs(of, params, 'quake'),
    fits: (params, of) =>
      of.after.stocks[of.seat]![KINDS.findIndex((kind) => kind === idIn(params, 'kind'))]! >
        of.before.stocks[of.seat]![KINDS.findIndex((kind) => kind === idIn(params, 'kind'))]! &&
      roomFor(direct(of), of.seat, idIn(params, 'kind')).some(([id]) => id === idIn(params, 'building')),
    'spares.weather': (params, of) => spares(of, params, 'weather'),
    'spares.quake': (params, of) => spares(of, params, 'quake'),
    pieces: (params, of) =>
      of.action.type !== 'take' &&
      Number(params['n']) > 0 &&
      Math.min(stockOf(direct(of), of.seat), stockOf(of.after, of.seat)) - stockOf(of.before, of.seat) ===
        params['n'],
    idle: (_, of) =>
      paidBy(of).length > 0 && paidBy(of).every((kind) => roomFor(of.before, of.seat, kind).length === 0),
    kinds: (params, of) =>
      paidBy(of).length > 0 && direct(of).stocks[of.seat]!.filter((n) => n > 0).length === params['n'],
    claims: (params, of) => {
      const { action } = of
      if (action.type !== 'lend' || params['toSeat'] !== action.seat) return false
      const theirs = standing(of.before).filter(({ seat }) => seat === action.seat)
      return (
        theirs.filter(({ built }) => action.pieces.includes(cardOf(built.building).product)).length ===
        params['n']
      )
    },
    paysNothing: (_, of) =>
      stockOf(of.before, of.seat) > 0 && stockOf(direct(of), of.seat) === stockOf(of.before, of.seat),
    protects: (_, of) => of.action.type === 'keep' && isProtection(of),
    later: (_, of) => of.action.type === 'keep' && !isProtection(of),
    keepsCards: (params, of) =>
      of.before.kept[of.seat]!.length === params['n'] && direct(of).kept[of.seat]!.length === params['n'],
    'then.strengthen': (_, of) => isNext(of, 'strengthen'),
    'then.build': (_, of) => isNext(of, 'build'),
    'then.trade': (_, of) => isNext(of, 'trade'),
    'then.review': (params, of) =>
      isNext(of, 'review') &&
      Number(params['n']) >= 1 &&
      Number(params['n']) <= Math.min(3, of.after.hands[of.seat]!.length),
    flees: (params, of) =>
      of.action.type === 'swapLand' &&
      districtOf(of.action.card).id === idIn(params, 'district') &&
      [
        ...SPECIAL_EVENTS.filter(({ targets }) => targets.includes(idIn(params, 'district') as DistrictId)),
        ...EARTHQUAKES.filter(({ table }) => (table[idIn(params, 'district') as DistrictId] ?? 0) > 0),
      ].filter(({ id }) => !of.before.decks.events.turned.includes(id)).length === params['n'],
    'redraws.least': (params, of) => {
      const parted = partedWith(of)
      if (parted === null) return false
      const others = of.before.hands[of.seat]!.filter((id) => id !== parted)
      const points = others.map((id) => cardOf(id).points)
      return (
        cardOf(parted).points === params['n'] &&
        points.length > 0 &&
        Math.min(...points) > Number(params['n'])
      )
    },
    'redraws.away': (params, of) => {
      const parted = partedWith(of)
      return (
        params['n'] === 2 &&
        parted !== null &&
        !of.before.lands[of.seat]!.map(({ card }) => districtOf(card).id).includes(cardOf(parted).district)
      )
    },
    'redraws.leastAway': (params, of) => {
      const parted = partedWith(of)
      if (parted === null) return false
      const others = of.before.hands[of.seat]!.filter((id) => id !== parted)
      return (
        cardOf(parted).points === params['n'] &&
        others.length > 0 &&
        others.every((id) => cardOf(id).points > cardOf(parted).points) &&
        !of.before.lands[of.seat]!.map(({ card }) => districtOf(card).id).includes(cardOf(parted).district)
      )
    },
    canPlan: (params, of) => {
      const [was, now] = [of.before, direct(of)].map((state) => stockOf(state, of.seat))
      const price = of.before.roles[of.seat] === 'architect' ? 2 : 3
      return params['n'] === price && was! < price && now! >= price
    },
    room: (params, of) => of.action.type === 'expand' && params['n'] === (isFull(of.before) ? 3 : 2),
    tries: (_, of) => of.action.type === 'tryShift',
    plans: (params, of) => of.action.type === 'plan' && of.before.hands[of.seat]!.length + 1 === params['n'],
  },
)
