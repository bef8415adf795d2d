import {
  describeReasons,
  type FactChecks,
  type ReasonedAction,
} from '../../../kernel/testing/checks/reasons.ts'
import type { Action } from '../action.ts'
import { NEIGHBOURS, type Place } from '../components/grid.ts'
import type { Event } from '../event.ts'
import { quorsum } from '../index.ts'
import { rolls } from '../rules/chance.ts'
import { place } from '../testing/position.ts'
import type { State } from '../state.ts'

type Params = { readonly [name: string]: string | number }

const numberOf = (params: Params, name: string): number => Number(params[name])
/** The pawn a sentence calls pawn 1 or 2 of a seat. */
const pawnOf = (state: State, seat: number, params: Params) =>
  state.pawns[2 * seat + numberOf(params, 'pawn') - 1]!

const otherPawn = (state: State, seat: number, params: Params) =>
  pawnOf(state, seat, { pawn: 3 - numberOf(params, 'pawn') })
const isAtHome = ({ at, home }: State['pawns'][number]): boolean => at === home

/** The share of all rolls with these dice in which one reaches the value, in percent. */
const shareOf = (dice: number, value: number): number => {
  const all = rolls(dice)
  return Math.round((100 * all.filter((roll) => roll.some((die) => die >= value)).length) / all.length)
}
const stepsBetween = (one: Place, other: Place): number => {
  const found = new Map([[one, 0]])
  for (const [at, steps] of found)
    for (const next of NEIGHBOURS[at]!) if (!found.has(next)) found.set(next, steps + 1)
  return found.get(other)!
}
/** The longest row of homeward steps on free tiles of the pawn's colour, found one step at a time. */
const wayOf = (state: State, pawn: State['pawns'][number]): number => {
  let front = [pawn.at]
  for (let steps = 0; ; steps += 1) {
    const next = front.flatMap((at) =>
      NEIGHBOURS[at]!.filter(
        (to) =>
          stepsBetween(to, pawn.home) === stepsBetween(at, pawn.home) - 1 &&
          state.tiles[to]!.side === state.tiles[pawn.at]!.side &&
          state.pawns.every((each) => each.at !== to),
      ),
    )
    if (next.length === 0) return steps
    front = next
  }
}
const turned = (state: State, tile: Place): State => ({
  ...state,
  tiles: state.tiles.map((each, at) =>
    at === tile ? { ...each, side: each.side === 'dark' ? 'light' : 'dark' } : each,
  ),
})

/** The dice and the tile of every flip an action tries. */
const flipsOf = (
  state: State,
  action: Action,
): readonly { readonly tile: Place; readonly dice: number }[] => {
  const all = action.type === 'allot' ? action.allotments : action.type === 'flip' ? state.open : []
  return all.flatMap((each) =>
    'tile' in each && (action.type !== 'flip' || action.tile === each.tile) ? [each] : [],
  )
}
const moved = (state: State, index: number, to: Place): State => ({
  ...state,
  pawns: state.pawns.map((each, at) => (at === index ? { ...each, at: to } : each)),
})
/** The tiles of the other colour on each way home without a step back, each walked whole. */
const flipsOnWays = (state: State, pawn: State['pawns'][number]): readonly number[] => {
  const { side } = state.tiles[pawn.at]!
  const walk = (at: Place): readonly number[] =>
    at === pawn.home
      ? [0]
      : NEIGHBOURS[at]!.filter(
          (to) => stepsBetween(to, pawn.home) === stepsBetween(at, pawn.home) - 1,
        ).flatMap((to) => walk(to).map((count) => count + Number(state.tiles[to]!.side !== side)))
  return walk(pawn.at)
}
const flipsNeeded = (state: State, pawn: State['pawns'][number]): number =>
  Math.min(...flipsOnWays(state, pawn))
/** How many ways home need no more flips than another position does at best. */
const waysWith = (state: State, pawn: State['pawns'][number], flips: number): number =>
  flipsOnWays(state, pawn).filter((each) => each <= flips).length

/** The steps away from home an action tries, or can try with the dice it gives a pawn that has no step homeward. */
const stepsAwayOf = (
  state: State,
  action: Action,
): readonly { readonly pawn: number; readonly to: Place; readonly dice: number }[] => {
  const isAway = (pawn: number, to: Place): boolean => {
    const { at, home } = state.pawns[pawn]!
    return stepsBetween(to, home) > stepsBetween(at, home)
  }
  const given = action.type === 'allot' ? action.allotments : []
  return given.flatMap((each) => {
    if (!('pawn' in each)) return []
    const { pawn, dice } = each
    const { at } = state.pawns[pawn]!
    const open = NEIGHBOURS[at]!.filter(
      (to) =>
        state.tiles[to]!.side === state.tiles[at]!.side && state.pawns.every((other) => other.at !== to),
    )
    return open.every((to) => isAway(pawn, to)) ? open.map((to) => ({ pawn, to, dice })) : []
  })
}

/** Each grid an action can lead to by one roll, with the chance of that roll in percent. */
const gridsAfter = (
  state: State,
  action: Action,
): readonly { readonly now: State; readonly chance: number }[] => {
  if (action.type !== 'step')
    return [
      ...flipsOf(state, action).map(({ tile, dice }) => ({
        now: turned(state, tile),
        chance: shareOf(dice, state.tiles[tile]!.value),
      })),
      ...stepsAwayOf(state, action).map(({ pawn, to, dice }) => ({
        now: moved(state, pawn, to),
        chance: shareOf(dice, state.tiles[to]!.value),
      })),
    ]
  const dice =
    state.stage.is === 'chain'
      ? state.stage.dice
      : state.open.find((each) => 'pawn' in each && each.pawn === action.pawn)!.dice
  return [{ now: moved(state, action.pawn, action.to), chance: shareOf(dice, state.tiles[action.to]!.value) }]
}
/** True if a roll of the action has this chance and changes a pawn's ways home as `isMeant` says of now and before. */
const changes = (
  state: State,
  action: Action,
  seat: number,
  params: Params,
  isMeant: (
    now: readonly [State, State['pawns'][number]],
    was: readonly [State, State['pawns'][number]],
  ) => boolean,
): boolean =>
  gridsAfter(state, action).some(
    ({ now, chance }) =>
      chance === numberOf(params, 'chance') &&
      isMeant([now, pawnOf(now, seat, params)], [state, pawnOf(state, seat, params)]),
  )
/** Makes a check that a measure of a pawn's ways home comes to the number told, and is more (1) or less (-1) than before. */
const turns =
  (measure: (state: State, pawn: State['pawns'][number]) => number) =>
  (state: State, action: Action, seat: number, params: Params, sign: 1 | -1): boolean =>
    changes(
      state,
      action,
      seat,
      params,
      (now, was) => measure(...now) === params['n'] && sign * (measure(...now) - measure(...was)) > 0,
    )
const turnsWay = turns(wayOf)
/** True if the second position has more ways home with as many flips, and no way that is open further. */
const hasMoreWays = (
  [was, pawnBefore]: readonly [State, State['pawns'][number]],
  [now, pawn]: readonly [State, State['pawns'][number]],
): boolean => {
  const least = flipsNeeded(was, pawnBefore)
  return (
    least === flipsNeeded(now, pawn) &&
    wayOf(was, pawnBefore) === wayOf(now, pawn) &&
    waysWith(now, pawn, least) > waysWith(was, pawnBefore, least)
  )
}
const turnsTiles = turns(flipsNeeded)
/** True if the action makes a pawn's ways home longer (1) or shorter (-1) in steps or in flips. */
const worsens = (state: State, now: State, seat: number, params: Params, sign: 1 | -1): boolean => {
  const [one, other] = [pawnOf(now, seat, params), pawnOf(state, seat, params)]
  const steps = wayOf(state, other) - wayOf(now, one)
  return sign * (steps === 0 ? flipsNeeded(now, one) - flipsNeeded(state, other) : steps) > 0
}
/** True if a turn ends in place of the flip of the tile told, which would change the pawn's ways so. */
const spares = (
  before: State,
  action: Action,
  instead: Action | undefined,
  seat: number,
  params: Params,
  sign: 1 | -1,
): boolean =>
  (action.type === 'stop' || action.type === 'giveUp') &&
  instead?.type === 'flip' &&
  instead.tile === place(String(params['tile'])) &&
  worsens(before, turned(before, instead.tile), seat, params, sign)

/** The likeliest step that brings a pawn nearer home with the dice an action gives it, in percent. */
const likeliest = (state: State, action: Action | undefined, seat: number, params: Params): number => {
  if (action?.type !== 'allot') return 0
  const index = 2 * seat + numberOf(params, 'pawn') - 1
  const dice = action.allotments.find((each) => 'pawn' in each && each.pawn === index)?.dice ?? 0
  const { at, home } = state.pawns[index]!
  const open = NEIGHBOURS[at]!.filter(
    (to) =>
      stepsBetween(to, home) < stepsBetween(at, home) &&
      state.tiles[to]!.side === state.tiles[at]!.side &&
      state.pawns.every((each) => each.at !== to),
  )
  return Math.max(0, ...open.map((to) => (dice === 0 ? 0 : shareOf(dice, state.tiles[to]!.value))))
}

/** True if the announced step has this chance and ends so many steps from home. */
const announces = (events: readonly Event[], before: State, seat: number, params: Params): boolean => {
  const [event] = events
  if (event?.type !== 'move.announced' || event.seat !== seat) return false
  const pawn = pawnOf(before, seat, params)
  return (
    event.from === pawn.at &&
    stepsBetween(event.to, pawn.home) === numberOf({ n: 0, ...params }, 'n') &&
    stepsBetween(event.to, pawn.home) < stepsBetween(pawn.at, pawn.home) &&
    shareOf(event.dice, event.value) === numberOf(params, 'chance')
  )
}

/** The step home that is announced, or one that the dice assigned to the pawn can make, has this chance. */
const comesHome = (
  params: Params,
  { events, before, action, seat }: ReasonedAction<State, Action, Event>,
) => {
  const { at, home } = pawnOf(before, seat, params)
  return (
    announces(events, before, seat, params) ||
    (stepsBetween(at, home) === 1 && likeliest(before, action, seat, params) === params['chance'])
  )
}

/** The other allotment gives the same step of the pawn a smaller chance. */
const isLikelier = (
  params: Params,
  { before, action, instead, seat }: ReasonedAction<State, Action, Event>,
): boolean =>
  likeliest(before, action, seat, params) === params['chance'] &&
  likeliest(before, instead, seat, params) === params['other'] &&
  numberOf(params, 'other') < numberOf(params, 'chance')

const stepsIn = (state: State) =>
  [...quorsum.legal(state)].flatMap((action) => (action.type === 'step' ? [action] : []))

/** Nothing the seat can roll now brings a pawn nearer home or makes a way better for it. */
const isIdle = (state: State): boolean =>
  !stepsIn(state).some(({ pawn, to }) => {
    const { at, home } = state.pawns[pawn]!
    return stepsBetween(to, home) < stepsBetween(at, home)
  }) && ![...quorsum.legal(state)].some((action) => action.type === 'flip' && helps(state, action.tile))
/** A flip that makes a way home of the mover better or one of the other worse. */
const helps = (state: State, tile: Place): boolean => {
  const now = turned(state, tile)
  return now.pawns.some((pawn, index) => {
    const [was, least] = [state.pawns[index]!, flipsNeeded(state, state.pawns[index]!)]
    const [steps, flips] = [wayOf(now, pawn) - wayOf(state, was), flipsNeeded(now, pawn) - least]
    const ways = waysWith(now, pawn, least) - waysWith(state, was, least)
    const better = steps || -flips || ways
    return pawn.seat === state.mover ? better > 0 : better < 0
  })
}

/** By how many steps a seat's pawn that decides is closer to home than the other's (QO-21); 0 if the reason is wrong. */
const leadOf = (params: Params, state: State, seat: number): number => {
  const [[near, far], [theirNear, theirFar]] = [seat, 1 - seat].map((of) =>
    state.pawns
      .slice(2 * of, 2 * of + 2)
      .map(({ at, home }) => stepsBetween(at, home))
      .toSorted((one, other) => one - other),
  ) as [[number, number], [number, number]]
  const told = String(params['why']).replace('reason.apart.', '')
  const isHome = [near, theirNear].map((steps) => steps === 0)
  if (near === theirNear) return told === (isHome[0] ? 'bothHome' : 'other') ? theirFar - far : 0
  return told === (isHome[0] ? 'home' : isHome[1] ? 'theirsHome' : 'closer') ? theirNear - near : 0
}

/** True if both seats are as close to home. */
const levelSeats = ({ pawns }: State): boolean => {
  const [one, other] = [0, 1].map((seat) =>
    pawns
      .slice(2 * seat, 2 * seat + 2)
      .map(({ at, home }) => stepsBetween(at, home))
      .toSorted((near, far) => near - far)
      .join(),
  )
  return one === other
}

/** A pawn that is no further from home than ever may step closer, and six turns without progress would lose. */
const hurries = (params: Params, { before, action, seat }: ReasonedAction<State, Action, Event>): boolean => {
  const mayGain = (index: number): boolean => {
    const { at, home, best } = before.pawns[index]!
    return NEIGHBOURS[at]!.some(
      (to) =>
        (action.type !== 'step' || action.to === to) &&
        stepsBetween(to, home) < Math.min(best, stepsBetween(at, home)) &&
        before.tiles[to]!.side === before.tiles[at]!.side &&
        before.pawns.every((each) => each.at !== to),
    )
  }
  const moved =
    action.type === 'step'
      ? [action.pawn]
      : action.type === 'allot'
        ? action.allotments.flatMap((each) => ('pawn' in each ? [each.pawn] : []))
        : []
  return leadOf(params, before, seat) < 0 && params['n'] === before.idle && moved.some(mayGain)
}

/**
 * A turn that can make no progress for the seat that is closer to home, by its closer pawn or its other one: it moves no
 * pawn of its own.
 */
const sitsOut = (params: Params, { before, action, seat }: ReasonedAction<State, Action, Event>): boolean => {
  const own = before.pawns.slice(2 * seat, 2 * seat + 2)
  const left = action.type === 'allot' ? action.allotments : action.type === 'giveUp' ? [] : before.open
  return (
    leadOf(params, before, seat) > 0 &&
    action.type !== 'step' &&
    left.every((each) => !('pawn' in each)) &&
    own.every(({ at, home, best }) => stepsBetween(at, home) >= best)
  )
}

/** A step away from home to a tile that is next on another pawn's way (1), or from one that is (-1), and not both. */
const standsNext = (
  { before, action, seat }: ReasonedAction<State, Action, Event>,
  params: Params,
  sign: 1 | -1,
): boolean => {
  const tile = place(String(params['tile']))
  const { at, home } = pawnOf(before, sign === 1 ? 1 - seat : seat, params)
  const isNext = (to: Place): boolean =>
    NEIGHBOURS[at]!.includes(to) && stepsBetween(to, home) < stepsBetween(at, home)
  return gridsAfter(before, action).some(({ now, chance }) =>
    now.pawns.some((pawn, index) => {
      const was = before.pawns[index]!
      const [there, elsewhere] = sign === 1 ? [pawn.at, was.at] : [was.at, pawn.at]
      return (
        chance === params['chance'] &&
        stepsBetween(pawn.at, was.home) > stepsBetween(was.at, was.home) &&
        there === tile &&
        isNext(there) &&
        !isNext(elsewhere)
      )
    }),
  )
}

const waysOf = (state: State, seat: number): number =>
  state.pawns.slice(2 * seat, 2 * seat + 2).reduce((sum, pawn) => sum + wayOf(state, pawn), 0)
/** The open steps of both seats for each way in which a seat can place the pawns. */
const cornersFor = (state: State, seat: number) => {
  const placing: State = { ...state, placer: seat === 0 ? 0 : 1, stage: { is: 'place' } }
  return [...quorsum.legal(placing)].flatMap((action) => {
    const decision = quorsum.decide(placing, action)
    if (!decision.ok) return []
    const placed = decision.events.reduce(quorsum.evolve, placing)
    return [{ own: waysOf(placed, seat), other: waysOf(placed, 1 - seat) }]
  })
}

/** The most open steps by which the corners can put the other seat ahead. */
const leadByCorners = ({ before, seat }: ReasonedAction<State, Action, Event>): number =>
  Math.max(...cornersFor(before, 1 - seat).map(({ own, other }) => own - other))
const takesFirst = (params: Params, { action, seat }: ReasonedAction<State, Action, Event>): boolean =>
  action.type === 'choose' && action.option === 'first' && params['toSeat'] === 1 - seat

const checks: FactChecks<State, Action, Event> = {
  home: (params, reasoned) =>
    comesHome(params, reasoned) && !isAtHome(otherPawn(reasoned.before, reasoned.seat, params)),
  homeRather: (params, reasoned) =>
    isLikelier(params, reasoned) &&
    comesHome(params, reasoned) &&
    !isAtHome(otherPawn(reasoned.before, reasoned.seat, params)),
  wins: (params, reasoned) =>
    comesHome(params, reasoned) && isAtHome(otherPawn(reasoned.before, reasoned.seat, params)),
  winsRather: (params, reasoned) =>
    isLikelier(params, reasoned) &&
    comesHome(params, reasoned) &&
    isAtHome(otherPawn(reasoned.before, reasoned.seat, params)),
  staysHome: (params, { before, action, seat }) =>
    action.type === 'stop' &&
    before.stage.is === 'chain' &&
    before.pawns[before.stage.pawn] === pawnOf(before, seat, params) &&
    isAtHome(pawnOf(before, seat, params)),
  nearer: (params, { events, before, seat }) => announces(events, before, seat, params),
  easier: (params, { before, action, instead }) =>
    action.type === 'step' &&
    instead?.type === 'step' &&
    action.pawn === instead.pawn &&
    instead.to === place(String(params['other'])) &&
    before.tiles[action.to]!.value === params['value'] &&
    before.tiles[instead.to]!.value === params['harder'] &&
    numberOf(params, 'value') < numberOf(params, 'harder'),
  opensAll: (params, { before, action, seat }) =>
    changes(before, action, seat, params, ([now, pawn], was) => {
      const way = wayOf(now, pawn)
      return way === stepsBetween(pawn.at, pawn.home) && way > wayOf(...was)
    }),
  clears: (params, { before, action, seat }) =>
    changes(before, action, seat, params, (now, was) => {
      const left = flipsNeeded(...now)
      return left > 0 && left === params['left'] && flipsNeeded(...was) - left === params['n']
    }) && numberOf(params, 'n') > 0,
  clearsAll: (params, { before, action, seat }) => turnsTiles(before, action, seat, { n: 0, ...params }, -1),
  obstructs: (params, { before, action, seat }) =>
    params['fromSeat'] === 1 - seat && turnsTiles(before, action, 1 - seat, params, 1),
  leadsOn: (params, { before, action }) =>
    action.type === 'step' &&
    wayOf(moved(before, action.pawn, action.to), { ...before.pawns[action.pawn]!, at: action.to }) ===
      params['n'] &&
    numberOf(params, 'n') > 1,
  sparesOwn: (params, { before, action, instead, seat }) => spares(before, action, instead, seat, params, 1),
  sparesTheirs: (params, { before, action, instead, seat }) =>
    params['toSeat'] === 1 - seat && spares(before, action, instead, 1 - seat, params, -1),
  sparesStep: (params, { before, instead, seat }) => {
    const pawn = pawnOf(before, seat, params)
    const to = place(String(params['to']))
    return (
      instead?.type === 'step' &&
      instead.to === to &&
      before.pawns[instead.pawn] === pawn &&
      stepsBetween(to, pawn.home) > stepsBetween(pawn.at, pawn.home)
    )
  },
  staysAhead: (params, { before, instead, seat }) =>
    instead?.type === 'step' &&
    params['fromSeat'] === 1 - seat &&
    worsens(before, moved(before, instead.pawn, instead.to), 1 - seat, params, -1),
  stepsOnto: (params, { before, action, seat }) => {
    const index = 2 * seat + numberOf(params, 'pawn') - 1
    const pawn = before.pawns[index]!
    const tile = place(String(params['tile']))
    const { value, side } = before.tiles[tile]!
    const all = action.type === 'allot' ? action.allotments : []
    const dice = all.find((each) => 'pawn' in each && each.pawn === index)?.dice ?? 0
    const flip = all.find((each) => 'tile' in each && each.tile === tile)?.dice ?? 0
    const chanceOf = (count: number): number => 1 - ((value - 1) / 6) ** count
    return (
      NEIGHBOURS[pawn.at]!.includes(tile) &&
      side !== before.tiles[pawn.at]!.side &&
      before.pawns.every(({ at }) => at !== tile) &&
      stepsBetween(tile, pawn.home) < stepsBetween(pawn.at, pawn.home) &&
      Math.round(100 * chanceOf(dice) * chanceOf(flip)) === params['chance']
    )
  },
  opens: (params, { before, action, seat }) => turnsWay(before, action, seat, params, 1),
  shortens: (params, { before, action, seat }) =>
    params['fromSeat'] === 1 - seat &&
    wayOf(before, pawnOf(before, 1 - seat, params)) === params['was'] &&
    turnsWay(before, action, 1 - seat, params, -1),
  shuts: (params, { before, action, seat }) =>
    params['fromSeat'] === 1 - seat && turnsWay(before, action, 1 - seat, { n: 0, ...params }, -1),
  steps: (params, { before, action, seat }) => likeliest(before, action, seat, params) === params['chance'],
  stepsRather: isLikelier,
  stepsBetter: (params, { before, action, instead, seat }) =>
    params['pawn'] !== params['otherPawn'] &&
    likeliest(before, action, seat, params) === params['chance'] &&
    likeliest(before, instead, seat, { pawn: params['otherPawn']! }) === params['other'] &&
    numberOf(params, 'other') < numberOf(params, 'chance'),
  moreWays: (params, { before, action, seat }) =>
    changes(before, action, seat, params, (now, was) => hasMoreWays(was, now)),
  fewerWays: (params, { before, action, seat }) =>
    params['fromSeat'] === 1 - seat &&
    changes(before, action, 1 - seat, params, (now, was) => hasMoreWays(now, was)),
  'both.steps': (params, { before, action, seat }) =>
    likeliest(before, action, seat, params) === params['chance'] &&
    likeliest(before, action, seat, { pawn: numberOf(params, 'otherPawn') }) === params['otherChance'],
  nothing: (_, { before, action }) => {
    if (action.type !== 'giveUp') return false
    const stopped = quorsum.decide(before, { type: 'stop' })
    const after = stopped.ok ? stopped.events.reduce(quorsum.evolve, before) : before
    return [before, after].every(isIdle)
  },
  frees: (params, of) => standsNext(of, params, -1),
  occupies: (params, of) => params['fromSeat'] === 1 - of.seat && standsNext(of, params, 1),
  bars: (params, { before, action, seat }) => {
    const { at, home } = pawnOf(before, seat, params)
    const rival = pawnOf(before, 1 - seat, { pawn: params['otherPawn']! })
    const pawns = before.pawns.map((each) => (each.at === at ? { ...each, at: home } : each))
    return (
      action.type === 'allot' &&
      action.allotments.every((each) => !('pawn' in each) || before.pawns[each.pawn]!.at !== at) &&
      at === place(String(params['tile'])) &&
      params['fromSeat'] === 1 - seat &&
      wayOf({ ...before, pawns }, rival) > wayOf(before, rival)
    )
  },
  keepsFree: (params, { before, action, instead, seat }) => {
    const { at, home } = pawnOf(before, seat, params)
    const tile = place(String(params['tile']))
    return (
      (action.type === 'stop' || action.type === 'giveUp') &&
      instead?.type === 'step' &&
      instead.to === tile &&
      before.pawns[instead.pawn] !== pawnOf(before, seat, params) &&
      before.pawns[instead.pawn]!.seat === seat &&
      NEIGHBOURS[at]!.includes(tile) &&
      stepsBetween(tile, home) < stepsBetween(at, home)
    )
  },
  takesBack: (params, of) => {
    const { before, action, seat } = of
    if (action.type !== 'step') return false
    const isFurther = (state: State): boolean =>
      state.pawns.slice(2 * seat, 2 * seat + 2).every(({ at, home, best }) => stepsBetween(at, home) >= best)
    const now = moved(before, action.pawn, action.to)
    return (
      !isFurther(before) &&
      isFurther(now) &&
      leadOf(params, now, seat) > 0 &&
      params['n'] === before.idle + 1 &&
      before.idle >= 2 &&
      gridsAfter(before, action).some(({ chance }) => chance === params['chance'])
    )
  },
  waits: (params, of) =>
    sitsOut(params, of) &&
    params['n'] === of.before.idle + 1 &&
    of.before.idle >= 2 &&
    params['fromSeat'] === 1 - of.seat,
  stepsBack: (params, { before, action, seat }) => {
    const { at, home } = pawnOf(before, seat, params)
    return (
      action.type === 'step' &&
      before.pawns[action.pawn] === pawnOf(before, seat, params) &&
      stepsBetween(action.to, home) === params['n'] &&
      stepsBetween(action.to, home) > stepsBetween(at, home)
    )
  },
  nearsDraw: (params, { before, action, after }) =>
    action.type === 'giveUp' && after.idle === params['n'] && levelSeats(before) && before.idle >= 3,
  draws: (_, { events }) => events.some((event) => event.type === 'game.stalled' && event.seat === null),
  waitsOut: (params, of) => sitsOut(params, of) && of.before.idle === 5,
  hurries,
  'corners.chosen': (params, { before, seat }) =>
    params['fromSeat'] === 1 - seat &&
    cornersFor(before, seat).some(
      ({ own, other }) => own > other && own === params['own'] && other === params['other'],
    ),
  'corners.placed': (params, { after, seat }) =>
    params['fromSeat'] === 1 - seat &&
    waysOf(after, seat) === params['own'] &&
    waysOf(after, 1 - seat) === params['other'],
  'corners.left': (params, reasoned) => takesFirst(params, reasoned) && leadByCorners(reasoned) === 1,
  'corners.before': (params, reasoned) => takesFirst(params, reasoned) && leadByCorners(reasoned) > 1,
  nothingOf: (params, { before, action, seat }) =>
    action.type === 'stop' &&
    isIdle(before) &&
    before.stage.is === 'chain' &&
    before.pawns[before.stage.pawn] === pawnOf(before, seat, params),
}

/** Facts about both pawns of a seat: each must be true of either pawn. */
const OF_BOTH = [
  'steps',
  'opens',
  'opensAll',
  'clears',
  'clearsAll',
  'shortens',
  'shuts',
  'obstructs',
  'moreWays',
  'fewerWays',
]
const ofBoth = Object.fromEntries(
  OF_BOTH.map((fact): [string, (typeof checks)[string]] => [
    `each.${fact}`,
    (params, of) => [1, 2].every((pawn) => checks[fact]!({ ...params, pawn }, of)),
  ]),
)

describeReasons(
  quorsum,
  [{ options: { raceTo: 1, flipLock: 'reply' }, seats: 2 }],
  { ...checks, ...ofBoth },
  // Changes of both pawns by one flip.
  Object.keys(ofBoth),
)
