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
const freeIn = (state: State, province: number): number =>
  layoutOf(state).inProvince[province]!.filter((space) => state.pieces[space] === null).length
/** True if somebody could still draw level with the neutral walls of the province by walls alone. */
const isWithinReach = (state: State, province: number): boolean =>
  [...Array(state.seats).keys()].some(
    (seat) => wallsOf(state, province, seat) + freeIn(state, province) >= wallsOf(state, province, 'neutral'),
  )
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
/** True if the seat is as far behind as told, a wall closer than before, and at most one wall short while it builds. */
const isNear = (of: Of, params: Params): boolean => {
  const short = Number(params['other']) - Number(params['own'])
  return stands(of, params, true) && short > 0 && (of.before.reveal !== null || short === 1)
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
/** True if the regions that hit the seat only since the action cost less than the one told; an unseen tile costs 3. */
const isLessExposed = (of: Of, params: Params): boolean => {
  const lossOf = (region: number): number => -(knownThreat(of, region) ?? -3)
  const losses = of.before.threats.map(({ gone }, region) =>
    !gone && hitIn(built(of), region).includes(of.seat) && !hitIn(of.before, region).includes(of.seat)
      ? lossOf(region)
      : 0,
  )
  return losses.reduce((sum, loss) => sum + loss, 0) < lossOf(partOf(params, 'region'))
}
/** True if the action compared with would leave the region's Mongols to the seat, and this one to another alone. */
const isBehind = (of: Of, params: Params): boolean =>
  isHitInstead(of, params) &&
  isLessExposed(of, params) &&
  hitIn(built(of), partOf(params, 'region')).length === 1 &&
  buildsThere(of, params) &&
  hitIn(builtBy(of.before, of.instead!), partOf(params, 'region')).includes(of.seat)
/** True if only the action compared with would leave the region's Mongols to the seat. */
const isSpared = (of: Of, params: Params): boolean => {
  const region = partOf(params, 'region')
  return (
    !of.before.threats[region]!.gone &&
    isLessExposed(of, params) &&
    buildsThere(of, params) &&
    hitIn(builtBy(of.before, of.instead!), region).includes(of.seat) &&
    !hitIn(of.before, region).includes(of.seat) &&
    !hitIn(built(of), region).includes(of.seat)
  )
}
/** True if both spaces where a board has joined are free. */
const isJointFree = (before: State, after: State): boolean => {
  const isNew = (space: number): boolean => space >= before.pieces.length
  return layoutOf(after).neighbours.every((beside, space) =>
    beside.every(
      (other) =>
        isNew(space) === isNew(other) || (after.pieces[space] === null && after.pieces[other] === null),
    ),
  )
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
/** The cards an action lays. */
const cardsOf = (action: Action | undefined): readonly (number | null)[] => {
  if (action?.type === 'cards') return action.cards.map(({ card }) => card)
  return action?.type === 'cardWall' ? [action.card] : []
}
/** True if the seat keeps the cards that the action compared with lays, and there is still a province to lay them in. */
const holdsCards = (of: Of): boolean =>
  ['wall', 'cardWall'].includes(of.action.type) &&
  cardsOf(of.instead).every((card) => built(of).hands[of.seat]!.some((held) => held === card)) &&
  built(of).pieces.includes(null)
const CARD_NUMBERS = {
  warrior: 1,
  traitor: 2,
  flood: 3,
  architect: 4,
  greatArchitect: 5,
  official: 6,
} as const
/** The points of a province as the pieces and the open prestige tile have them. */
const valueOf = (state: State, province: number): number =>
  layoutOf(state).inProvince[province]!.filter((space) => state.pieces[space]?.is !== 'rubble').length +
  state.prestige[province]! +
  (state.reveal?.province === province ? state.reveal.change : 0)
/** True if the prestige tile lies open and the points are as told, or neither. */
const isWorth = (of: Of, params: Params): boolean => {
  const province = partOf(params, 'province')
  return of.before.prestige[province] === null
    ? params['points'] === undefined
    : valueOf(built(of), province) === params['points']
}
/** The number of the threat tile, if it is up or the seat has looked at it. */
const knownThreat = ({ before, seat }: Of, region: number): number | undefined =>
  before.threats[region]!.up || (before.looks[seat]!.includes(region) && !before.veiled.includes(region))
    ? before.threats[region]!.value
    : undefined
/** The points that the tile would cost, if the seat knows them. */
const isLoss = (of: Of, params: Params): boolean => {
  const tile = knownThreat(of, partOf(params, 'region'))
  return tile === undefined ? params['points'] === undefined : params['points'] === -tile
}
/** True if the tile of a region that would hit the seat, for the points told, is there no more. */
const isDismissed = (of: Of, params: Params): boolean => {
  const region = partOf(params, 'region')
  return (
    hitIn(of.before, region).includes(of.seat) &&
    isLoss(of, params) &&
    !of.before.threats[region]!.gone &&
    of.after.threats[region]!.gone
  )
}
const singleWallsOf = (state: State, province: number, owner: Owner): number =>
  layoutOf(state).inProvince[province]!.filter(
    (space) => state.pieces[space]?.is === 'wall' && state.pieces[space].owner === owner,
  ).length
/** True if the seat leads the province alone. */
const leadsAlone = (of: Of, province: number, seat: number): boolean =>
  leadersOf(built(of), province)
    .filter((owner) => owner !== 'neutral')
    .join() === String(seat)

const isCompleted = ({ events }: Of, province: number): boolean =>
  events.some((event) => event.type === 'province.completed' && event.province === province)

/** True if the action completes the province with the walls and points told, nobody ahead of the seat. */
const completesWith = (of: Of, params: Params): boolean =>
  isCompleted(of, partOf(params, 'province')) && isWorth(of, params) && stands(of, params, false)

/** True if the province has scored the points told to the seat, which would have scored there without the card, too. */
const hadScored = (of: Of, params: Params): boolean => {
  const province = partOf(params, 'province')
  return (
    leadersOf(of.before, province).includes(of.seat) &&
    of.events.some(
      (event) =>
        event.type === 'province.won' &&
        event.province === province &&
        event.seat === of.seat &&
        event.points === params['points'],
    )
  )
}

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
    { options: { ...OPTIONS, prestige: 'down' }, seats: 3 },
  ],
  {
    'completes.wins': (params, of) => gains(of, params, false),
    'completes.shares': (params, of) => gains(of, params, true),
    'completes.own': (params, of) => {
      const province = partOf(params, 'province')
      const cards = built(of).lying.filter((card) => card.province === province)
      return (
        isCompleted(of, province) &&
        leadersOf(built(of), province).includes(of.seat) &&
        valueOf(built(of), province) === params['points'] &&
        cards.length === params['n'] &&
        cards.every(({ seat }) => seat === of.seat)
      )
    },
    'completes.ahead': (params, of) => completesWith(of, params) && params['own']! > params['other']!,
    'completes.level': (params, of) => completesWith(of, params) && params['own'] === params['other'],
    'worthUnknown.completes.ahead': (params, of) =>
      completesWith(of, params) && params['own']! > params['other']!,
    'worthUnknown.completes.level': (params, of) =>
      completesWith(of, params) && params['own'] === params['other'],
    'completes.nobody': (params, of) => {
      const province = partOf(params, 'province')
      return (
        isCompleted(of, province) &&
        leadersOf(of.before, province)
          .filter((owner) => owner !== 'neutral')
          .join() !== String(of.seat) &&
        leadersOf(built(of), province).join() === 'neutral' &&
        wallsOf(built(of), province, 'neutral') === params['n']
      )
    },
    'completes.card': (params, of) =>
      of.action.type === 'cardWall' &&
      isCompleted(of, partOf(params, 'province')) &&
      Object.values(CARD_NAMES).some(
        (name) => params['what'] === `named.card.${name}` && laysCard(name)(params, of),
      ),
    'cards.wins': (params, of) => gains(of, params, false) && !hadScored(of, params),
    'cards.shares': (params, of) => gains(of, params, true) && !hadScored(of, params),
    'cards.alone': (params, of) =>
      gains(of, params, false) &&
      hadScored(of, params) &&
      leadersOf(of.before, partOf(params, 'province')).filter((owner) => owner !== 'neutral').length > 1,
    'cards.raises': (params, of) =>
      hadScored(of, params) &&
      valueOf(of.before, partOf(params, 'province')) === params['from'] &&
      Number(params['points']) > Number(params['from']),
    leads: (params, of) => isWorth(of, params) && isAhead(of, params) && !wasAhead(of, params),
    extends: (params, of) => isWorth(of, params) && isAhead(of, params) && wasAhead(of, params),
    level: (params, of) =>
      isWorth(of, params) && stands(of, params, true) && params['own'] === params['other'],
    nears: (params, of) => isWorth(of, params) && isNear(of, params),
    'worthUnknown.leads': (params, of) => isWorth(of, params) && isAhead(of, params) && !wasAhead(of, params),
    'worthUnknown.extends': (params, of) =>
      isWorth(of, params) && isAhead(of, params) && wasAhead(of, params),
    'worthUnknown.level': (params, of) =>
      isWorth(of, params) && stands(of, params, true) && params['own'] === params['other'],
    'worthUnknown.nears': (params, of) => isWorth(of, params) && isNear(of, params),
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
        scored?.type === 'province.scored' &&
        scored.value === params['points'] &&
        scored.value < valueOf(of.before, partOf(params, 'province')) &&
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
    dismisses: (params, of) => isDismissed(of, params),
    dismissesLoss: (params, of) => isDismissed(of, params),
    removes: (params, of) =>
      params['fromSeat'] !== of.seat &&
      of.events.some(
        (event) =>
          event.type === 'card.removed' &&
          event.ownerSeat === params['fromSeat'] &&
          params['what'] === `named.card.${CARD_NAMES[event.card]}`,
      ),
    behind: (params, of) => isBehind(of, params) && isLoss(of, params),
    behindLoss: (params, of) => isBehind(of, params) && isLoss(of, params),
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
    'holds.one': (params, of) =>
      holdsCards(of) &&
      cardsOf(of.instead).length === 1 &&
      String(params['what']).endsWith(`.${CARD_NAMES[cardsOf(of.instead)[0] as 1]}`),
    'holds.cards': (_, of) => holdsCards(of) && cardsOf(of.instead).length > 1,
    turnsUp: (params, of) => {
      const province = partOf(params, 'province')
      return (
        of.events.some((event) => event.type === 'province.completed' && event.province === province) &&
        !leadersOf(built(of), province).includes(of.seat) &&
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
    sparesRaid: (params, of) => isSpared(of, params) && isLoss(of, params),
    sparesLoss: (params, of) => isSpared(of, params) && isLoss(of, params),
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
    'joins.noPair': (params, of) =>
      of.instead !== undefined &&
      params['fromSeat'] !== of.seat &&
      of.before.doubles[Number(params['fromSeat'])]! > 0 &&
      !isJointFree(of.before, built(of)) &&
      isJointFree(of.before, builtBy(of.before, of.instead)),
    'joins.same': (_, { before }) =>
      (['left', 'right'] as const).every((side) => {
        const joined = builtBy(before, { type: 'join', side })
        const isLeft = [...before.doubles, ...before.towers].some((n) => n > 0)
        return reservedIn(before, joined).length === 0 && !(isLeft && isJointFree(before, joined))
      }),
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
        most > 0 &&
        leadersOf(built(of), province).join() === 'neutral' &&
        wallsOf(built(of), province, 'neutral') === params['n'] &&
        most === params['other']
      )
    },
    closes: (params, of) => {
      const province = partOf(params, 'province')
      return (
        of.action.type === 'neutral' &&
        isWithinReach(of.before, province) &&
        !isWithinReach(built(of), province) &&
        freeIn(built(of), province) === params['n'] &&
        wallsOf(built(of), province, 'neutral') === params['walls']
      )
    },
    keepsOpen: (params, of) =>
      of.instead?.type === 'neutral' &&
      of.instead.space === Number(params['space']) - 1 &&
      isWithinReach(built(of), partOf(params, 'province')) &&
      !isWithinReach(builtBy(of.before, of.instead), partOf(params, 'province')),
    keepsNear: (params, of) => {
      const province = partOf(params, 'province')
      return (
        of.instead?.type === 'neutral' &&
        of.instead.space === Number(params['space']) - 1 &&
        wallsOf(built(of), province, of.seat) === params['own'] &&
        wallsOf(built(of), province, 'neutral') === params['n'] &&
        Number(params['own']) + freeIn(built(of), province) >= Number(params['n']) &&
        wallsOf(builtBy(of.before, of.instead), province, 'neutral') > Number(params['n'])
      )
    },
    leavesSpaces: (params, of) =>
      of.action.type === 'noNeutral' &&
      of.before.scores[of.seat] === params['own'] &&
      Math.max(...of.before.scores) === params['other'] &&
      Number(params['own']) < Number(params['other']) &&
      built(of).pieces.filter((piece) => piece === null).length === params['n'],
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
    removesOwn: (params, of) => {
      const province = partOf(params, 'province')
      return (
        of.action.type === 'remove' &&
        params['fromSeat'] !== of.seat &&
        leadsAlone(of, province, of.seat) &&
        valueOf(built(of), province) === params['points']
      )
    },
    deniesCards: (params, of) => {
      const province = partOf(params, 'province')
      return (
        of.action.type === 'neutral' &&
        leadersOf(built(of), province).join() === 'neutral' &&
        wallsOf(built(of), province, 'neutral') === params['walls'] &&
        [...Array(of.before.seats).keys()].every((seat) => wallsOf(built(of), province, seat) === 0) &&
        of.before.lying.filter((card) => card.province === province && card.seat !== of.seat).length ===
          params['n']
      )
    },
    keepsAhead: (params, { before, action, seat, events }) =>
      (action.type === 'wall' || action.type === 'neutral') &&
      before.scores[seat] === params['own'] &&
      before.scores.every((points, each) => each === seat || points <= Number(params['other'])) &&
      Number(params['own']) > Number(params['other']) &&
      events.every((event) => event.type !== 'province.won' || event.seat === seat),
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
      if (of.instead === undefined) return false
      const lead = (state: State): number =>
        wallsOf(state, province, of.seat) - mostOfOthers(state, province, of.seat)
      return (
        ['decline', 'noNeutral', 'neutral'].includes(of.action.type) &&
        wallsOf(of.before, province, of.seat) === params['own'] &&
        mostOfOthers(of.before, province, of.seat) === params['other'] &&
        lead(of.before) > 0 &&
        lead(built(of)) >= lead(of.before) &&
        lead(builtBy(of.before, of.instead)) < lead(of.before)
      )
    },
    sparesShare: (params, of) => {
      const province = partOf(params, 'province')
      const shares = (state: State): boolean => leadersOf(state, province).includes(of.seat)
      return (
        of.instead !== undefined &&
        ['decline', 'noNeutral', 'neutral'].includes(of.action.type) &&
        leadersOf(of.before, province).length > 1 &&
        shares(of.before) &&
        shares(built(of)) &&
        !shares(builtBy(of.before, of.instead))
      )
    },
    keepsExposed: (params, of) => {
      const region = partOf(params, 'region')
      const rival = Number(params['fromSeat'])
      return (
        of.instead?.type === 'neutral' &&
        of.instead.space === Number(params['space']) - 1 &&
        rival !== of.seat &&
        !of.before.threats[region]!.gone &&
        hitIn(built(of), region).includes(rival) &&
        !hitIn(builtBy(of.before, of.instead), region).includes(rival)
      )
    },
    keepsRoom: (params, of) => {
      const province = partOf(params, 'province')
      const space = Number(params['space']) - 1
      return (
        of.instead?.type === 'neutral' &&
        of.instead.space === space &&
        params['fromSeat'] !== of.seat &&
        built(of).pieces[space] === null &&
        layoutOf(of.before).inProvince[province]!.includes(space) &&
        leadsAlone(of, province, Number(params['fromSeat'])) &&
        leadersOf(builtBy(of.before, of.instead), province).includes(Number(params['fromSeat']))
      )
    },
    shields: (params, of) => {
      const region = partOf(params, 'region')
      const count = (owner: Owner): number =>
        layoutOf(of.before).inRegion[region]!.filter(
          (space) => built(of).pieces[space]?.owner === owner && built(of).pieces[space]?.is !== 'rubble',
        ).length
      return (
        of.action.type === 'neutral' &&
        !of.before.threats[region]!.gone &&
        hitIn(built(of), region).includes(of.seat) &&
        count('neutral') === params['n'] &&
        count(of.seat) === params['own']
      )
    },
    lowersFor: (params, of) =>
      of.action.type === 'lower' &&
      params['fromSeat'] !== of.seat &&
      leadsAlone(of, partOf(params, 'province'), Number(params['fromSeat'])) &&
      valueOf(built(of), partOf(params, 'province')) === params['points'],
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
    raises: (params, of) => {
      const province = partOf(params, 'province')
      const value = (state: State): number =>
        layoutOf(state).inProvince[province]!.filter((space) => state.pieces[space]?.is !== 'rubble').length +
        state.prestige[province]! +
        state.reveal!.change
      return (
        of.action.type === 'raise' &&
        value(of.before) === params['from'] &&
        value(built(of)) === params['points'] &&
        leadsAlone(of, province, of.seat)
      )
    },
    'card.warrior': (params, of) =>
      laysCard('warrior')(params, of) &&
      Number(params['n']) > 0 &&
      of.before.lying.filter(
        ({ seat, province }) => seat !== of.seat && province === partOf(params, 'province'),
      ).length === params['n'],
    'card.traitor': (params, of) =>
      laysCard('traitor')(params, of) &&
      params['fromSeat'] !== of.seat &&
      singleWallsOf(built(of), partOf(params, 'province'), Number(params['fromSeat'])) > 0,
    'card.traitorDismisses': (params, of) => {
      const region = partOf(params, 'region')
      return (
        layoutOf(of.before).facing.some(
          (regions, province) =>
            regions.includes(region) && laysCard('traitor')({ province: province + 1 }, of),
        ) &&
        !of.before.threats[region]!.gone &&
        hitIn(built(of), region).includes(of.seat)
      )
    },
    'card.floodRaises': (params, of) =>
      laysCard('flood')(params, of) &&
      leadsAlone(of, partOf(params, 'province'), of.seat) &&
      valueOf(built(of), partOf(params, 'province')) + 2 === params['points'],
    'card.floodLowers': (params, of) =>
      laysCard('flood')(params, of) &&
      params['fromSeat'] !== of.seat &&
      leadsAlone(of, partOf(params, 'province'), Number(params['fromSeat'])) &&
      valueOf(built(of), partOf(params, 'province')) - 2 === params['points'] &&
      params['points'] > 0,
    'card.architect': (params, of) =>
      laysCard('architect')(params, of) && stands(of, { ...params, own: Number(params['own']) - 1 }, false),
    'card.greatArchitect': (params, of) =>
      laysCard('greatArchitect')(params, of) &&
      stands(of, { ...params, own: Number(params['own']) - 2 }, false),
    'card.architects': (params, of) =>
      (['architect', 'greatArchitect'] as const).some((name) => laysCard(name)(params, of)) &&
      stands(of, { ...params, own: Number(params['own']) - 3 }, false) &&
      of.before.lying.some(
        ({ seat, province, card }) =>
          seat === of.seat && province === partOf(params, 'province') && (card === 4 || card === 5),
      ),
    'card.there': (params, of) =>
      (['architect', 'greatArchitect'] as const).some(
        (name, at) =>
          params['what'] === `named.card.${name}` &&
          laysCard(name)(params, of) &&
          stands(of, { ...params, own: Number(params['own']) - at - 1 }, false),
      ),
    'card.official': (params, of) => {
      const province = partOf(params, 'province')
      return (
        laysCard('official')(params, of) &&
        params['fromSeat'] !== of.seat &&
        singleWallsOf(built(of), province, Number(params['fromSeat'])) > 0 &&
        layoutOf(of.before).inProvince.some(
          (_, each) => each !== province && singleWallsOf(built(of), each, of.seat) > 0,
        )
      )
    },
    laysFirst: (params, of) => isLaid({ ...params, own: 0, other: 0 }, of),
    lays: (params, of) => Number(params['own']) + Number(params['other']) > 0 && isLaid(params, of),
  },
)
