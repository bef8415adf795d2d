/** Reasons for an action: what its dice can do for the ways home of the pawns, and whom the end of the game suits. */
import { reasonFrom } from '../../../kernel/heuristics.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { message, nested, type Message } from '../../../kernel/text.ts'
import type { Action, ActionOf } from '../action.ts'
import {
  distance,
  otherSeat,
  pawnNumber,
  PAWNS,
  pawnsOf,
  placeName,
  seatOf,
  type Place,
} from '../components/grid.ts'
import type { PawnId, QuorsumSeat } from '../components/pieces.ts'
import { pawnAt, stepsHome, tileAt, withFlipped, withMoved } from '../position/board-queries.ts'
import { evolve } from '../position/evolve.ts'
import { bestWays, openWay, tilesToFlip } from '../position/open-way.ts'
import { successChance } from '../rules/chance.ts'
import { attempts, isSprint, targetsOf } from '../rules/eligibility.ts'
import { decide } from '../rules/decide.ts'
import { IDLE_LIMIT, makesProgress, nearerSeat } from '../rules/ending.ts'
import { announcementOf, PLACINGS } from '../rules/legal.ts'
import type { Allotment, Pawn, State } from '../state.ts'

/** The chance that one of the dice reaches a tile's number, 0 to 1. */
const chanceOf = (state: State, dice: number, tile: Place): number =>
  successChance(dice, tileAt(state, tile).value)

const percent = (chance: number): number => Math.round(100 * chance)

const isHomeward = (state: State, pawn: PawnId, to: Place): boolean => {
  const { at, home } = pawnAt(state, pawn)
  return distance(to, home) < distance(at, home)
}

/** How a change of the grid alters a pawn's ways home; 0 where it does not. */
const wayChange = (before: State, after: State, pawn: PawnId) => {
  const toFlip = tilesToFlip(after, pawn) - tilesToFlip(before, pawn)
  return {
    way: openWay(after, pawn) - openWay(before, pawn),
    toFlip,
    // With as many flips as before.
    ways: toFlip === 0 ? bestWays(after, pawn) - bestWays(before, pawn) : 0,
  }
}

/** What a change of the grid with some chance does for the ways home of some pawns (QO-11). */
const ways = (
  state: State,
  after: State,
  chance: number,
  pawns: readonly PawnId[] = PAWNS,
): readonly Message[] => {
  const facts = pawns
    .toSorted((one, other) => Number(seatOf(one) !== state.mover) - Number(seatOf(other) !== state.mover))
    .flatMap((pawn) => {
      const isOwn = seatOf(pawn) === state.mover
      const { way, toFlip, ways: more } = wayChange(state, after, pawn)
      const params = { pawn: pawnNumber(pawn), chance: percent(chance) }
      const theirs = { ...params, fromSeat: seatOf(pawn) }
      const n = openWay(after, pawn)
      const left = tilesToFlip(after, pawn)
      if (isOwn && way > 0) {
        const { at, home } = pawnAt(after, pawn)
        const isWhole = n === distance(at, home)
        return [isWhole ? message('reason.opensAll', params) : message('reason.opens', { ...params, n })]
      }
      if (isOwn && way === 0 && toFlip < 0)
        return [
          left === 0
            ? message('reason.clearsAll', params)
            : message('reason.clears', { ...params, n: -toFlip, left }),
        ]
      if (!isOwn && way < 0)
        return [
          n === 0
            ? message('reason.shuts', theirs)
            : message('reason.shortens', { ...theirs, n, was: n - way }),
        ]
      if (!isOwn && way === 0 && toFlip > 0) return [message('reason.obstructs', { ...theirs, n: left })]
      if (way !== 0 || toFlip !== 0) return []
      if (isOwn && more > 0) return [message('reason.moreWays', params)]
      return !isOwn && more < 0 ? [message('reason.fewerWays', theirs)] : []
    })
  const weighty = facts.filter((fact) => !isMinor(fact))
  return ofBoth(weighty.length > 0 ? weighty : facts)
}

/** Tells the same of both pawns of a seat as one fact: `reason.each.<fact>`. */
const ofBoth = ([one, ...rest]: readonly Message[]): readonly Message[] => {
  if (one === undefined) return []
  const withoutPawn = ({ key, params }: Message): Message =>
    message(
      key.replace('reason', 'reason.each'),
      Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'pawn')),
    )
  const both = withoutPawn(one)
  const others = rest.filter((each) => JSON.stringify(withoutPawn(each)) !== JSON.stringify(both))
  return [others.length < rest.length ? both : one, ...ofBoth(others)]
}

/** What a flip with some dice can do (QO-15). */
const flips = (state: State, tile: Place, dice: number): readonly Message[] =>
  ways(state, withFlipped(state, [tile]), chanceOf(state, dice, tile))

/** The open way that begins where a step ends, if the step it is compared with leads to a shorter one. */
const leadsOn = (state: State, pawn: PawnId, to: Place, instead: Place | undefined): readonly Message[] => {
  const n = openWay(withMoved(state, pawn, to), pawn)
  const other = instead === undefined ? 0 : openWay(withMoved(state, pawn, instead), pawn)
  return n > Math.max(1, other) ? [message('reason.leadsOn', { n })] : []
}

/** True for the next place on one of a pawn's ways home. */
const isNext = ({ at, home }: Pawn, place: Place): boolean =>
  distance(at, place) === 1 && distance(place, home) < distance(at, home)

/** Where a step away from home changes no open way: the tile it frees for a pawn of its own or takes from another's. */
const clearsTile = (state: State, { pawn, to }: ActionOf<'step'>, chance: number): readonly Message[] => {
  const { at } = pawnAt(state, pawn)
  return PAWNS.flatMap((other): readonly Message[] => {
    const stands = pawnAt(state, other)
    const params = { pawn: pawnNumber(other), chance: percent(chance) }
    if (other === pawn) return []
    if (seatOf(other) === state.mover)
      return isNext(stands, at) && !isNext(stands, to)
        ? [message('reason.frees', { ...params, tile: placeName(at) })]
        : []
    return isNext(stands, to) && !isNext(stands, at)
      ? [message('reason.occupies', { ...params, fromSeat: seatOf(other), tile: placeName(to) })]
      : []
  })
}

/** A pawn stands in the way of rivals that are no further off. */
const NEAR = 2

/**
 * What a step away from home is good for: the ways of the other pawns, a way of its own that leads further than where it
 * stands, or a turn without progress that suits the seat (QO-20). Without any of these it only has to be taken back.
 */
export const gainsAway = (state: State, step: ActionOf<'step'>, chance: number): readonly Message[] => {
  const { pawn, to } = step
  const after = withMoved(state, pawn, to)
  const { way, toFlip } = wayChange(state, after, pawn)
  const isDetour = way > 1 || (toFlip < 0 && !isSprint(state))
  const isMeant = (each: PawnId): boolean => {
    if (each === pawn) return isDetour
    return seatOf(each) === state.mover || distance(pawnAt(state, each).at, to) <= NEAR
  }
  const changed = ways(state, after, chance, PAWNS.filter(isMeant))
  return [
    ...(changed.length > 0 ? changed : clearsTile(state, step, chance)),
    ...(mayWait(after) && makesProgress(state)
      ? [message('reason.takesBack', { n: state.idle + 1, chance: percent(chance), why: apart(after) })]
      : []),
  ]
}

/** Both pawns of a pawn's seat are home, which wins the game (QO-19). */
export const isAllHome = (state: State, pawn: PawnId): boolean =>
  pawnsOf(seatOf(pawn)).every((each) => stepsHome(pawnAt(state, each)) === 0)

/** QO-12. */
const steps = (
  state: State,
  { pawn, to }: ActionOf<'step'>,
  instead: Action | undefined,
): readonly Message[] => {
  const attempt = attempts(state).find((each) => each.kind === 'move' && each.pawn === pawn && each.to === to)
  if (attempt === undefined) return []
  const chance = chanceOf(state, attempt.dice, to)
  if (!isHomeward(state, pawn, to)) return gainsAway(state, { type: 'step', pawn, to }, chance)
  const after = withMoved(state, pawn, to)
  const n = distance(to, pawnAt(state, pawn).home)
  const params = { pawn: pawnNumber(pawn), chance: percent(chance) }
  const { value } = tileAt(state, to)
  const other = instead?.type === 'step' && instead.pawn === pawn ? instead.to : undefined
  const harder = other === undefined ? value : tileAt(state, other).value
  return [
    n > 0
      ? message('reason.nearer', { ...params, n })
      : message(isAllHome(after, pawn) ? 'reason.wins' : 'reason.home', params),
    ...(other !== undefined && harder > value
      ? [message('reason.easier', { value, harder, other: placeName(other) })]
      : []),
    ...leadsOn(state, pawn, to, other),
    ...ways(
      state,
      after,
      chance,
      PAWNS.filter((each) => each !== pawn),
    ),
  ]
}

/** A pawn's likeliest step nearer home with some dice, 0 to 1; 0 if none is open. */
const chanceHomeward = (state: State, pawn: PawnId, dice: number): number =>
  Math.max(
    0,
    ...targetsOf(state, pawn)
      .filter((to) => isHomeward(state, pawn, to))
      .map((to) => chanceOf(state, dice, to)),
  )

/** The flip of an allotment that likeliest opens a step nearer home to one of its pawns, with the chance of both. */
const stepAfterFlip = (
  state: State,
  { allotments }: ActionOf<'allot'>,
  pawn: PawnId,
  dice: number,
): { readonly tile: Place; readonly chance: number } | undefined =>
  allotments
    .flatMap((each) => {
      if (!('tile' in each) || !isHomeward(state, pawn, each.tile)) return []
      const { tile } = each
      if (!targetsOf(withFlipped(state, [tile]), pawn).includes(tile)) return []
      return [{ tile, chance: chanceOf(state, each.dice, tile) * chanceOf(state, dice, tile) }]
    })
    .toSorted((one, other) => other.chance - one.chance)[0]

/** True if a step away from home lets the other seat be closer to it, with few turns left for progress (QO-20, QO-21). */
const losesEnd = (state: State, pawn: PawnId, to: Place): boolean =>
  state.idle >= URGENT && nearerSeat(withMoved(state, pawn, to)) === otherSeat(state.mover)

/** What a pawn's likeliest step away from home that is good for something does with some dice. */
const makesWay = (state: State, pawn: PawnId, dice: number): readonly Message[] =>
  targetsOf(state, pawn)
    .filter((to) => !losesEnd(state, pawn, to))
    .map((to) => ({ to, chance: chanceOf(state, dice, to) }))
    .toSorted((one, other) => other.chance - one.chance)
    .flatMap(({ to, chance }) => gainsAway(state, { type: 'step', pawn, to }, chance))
    .slice(0, 1)

/** What matters where nothing else changes: ways beside the best one. */
const isMinor = ({ key }: Message): boolean => key.endsWith('.moreWays') || key.endsWith('.fewerWays')

/** The likeliest first, and what is minor last. */
const byChance = (facts: readonly Message[]): readonly Message[] =>
  facts.toSorted(
    (one, other) =>
      Number(isMinor(one)) - Number(isMinor(other)) ||
      Number(other.params['chance']) - Number(one.params['chance']),
  )

/** What a step of a pawn homeward with some dice comes to. */
const STEPS = [
  'reason.steps',
  'reason.stepsRather',
  'reason.stepsBetter',
  'reason.home',
  'reason.homeRather',
  'reason.wins',
  'reason.winsRather',
]

/** A step homeward brings the pawn home, or home as the second of its seat, which wins the game (QO-19), or only nearer. */
const goalOf = (state: State, pawn: PawnId): 'wins' | 'home' | 'steps' => {
  const stands = pawnAt(state, pawn)
  if (stepsHome(stands) > 1) return 'steps'
  return isAllHome(withMoved(state, pawn, stands.home), pawn) ? 'wins' : 'home'
}

/** True for the same thing about the same pawn, with another chance perhaps. */
const areAlike = (one: Message, other: Message): boolean =>
  (one.key === other.key || [one, other].every(({ key }) => STEPS.includes(key))) &&
  one.params['pawn'] === other.params['pawn'] &&
  one.params['fromSeat'] === other.params['fromSeat']

/** The pawn that gets its dice by the other allotment alone, for a step homeward that is less likely than `chance`. */
const lessLikely = (
  state: State,
  action: ActionOf<'allot'>,
  elsewhere: ActionOf<'allot'>,
  chance: number,
): { readonly otherPawn: number; readonly other: number } | undefined => {
  const moves = ({ allotments }: ActionOf<'allot'>, pawn: PawnId): boolean =>
    allotments.some((each) => 'pawn' in each && each.pawn === pawn)
  return elsewhere.allotments.flatMap((each) => {
    if (!('pawn' in each) || moves(action, each.pawn) || goalOf(state, each.pawn) !== 'steps') return []
    const other = percent(chanceHomeward(state, each.pawn, each.dice))
    return other > 0 && other < chance ? [{ otherPawn: pawnNumber(each.pawn), other }] : []
  })[0]
}

/** A pawn that gets no dice for its step home, because where it stands it bars the way of a rival. */
const bars = (state: State, { allotments }: ActionOf<'allot'>): readonly Message[] =>
  pawnsOf(state.mover).flatMap((pawn): readonly Message[] => {
    const stands = pawnAt(state, pawn)
    const isMoved = allotments.some((each) => 'pawn' in each && each.pawn === pawn)
    if (isMoved || stepsHome(stands) !== 1 || !targetsOf(state, pawn).includes(stands.home)) return []
    const after = withMoved(state, pawn, stands.home)
    const fromSeat = otherSeat(state.mover)
    const rival = pawnsOf(fromSeat).find(
      (each) =>
        distance(pawnAt(state, each).at, stands.at) <= NEAR && openWay(after, each) > openWay(state, each),
    )
    if (rival === undefined) return []
    const tile = placeName(stands.at)
    return [message('reason.bars', { pawn: pawnNumber(pawn), tile, fromSeat, otherPawn: pawnNumber(rival) })]
  })

/** A fact about a way that another flip opens no less likely and no less far is not what the dice are for. */
const isLess = (fact: Message, among: readonly Message[]): boolean =>
  fact.key === 'reason.opens' &&
  among.some(
    (each) =>
      (each.key === 'reason.opens' || each.key === 'reason.opensAll') &&
      each.params['pawn'] === fact.params['pawn'] &&
      Number(each.params['chance']) >= Number(fact.params['chance']) &&
      (each.key === 'reason.opensAll' || Number(each.params['n']) > Number(fact.params['n'])),
  )

/** QO-8: each pawn's likeliest step and each flip, the likeliest first, compared with another allotment. */
const allots = (state: State, action: ActionOf<'allot'>, instead: Action | undefined): readonly Message[] => {
  const elsewhere = instead?.type === 'allot' ? instead : undefined
  const diceElsewhere = (target: PawnId | undefined, tile?: Place): number =>
    elsewhere?.allotments.find((each) => ('tile' in each ? each.tile === tile : each.pawn === target))
      ?.dice ?? 0
  const flipped = action.allotments.flatMap((each) =>
    'tile' in each ? flips(state, each.tile, each.dice) : [],
  )
  const facts = action.allotments.flatMap((each): readonly Message[] => {
    // What the other one does as well or better is no reason.
    if ('tile' in each)
      return diceElsewhere(undefined, each.tile) >= each.dice
        ? []
        : flips(state, each.tile, each.dice).filter((fact) => !isLess(fact, flipped))
    const { pawn } = each
    const chance = chanceHomeward(state, pawn, each.dice)
    if (chance === 0) {
      const opened = stepAfterFlip(state, action, pawn, each.dice)
      const other = elsewhere && stepAfterFlip(state, elsewhere, pawn, diceElsewhere(pawn))
      if (opened === undefined)
        return diceElsewhere(pawn) >= each.dice ? [] : makesWay(state, pawn, each.dice)
      if ((other?.chance ?? 0) >= opened.chance) return []
      const params = { pawn: pawnNumber(pawn), chance: percent(opened.chance) }
      return [message('reason.stepsOnto', { ...params, tile: placeName(opened.tile) })]
    }
    const params = { pawn: pawnNumber(pawn), chance: percent(chance) }
    const goal = goalOf(state, pawn)
    if (elsewhere === undefined) return [message(`reason.${goal}`, params)]
    const other = percent(chanceHomeward(state, pawn, diceElsewhere(pawn)))
    if (other >= params.chance) return []
    if (other > 0) return [message(`reason.${goal}Rather`, { ...params, other })]
    const rival = goal === 'steps' ? lessLikely(state, action, elsewhere, params.chance) : undefined
    return [message(rival === undefined ? `reason.${goal}` : 'reason.stepsBetter', { ...params, ...rival })]
  })
  return byChance(facts)
}

/** The next tile on a pawn's way that a step of the other one of its seat would take. */
const keepsFree = (state: State, step: ActionOf<'step'>, pawn: PawnId): readonly Message[] => {
  const stands = pawnAt(state, pawn)
  return step.pawn !== pawn && isNext(stands, step.to) && !isNext(stands, pawnAt(state, step.pawn).at)
    ? [message('reason.keepsFree', { pawn: pawnNumber(pawn), tile: placeName(step.to) })]
    : []
}

/** What another roll would spoil: a flip one of the ways home, a step the way to go or a block (QO-14, QO-18). */
const spares = (state: State, instead: Action | undefined): readonly Message[] => {
  if (instead?.type !== 'step' && instead?.type !== 'flip') return []
  const isStep = instead.type === 'step'
  const after = isStep ? withMoved(state, instead.pawn, instead.to) : withFlipped(state, [instead.tile])
  const changed = PAWNS.flatMap((pawn): readonly Message[] => {
    const isOwn = seatOf(pawn) === state.mover
    if (isStep && isOwn) return keepsFree(state, instead, pawn)
    const { way, toFlip } = wayChange(state, after, pawn)
    const isWorse = isOwn ? way < 0 || (way === 0 && toFlip > 0) : way > 0 || (way === 0 && toFlip < 0)
    if (!isWorse) return []
    const params = { pawn: pawnNumber(pawn) }
    if (isStep) return [message('reason.staysAhead', { ...params, fromSeat: seatOf(pawn) })]
    const tile = placeName(instead.tile)
    return isOwn
      ? [message('reason.sparesOwn', { ...params, tile })]
      : [message('reason.sparesTheirs', { ...params, tile, toSeat: seatOf(pawn) })]
  })
  if (!isStep || isHomeward(state, instead.pawn, instead.to)) return changed
  const params = { pawn: pawnNumber(instead.pawn), to: placeName(instead.to) }
  return [...changed, message('reason.sparesStep', params)]
}

/** The dice still to be used after an action; undefined where it may yet bring a pawn nearer home by itself. */
const leftAfter = ({ open }: State, action: Action): readonly Allotment[] | undefined => {
  switch (action.type) {
    case 'allot':
      return action.allotments
    case 'flip':
    case 'stop':
      return open
    case 'giveUp':
      return []
    default:
      return undefined
  }
}

/** Consecutive turns without progress from which on the end of the game is in sight for both. */
export const WAITING = 2

/** How far the pawns are that decide a game without progress (QO-21): the closer ones, or the others if those are level. */
const apart = (state: State) => {
  const fromSeat = otherSeat(state.mover)
  const stepsOf = (seat: QuorsumSeat): readonly number[] =>
    pawnsOf(seat).map((pawn) => stepsHome(pawnAt(state, pawn)))
  const [own, theirs] = [stepsOf(state.mover), stepsOf(fromSeat)]
  const [near, other] = [Math.min(...own), Math.min(...theirs)]
  const far = { own: Math.max(...own), fromSeat, other: Math.max(...theirs) }
  if (near === other)
    return near === 0 ? nested('reason.apart.bothHome', far) : nested('reason.apart.other', { near, ...far })
  if (near === 0) return nested('reason.apart.home', { fromSeat, other })
  return other === 0
    ? nested('reason.apart.theirsHome', { fromSeat, own: near })
    : nested('reason.apart.closer', { own: near, fromSeat, other })
}

/** True where sitting the game out is a plan: the seat is closer to home, and the end is in sight (QO-20, QO-21). */
export const mayWait = (state: State): boolean =>
  state.idle >= WAITING && nearerSeat(state) === state.mover && !makesProgress(state)

/** A turn that makes no progress where the seat may sit the game out. */
const waits = (state: State, action: Action): readonly Message[] => {
  const left = leftAfter(state, action)
  if (left?.every((each) => 'tile' in each) !== true || !mayWait(state)) return []
  const [n, fromSeat, why] = [state.idle + 1, otherSeat(state.mover), apart(state)]
  return [
    n < IDLE_LIMIT ? message('reason.waits', { n, fromSeat, why }) : message('reason.waitsOut', { why }),
  ]
}

/** The end of a turn without progress, close to the last one, where neither seat is closer to home (QO-20, QO-21). */
const draws = (state: State, { type }: Action): readonly Message[] => {
  if (type !== 'giveUp' || state.idle < URGENT || nearerSeat(state) !== null || makesProgress(state))
    return []
  const n = state.idle + 1
  return [n < IDLE_LIMIT ? message('reason.nearsDraw', { n }) : message('reason.draws')]
}

/** True if a pawn of the other seat has open steps that would be progress. */
const isRivalFree = (state: State): boolean =>
  pawnsOf(otherSeat(state.mover)).some((pawn) => {
    const stands = pawnAt(state, pawn)
    const way = openWay(state, pawn)
    return way > 0 && stepsHome(stands) - way < stands.best
  })

/** Consecutive turns without progress from which on who is behind must make some. */
const URGENT = 3

/** A step closer to home than ever in the last turns in which that keeps the other seat from winning (QO-20). */
const hurries = (state: State, action: Action): readonly Message[] => {
  if (state.idle < URGENT || nearerSeat(state) !== otherSeat(state.mover) || makesProgress(state)) return []
  const tries = (pawn: PawnId): boolean => {
    const stands = pawnAt(state, pawn)
    return stepsHome(stands) <= stands.best
  }
  const isMeant =
    action.type === 'step'
      ? tries(action.pawn) && isHomeward(state, action.pawn, action.to)
      : action.type === 'allot' &&
        action.allotments.some(
          (each) => 'pawn' in each && tries(each.pawn) && chanceHomeward(state, each.pawn, each.dice) > 0,
        )
  return isMeant ? [message('reason.hurries', { n: state.idle, why: apart(state) })] : []
}

/**
 * What the turn is for: waiting for the end or keeping it off, or else what its dice do most likely. Where the other seat
 * may make progress at once, waiting is the lesser part of it.
 */
const planOf = (state: State, action: Action): readonly Message[] => {
  const ending = [...waits(state, action), ...draws(state, action), ...hurries(state, action)]
  const isHope = ending.some(({ key }) => key === 'reason.waits') && isRivalFree(state)
  const dice = action.type === 'allot' || isHope ? factsFor(state, action).slice(0, 1) : []
  const barred = action.type === 'allot' ? bars(state, action) : []
  return ending.length === 0 || isHope ? [...dice, ...ending, ...barred] : ending
}

const isGainless = (state: State): boolean =>
  attempts(state).every((each) =>
    each.kind === 'flip'
      ? flips(state, each.tile, each.dice).length === 0
      : !isHomeward(state, each.pawn, each.to),
  )

/** Nothing is lost where no roll given up can bring a pawn nearer home: a stop gives up those of its pawn alone. */
const stops = (state: State, { type }: Action, instead: Action | undefined): readonly Message[] => {
  const { stage } = state
  const others: State = { ...state, stage: { is: 'carry' } }
  const isFree = isGainless(state) && (type === 'stop' || isGainless(others))
  if (!isFree) return spares(state, instead)
  const kept = spares(state, instead).filter(({ key }) => key !== 'reason.sparesStep')
  if (kept.length > 0) return kept
  if (type !== 'stop' || stage.is !== 'chain') return [message('reason.nothing')]
  const isHome = stepsHome(pawnAt(state, stage.pawn)) === 0
  return [message(isHome ? 'reason.staysHome' : 'reason.nothingOf', { pawn: pawnNumber(stage.pawn) })]
}

/** How many steps homeward are open to both pawns of a seat, and to the other's, with the pawns on their corners. */
const openSteps = (placed: State, seat: QuorsumSeat) => {
  const stepsOf = (each: QuorsumSeat): number => sumOf(pawnsOf(each).map((pawn) => openWay(placed, pawn)))
  const [own, other] = [stepsOf(seat), stepsOf(otherSeat(seat))]
  return { own, other, lead: own - other }
}

const withPlaced = (state: State, action: ActionOf<'place'>): State =>
  eventsOf(decide(state, action)).reduce(evolve, state)

/** QO-3: what the corners can do for the seat that places the pawns. */
const chooses = (state: State, { option }: ActionOf<'choose'>): readonly Message[] => {
  const seat = state.chooser ?? 0
  const placer = option === 'place' ? seat : otherSeat(seat)
  const placing: State = { ...state, placer, stage: { is: 'place' } }
  const [best] = PLACINGS.map((corners) =>
    openSteps(withPlaced(placing, { type: 'place', corners }), placer),
  ).toSorted((one, other) => other.lead - one.lead || other.own - one.own)
  if (best === undefined) return []
  const { own, other, lead } = best
  if (option === 'place')
    return lead > 0 ? [message('reason.corners.chosen', { fromSeat: otherSeat(seat), own, other })] : []
  if (lead < FEW) return []
  return [message(`reason.corners.${lead === FEW ? 'left' : 'before'}`, { toSeat: placer })]
}

/** A lead in open steps of no more is little against the first turn. */
const FEW = 1

/** QO-4. */
const places = (state: State, action: ActionOf<'place'>): readonly Message[] => {
  const seat = state.placer ?? 0
  const { own, other, lead } = openSteps(withPlaced(state, action), seat)
  return lead > 0 ? [message('reason.corners.placed', { fromSeat: otherSeat(seat), own, other })] : []
}

const factsFor = (state: State, action: Action, instead?: Action): readonly Message[] => {
  switch (action.type) {
    case 'allot':
      return allots(state, action, instead)
    case 'step':
      return steps(state, action, instead)
    case 'flip': {
      const attempt = attempts(state).find(
        (each) => each.kind === 'flip' && JSON.stringify(announcementOf(each)) === JSON.stringify(action),
      )
      return attempt === undefined ? [] : flips(state, action.tile, attempt.dice)
    }
    case 'stop':
    case 'giveUp':
      return stops(state, action, instead)
    case 'choose':
      return chooses(state, action)
    case 'place':
      return places(state, action)
    default:
      return []
  }
}

/** The dice of a turn can do many things; a reason tells two. */
const MOST = 2

/** Tells a step of each pawn as one fact. */
const inPairs = (facts: readonly Message[]): readonly Message[] => {
  const [one, two] = facts
  if (one?.key !== 'reason.steps' || two?.key !== 'reason.steps') return facts
  const { pawn = 0, chance = 0 } = one.params
  const { pawn: otherPawn = 0, chance: otherChance = 0 } = two.params
  return chance === otherChance
    ? [message('reason.each.steps', { chance })]
    : [message('reason.both.steps', { pawn, chance, otherPawn, otherChance })]
}

/** A step away from home says so before what it is good for. */
const stepsBack = (state: State, action: Action): readonly Message[] => {
  if (action.type !== 'step' || isHomeward(state, action.pawn, action.to)) return []
  const n = distance(action.to, pawnAt(state, action.pawn).home)
  return [message('reason.stepsBack', { pawn: pawnNumber(action.pawn), n })]
}

export const reason = (state: State, action: Action, others?: readonly Action[]): Message | undefined =>
  reasonFrom((of, other) => factsFor(state, of, other), action, others, {
    areAlike,
    most: MOST,
    planOf: (of) => planOf(state, of),
    joined: (facts) => [...stepsBack(state, action), ...inPairs(facts)],
  })
