import { describeReasons, type ReasonedAction } from '../../../kernel/testing/checks/reasons.ts'
import type { Action } from '../action.ts'
import { CARD_NAMES } from '../components/pieces.ts'
import { layoutOf } from '../components/layout.ts'
import type { Event } from '../event.ts'
import { changCheng } from '../index.ts'
import type { Owner, State } from '../state.ts'
import { OPTIONS } from '../testing/position.ts'

type Params = { readonly [name: string]: string | number }
type Of = ReasonedAction<State, Action, Event>

/** The number of a province or region of the position, from the one people see. */
const partOf = (params: Params, name: 'province' | 'region'): number => Number(params[name]) - 1

/** The position before cards are turned up: their results may hang on what others have laid. */
const built = ({ before, events }: Pick<Of, 'before' | 'events'>): State => {
  const end = events.findIndex(({ type }) => type === 'cards.revealed' || type === 'province.scored')
  return events.slice(0, end < 0 ? undefined : end).reduce(changCheng.evolve, before)
}
const builtBy = (before: State, action: Action): State => {
  const decision = changCheng.decide(before, action)
  return decision.ok ? built({ before, events: decision.events }) : before
}
const wallsOf = (state: State, province: number, owner: Owner): number => {
  const extra = state.reveal?.province === province && owner !== 'neutral' ? state.reveal.extra[owner]! : 0
  const spaces = layoutOf(state).inProvince[province]!
  return (
    spaces.filter((space) => state.pieces[space]?.owner === owner && state.pieces[space].is !== 'rubble')
      .length + extra
  )
}
const ownersOf = (state: State): readonly Owner[] => [...Array(state.seats).keys(), 'neutral']
const mostOfOthers = (state: State, province: number, seat: number): number =>
  Math.max(...ownersOf(state).map((owner) => (owner === seat ? 0 : wallsOf(state, province, owner))))
const leadersOf = (state: State, province: number): readonly Owner[] => {
  const most = Math.max(...ownersOf(state).map((owner) => wallsOf(state, province, owner)))
  return most === 0 ? [] : ownersOf(state).filter((owner) => wallsOf(state, province, owner) === most)
}
/** True if the walls are as told, and the seat had fewer before. */
const stands = (of: Of, params: Params, gained: boolean): boolean => {
  const province = partOf(params, 'province')
  const own = wallsOf(built(of), province, of.seat)
  return (
    own === params['own'] &&
    mostOfOthers(built(of), province, of.seat) === params['other'] &&
    (!gained || own > wallsOf(of.before, province, of.seat))
  )
}
const leadBefore = ({ before, seat }: Of, province: number): number =>
  wallsOf(before, province, seat) - mostOfOthers(before, province, seat)
const wasAhead = (of: Of, params: Params): boolean => leadBefore(of, partOf(params, 'province')) > 0
/** True if the seat is as far ahead as told, and farther than before. */
const isAhead = (of: Of, params: Params): boolean => {
  const lead = Number(params['own']) - Number(params['other'])
  return (
    stands(of, params, of.before.reveal === null) &&
    lead > Math.max(0, leadBefore(of, partOf(params, 'province')))
  )
}
const gains = (of: Of, params: Params, isShared: boolean): boolean => {
  const province = partOf(params, 'province')
  const won = of.events.flatMap((event) =>
    event.type === 'province.won' && event.province === province ? [event] : [],
  )
  return (
    won.some(({ seat, points }) => seat === of.seat && points === params['points']) &&
    won.length > 1 === isShared
  )
}
/** True if the walls of the region are mostly the seat's, on equal terms with others at most. */
const leadsRegion = (state: State, region: number, seat: number): boolean => {
  const counts = new Map<Owner, number>()
  for (const space of layoutOf(state).inRegion[region]!) {
    const piece = state.pieces[space]
    if (piece && piece.is !== 'rubble') counts.set(piece.owner, (counts.get(piece.owner) ?? 0) + 1)
  }
  return (counts.get(seat) ?? 0) > 0 && [...counts.values()].every((count) => count <= counts.get(seat)!)
}

/** Those with the most walls in a region, on equal terms too, whose tower does not stand there. */
const hitIn = (state: State, region: number): readonly number[] =>
  [...Array(state.seats).keys()].filter(
    (seat) =>
      leadsRegion(state, region, seat) &&
      layoutOf(state).inRegion[region]!.every(
        (space) => state.pieces[space]?.is !== 'tower' || state.pieces[space].owner !== seat,
      ),
  )
/** True if others lose points in the region, as told, and the seat itself does not. */
const isHitInstead = (of: Of, params: Params): boolean => {
  const region = partOf(params, 'region')
  const hit = hitIn(built(of), region)
  return (
    !of.before.threats[region]!.gone &&
    hit.includes(Number(params['fromSeat'])) &&
    params['fromSeat'] !== of.seat
  )
}
/** True if the action compared with builds on the space told, in the region told. */
const buildsThere = ({ before, instead }: Of, params: Params): boolean => {
  const space = Number(params['space']) - 1
  const spaces =
    instead === undefined
      ? []
      : 'spaces' in instead
        ? instead.spaces
        : 'space' in instead
          ? [instead.space]
          : []
  return spaces.includes(space) && layoutOf(before).inRegion[partOf(params, 'region')]!.includes(space)
}
/** Spaces of a new board that only these seats may build on, as the tower beside them has no other free space. */
const reservedIn = (
  before: State,
  after: State,
): readonly { readonly space: number; readonly seat: number }[] =>
  after.keeps.flatMap(({ seat, space: tower }) => {
    const free = layoutOf(after).neighbours[tower]!.filter((space) => after.pieces[space] === null)
    return free.length === 1 && free[0]! >= before.pieces.length ? [{ space: free[0]!, seat }] : []
  })
const CARD_NUMBERS = {
  warrior: 1,
  traitor: 2,
  flood: 3,
  architect: 4,
  greatArchitect: 5,
  official: 6,
} as const
/** True if the action lays the card in the province. */
const laysCard =
  (name: keyof typeof CARD_NUMBERS) =>
  (params: Params, { action, before }: Of): boolean => {
    const province = partOf(params, 'province')
    if (action.type === 'cards')
      return action.cards.some((card) => card.province === province && card.card === CARD_NUMBERS[name])
    return (
      action.type === 'cardWall' &&
      action.card === CARD_NUMBERS[name] &&
      layoutOf(before).inProvince[province]!.includes(action.space)
    )
  }
/** The spaces that a card's effect changes. */
const changed = ({ action }: Of): readonly number[] => {
  if (action.type === 'destroy') return [action.space]
  return action.type === 'swap' ? [action.here, action.there] : []
}

/** True if as many spaces of the province are free as told, and more were before. */
const leavesFree = (of: Of, params: Params): boolean => {
  const spaces = layoutOf(of.before).inProvince[partOf(params, 'province')]!
  const freeIn = ({ pieces }: State): number => spaces.filter((space) => pieces[space] === null).length
  return freeIn(built(of)) === params['n'] && freeIn(of.before) > freeIn(built(of))
}

/** Cards the action laid in a province worth these points, where the walls stand like this. */
const isLaid = (params: Params, of: Of): boolean => {
  const province = partOf(params, 'province')
  const spaces = layoutOf(of.before).inProvince[province]!
  const fallen = spaces.filter((space) => of.before.pieces[space]?.is === 'rubble').length
  const laid = built(of).lying.filter((card) => card.seat === of.seat && card.province === province)
  const had = of.before.lying.filter((card) => card.seat === of.seat && card.province === province)
  return (
    laid.length > had.length &&
    spaces.length - fallen + of.before.prestige[province]! === params['points'] &&
    stands(of, params, false)
  )
}

describeReasons(
  changCheng,
  [
    { options: OPTIONS, seats: 3 },
    { options: OPTIONS, seats: 2 },
    { options: { ...OPTIONS, events: 'diplomacy-overlord' }, seats: 4 },
    { options: { ...OPTIONS, events: 'reward-scouting' }, seats: 3 },
  ],
  {
    'completes.wins': (params, of) => gains(of, params, false),
    'completes.shares': (params, of) => gains(of, params, true),
    'completes.ahead': (params, of) =>
      stands(of, params, false) &&
      Number(params['own']) > Number(params['other']) &&
      of.events.some(
        (event) => event.type === 'province.completed' && event.province === partOf(params, 'province'),
      ),
    'cards.wins': (params, of) => gains(of, params, false),
    'cards.shares': (params, of) => gains(of, params, true),
    leads: (params, of) => isAhead(of, params) && !wasAhead(of, params),
    extends: (params, of) => isAhead(of, params) && wasAhead(of, params),
    level: (params, of) => stands(of, params, true) && params['own'] === params['other'],
    nobody: (params, of) => {
      const province = partOf(params, 'province')
      return (
        !of.events.some((event) => event.type === 'province.won' && event.province === province) &&
        leadersOf(of.before, province).length > 0
      )
    },
    narrows: (params, of) => {
      const province = partOf(params, 'province')
      const rival = Number(params['fromSeat'])
      const leadIn = (state: State): number =>
        wallsOf(state, province, rival) - mostOfOthers(state, province, rival)
      return (
        rival !== of.seat &&
        wallsOf(built(of), province, rival) === params['own'] &&
        mostOfOthers(built(of), province, rival) === params['other'] &&
        leadIn(built(of)) > 0 &&
        leadIn(built(of)) < leadIn(of.before)
      )
    },
    fills: (params, of) =>
      stands(of, params, false) && leavesFree(of, params) && params['own']! > params['other']!,
    fillsLevel: (params, of) =>
      stands(of, { ...params, other: params['own']! }, false) &&
      leavesFree(of, params) &&
      !wasAhead(of, params),
    relieves: (params, of) => {
      const region = partOf(params, 'region')
      return (
        leadsRegion(of.before, region, of.seat) &&
        !leadsRegion(built(of), region, of.seat) &&
        !of.before.threats[region]!.gone
      )
    },
    lowers: (params, of) => {
      const scored = of.events.find(
        (event) => event.type === 'province.scored' && event.province === partOf(params, 'province'),
      )
      return (
        of.action.type === 'lower' &&
        scored?.type === 'province.scored' &&
        scored.value === params['points'] &&
        !scored.winners.includes(of.seat)
      )
    },
    scores: (params, of) =>
      of.events.some(
        (event) =>
          event.type === 'double.scored' && event.seat === of.seat && event.points === params['points'],
      ),
    safe: (params, of) => {
      const region = partOf(params, 'region')
      const spaces = layoutOf(of.before).inRegion[region]!
      return (
        of.action.type === 'tower' &&
        spaces.includes(of.action.space) &&
        !of.before.threats[region]!.gone &&
        built(of).pieces[of.action.space]?.owner === of.seat
      )
    },
    keeps: (_, of) =>
      of.action.type === 'tower' &&
      layoutOf(of.before).neighbours[of.action.space]!.some((next) => built(of).pieces[next] === null),
    dismisses: (params, of) => {
      const region = partOf(params, 'region')
      return (
        leadsRegion(of.before, region, of.seat) &&
        !of.before.threats[region]!.gone &&
        of.after.threats[region]!.gone
      )
    },
    removes: (params, of) =>
      params['fromSeat'] !== of.seat &&
      of.events.some(
        (event) =>
          event.type === 'card.removed' &&
          event.ownerSeat === params['fromSeat'] &&
          params['what'] === `named.card.${CARD_NAMES[event.card]}`,
      ),
    behind: (params, of) =>
      isHitInstead(of, params) &&
      hitIn(built(of), partOf(params, 'region')).length === 1 &&
      buildsThere(of, params) &&
      hitIn(builtBy(of.before, of.instead!), partOf(params, 'region')).includes(of.seat),
    exposes: (params, of) =>
      isHitInstead(of, params) &&
      !hitIn(of.before, partOf(params, 'region')).includes(Number(params['fromSeat'])),
    eases: (params, of) => {
      const region = partOf(params, 'region')
      return (
        changed(of).some((space) => layoutOf(of.before).inRegion[region]!.includes(space)) &&
        hitIn(of.before, region).includes(of.seat) &&
        !hitIn(built(of), region).includes(of.seat) &&
        !of.before.threats[region]!.gone
      )
    },
    second: (_, of) => of.action.type === 'wall' && of.after.stage.is === 'second',
    holds: (_, of) =>
      of.action.type === 'wall' &&
      of.before.hands[of.seat]!.length > 0 &&
      built(of).hands[of.seat]!.length === of.before.hands[of.seat]!.length &&
      built(of).pieces.includes(null),
    turnsUp: (params, of) => {
      const province = partOf(params, 'province')
      return (
        of.events.some((event) => event.type === 'province.completed' && event.province === province) &&
        of.before.lying.filter((card) => card.province === province && card.seat === of.seat).length ===
          params['n']
      )
    },
    ownSpace: (params, of) => {
      const space = Number(params['space']) - 1
      const { neighbours } = layoutOf(of.before)
      return (
        built(of).pieces[space] === null &&
        built(of).keeps.some((keep) => keep.seat === of.seat && neighbours[keep.space]!.includes(space))
      )
    },
    blocksDoubles: (_, of) => {
      const { neighbours } = layoutOf(of.before)
      const { pieces, doubles } = built(of)
      const isFree = (space: number): boolean => pieces[space] === null
      return (
        pieces.every((_, space) => !isFree(space) || !neighbours[space]!.some(isFree)) &&
        doubles.some((n, seat) => seat !== of.seat && n > 0)
      )
    },
    sparesRaid: (params, of) => {
      const region = partOf(params, 'region')
      return (
        !of.before.threats[region]!.gone &&
        buildsThere(of, params) &&
        hitIn(builtBy(of.before, of.instead!), region).includes(of.seat) &&
        !hitIn(of.before, region).includes(of.seat) &&
        !hitIn(built(of), region).includes(of.seat)
      )
    },
    'joins.keeps': (params, of) =>
      of.action.type === 'join' &&
      reservedIn(of.before, built(of)).some(
        ({ space, seat }) => seat === of.seat && space === Number(params['space']) - 1,
      ),
    'joins.withholds': (params, of) =>
      of.action.type === 'join' &&
      params['fromSeat'] !== of.seat &&
      of.instead !== undefined &&
      reservedIn(of.before, builtBy(of.before, of.instead)).some(({ seat }) => seat === params['fromSeat']) &&
      reservedIn(of.before, built(of)).every(({ seat }) => seat !== params['fromSeat']),
    'joins.pair': (params, of) => {
      const [one, other] = [Number(params['one']) - 1, Number(params['other']) - 1]
      return (
        of.action.type === 'join' &&
        of.before.doubles[of.seat]! > 0 &&
        built(of).pieces[one] === null &&
        built(of).pieces[other] === null &&
        layoutOf(built(of)).neighbours[one]!.includes(other) &&
        one < of.before.pieces.length !== other < of.before.pieces.length
      )
    },
    towerLeft: (_, of) => of.action.type === 'wall' && of.after.towers[of.seat]! > 0,
    denies: (params, of) => {
      const province = partOf(params, 'province')
      const most = Math.max(
        ...[...Array(of.before.seats).keys()].map((seat) => wallsOf(built(of), province, seat)),
      )
      return (
        of.action.type === 'neutral' &&
        leadersOf(of.before, province).every((owner) => owner === 'neutral') &&
        leadersOf(built(of), province).join() === 'neutral' &&
        wallsOf(built(of), province, 'neutral') === params['n'] &&
        most === params['other']
      )
    },
    against: (params, of) => {
      const province = partOf(params, 'province')
      const rival = Number(params['fromSeat'])
      return (
        of.action.type === 'neutral' &&
        rival !== of.seat &&
        leadersOf(built(of), province)
          .filter((owner) => owner !== 'neutral')
          .join() === String(rival) &&
        wallsOf(built(of), province, rival) === params['own'] &&
        wallsOf(built(of), province, 'neutral') === params['n'] &&
        Number(params['n']) > wallsOf(of.before, province, 'neutral')
      )
    },
    fewer: (params, of) => {
      const province = partOf(params, 'province')
      const rival = Number(params['fromSeat'])
      return (
        rival !== of.seat &&
        of.before.results[province] === null &&
        wallsOf(built(of), province, rival) < wallsOf(of.before, province, rival)
      )
    },
    stays: (params, of) =>
      (of.action.type === 'decline' ||
        changed(of).some((space) => of.before.pieces[space]?.owner === of.seat)) &&
      stands(of, params, false) &&
      Number(params['own']) > Number(params['other']),
    sparesLead: (params, of) => {
      const province = partOf(params, 'province')
      const decision = of.instead && changCheng.decide(of.before, of.instead)
      if (decision?.ok !== true) return false
      const other = built({ ...of, events: decision.events })
      const lead = (state: State): number =>
        wallsOf(state, province, of.seat) - mostOfOthers(state, province, of.seat)
      return (
        ['decline', 'noNeutral'].includes(of.action.type) &&
        wallsOf(of.before, province, of.seat) === params['own'] &&
        mostOfOthers(of.before, province, of.seat) === params['other'] &&
        lead(of.before) > 0 &&
        lead(other) < lead(of.before)
      )
    },
    sparesCard: (params, { before, action, instead, seat }) => {
      const card = instead?.type === 'remove' ? instead.card : undefined
      const owner = before.reveal?.cards.findLast(
        (each) => each.card === card && each.fate === 'waiting',
      )?.seat
      return (
        action.type === 'decline' &&
        card !== undefined &&
        String(params['what']).endsWith(`.${CARD_NAMES[card]}`) &&
        owner === seat
      )
    },
    settled: (params, of) => {
      const province = partOf(params, 'province')
      return (
        changed(of).some((space) => layoutOf(of.before).inProvince[province]!.includes(space)) &&
        of.before.results[province] !== null
      )
    },
    nears: (params, of) => stands(of, params, true) && Number(params['own']) < Number(params['other']),
    raises: (params, of) => {
      const province = partOf(params, 'province')
      const value = (state: State): number =>
        layoutOf(state).inProvince[province]!.filter((space) => state.pieces[space]?.is !== 'rubble').length +
        state.prestige[province]! +
        state.reveal!.change
      return (
        of.action.type === 'raise' && value(built(of)) === params['points'] && leadBefore(of, province) > 0
      )
    },
    'card.warrior': laysCard('warrior'),
    'card.traitor': laysCard('traitor'),
    'card.flood': laysCard('flood'),
    'card.architect': laysCard('architect'),
    'card.greatArchitect': laysCard('greatArchitect'),
    'card.official': laysCard('official'),
    laysFirst: (params, of) => isLaid({ ...params, own: 0, other: 0 }, of),
    lays: (params, of) => Number(params['own']) + Number(params['other']) > 0 && isLaid(params, of),
    laysCard: (params, of) =>
      Number(params['own']) + Number(params['other']) > 0 &&
      isLaid(params, of) &&
      Object.values(CARD_NAMES).some(
        (name) => params['what'] === `named.card.${name}` && laysCard(name)(params, of),
      ),
  },
)
