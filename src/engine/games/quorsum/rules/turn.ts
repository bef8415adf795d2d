/** Within a turn: allotting, announcing, rolling, continuing, giving up (QO-8 to QO-18). */
import { accept, refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { ActionOf } from '../action.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import { endTurn, isHome, winGame } from './ending.ts'
import type { Event } from '../event.ts'
import { pawnNumber, PLACES, placeName, seatOf } from '../components/grid.ts'
import { pawnAt, tileAt, stepsHome } from '../position/board-queries.ts'
import { DICE, type PawnId } from '../components/pieces.ts'
import { flipRefusal, allotmentObstacle, isSprint, stepRefusal, targetsOf } from './eligibility.ts'
import type { Allotment, Attempt, State } from '../state.ts'

/**
 * Continues with the open allotments; voids those that can no longer be carried out, and then ends the turn (QO-10,
 * QO-18).
 */
const goOn = (batch: Batch): Batch => {
  const { open, mover } = batch.state
  if (open.length === 0) return endTurn(batch)
  if (open.some((allotment) => allotmentObstacle(batch.state, allotment) === null)) return batch
  return endTurn(withEvents(batch, { type: 'dice.voided', seat: mover, allotments: [...open] }))
}

/** The rank of an allotment in canonical order: pawns, then tiles, ascending (QO-8). */
const rank = (allotment: Allotment): number =>
  'pawn' in allotment ? allotment.pawn - PLACES.length : allotment.tile

const foreignPawn = (state: State, pawn: PawnId): Refused | undefined =>
  seatOf(pawn) === state.mover ? undefined : refuse('notYourPawn', 'QO-9', { pawn: pawnNumber(pawn) })

const allotmentRefusal = (state: State, list: readonly Allotment[]): Refused | undefined => {
  const dice = list.reduce((sum, each) => sum + each.dice, 0)
  if (dice > DICE) return refuse('tooManyDice', 'QO-8', { dice, most: DICE })
  for (const each of list) {
    const foreign = 'pawn' in each ? foreignPawn(state, each.pawn) : undefined
    if (foreign !== undefined) return foreign
    if ('tile' in each && isSprint(state)) return refuse('noFlips', 'QO-24', { tile: placeName(each.tile) })
  }
  const ranks = list.map(rank)
  if (new Set(ranks).size < ranks.length) return refuse('duplicateTarget', 'QO-8')
  const inOrder = ranks.every((each, at) => at === 0 || each > (ranks[at - 1] ?? each))
  // One choice has one action, so that equal turns are equal steps of the record.
  return inOrder ? undefined : refuse('notInOrder', 'QO-8')
}

export const allot = (state: State, { allotments }: ActionOf<'allot'>): Decision<Event> => {
  const refused = allotmentRefusal(state, allotments)
  if (refused !== undefined) return refused
  const unused = allotments.reduce((left, each) => left - each.dice, DICE)
  const allotted: Event = { type: 'dice.allotted', seat: state.mover, allotments, unused }
  return accepted(goOn(withEvents(emptyBatch(state), allotted)))
}

/** The dice a step of this pawn may use now: those of the chain, or of its open allotment (QO-13). */
const diceForStep = (state: State, pawn: PawnId): number | Refused => {
  const { stage, open } = state
  if (stage.is === 'chain')
    return pawn === stage.pawn
      ? stage.dice
      : refuse('chainRunning', 'QO-13', { pawn: pawnNumber(stage.pawn) })
  const foreign = foreignPawn(state, pawn)
  if (foreign !== undefined) return foreign
  const allotment = open.find((each) => 'pawn' in each && each.pawn === pawn)
  return allotment?.dice ?? refuse('pawnNotAllotted', 'QO-8', { pawn: pawnNumber(pawn) })
}

/** Announces the target of a step before its roll (QO-12). */
export const announceStep = (state: State, { pawn, to }: ActionOf<'step'>): Decision<Event> => {
  const dice = diceForStep(state, pawn)
  if (typeof dice !== 'number') return dice
  const refused = stepRefusal(state, pawn, to)
  if (refused !== undefined) return refused
  const { at } = pawnAt(state, pawn)
  const { value } = tileAt(state, to)
  const seat = state.mover
  return accept<Event>({ type: 'move.announced', seat, pawn, from: at, to, value, dice })
}

export const announceFlip = (state: State, { tile }: ActionOf<'flip'>): Decision<Event> => {
  const { stage, open, mover } = state
  if (stage.is === 'chain') return refuse('chainRunning', 'QO-13', { pawn: pawnNumber(stage.pawn) })
  const allotment = open.find((each) => 'tile' in each && each.tile === tile)
  if (allotment === undefined) return refuse('tileNotAllotted', 'QO-8', { tile: placeName(tile) })
  const refused = flipRefusal(state, tile)
  if (refused !== undefined) return refused
  const { value } = tileAt(state, tile)
  const { dice } = allotment
  return accept<Event>({ type: 'flip.announced', seat: mover, tile, value, dice })
}

/** After a successful step: the game is won (QO-19), or the pawn may continue (QO-13), or it cannot (QO-14). */
const moveOn = (batch: Batch, pawn: PawnId, dice: number): Batch => {
  const seat = batch.state.mover
  if (isHome(batch.state, seat)) return winGame(batch, seat)
  if (targetsOf(batch.state, pawn).length > 0)
    return withEvents(batch, { type: 'chain.opened', seat, pawn, dice })
  return goOn(withEvents(batch, { type: 'chain.ended', seat, pawn, dice, why: 'noTarget' }))
}

const move = (batch: Batch, attempt: Attempt & { kind: 'move' }, hits: number): Batch => {
  const { pawn, to } = attempt
  const seat = batch.state.mover
  if (hits === 0) return goOn(withEvents(batch, { type: 'move.failed', seat, pawn, to }))
  const before = pawnAt(batch.state, pawn)
  const steps = stepsHome({ ...before, at: to })
  const event: Event = { type: 'pawn.moved', seat, pawn, from: before.at, to, distance: steps }
  return moveOn(withEvents(batch, event), pawn, hits)
}

const flip = (batch: Batch, { tile }: Attempt & { kind: 'flip' }, hits: number): Batch => {
  const seat = batch.state.mover
  if (hits === 0) return goOn(withEvents(batch, { type: 'flip.failed', seat, tile }))
  const side = tileAt(batch.state, tile).side === 'dark' ? 'light' : 'dark'
  return goOn(withEvents(batch, { type: 'tile.flipped', seat, tile, side }))
}

/** Rolls for an attempt: it succeeds if at least one die shows the tile's value or more (QO-12, QO-15). */
export const rollAttempt = (state: State, attempt: Attempt, { dice }: ActionOf<'roll'>): Decision<Event> => {
  if (dice.length !== attempt.dice) return refuse('wrongDiceCount', 'QO-12', { dice: attempt.dice })
  const { value } = tileAt(state, attempt.kind === 'move' ? attempt.to : attempt.tile)
  const hits = dice.filter((die) => die >= value).length
  const rolled = withEvents(emptyBatch(state), { type: 'dice.rolled', seat: state.mover, dice, value, hits })
  return accepted(attempt.kind === 'move' ? move(rolled, attempt, hits) : flip(rolled, attempt, hits))
}

/** Ends a chain: its dice are lost, the other actions continue (QO-14). */
export const stop = (state: State): Decision<Event> => {
  const { stage, mover } = state
  if (stage.is !== 'chain') return refuse('noChain', 'QO-14')
  const { pawn, dice } = stage
  return accepted(
    goOn(withEvents(emptyBatch(state), { type: 'chain.ended', seat: mover, pawn, dice, why: 'stopped' })),
  )
}

/** Gives up the rest of the turn (QO-14, QO-18). */
export const giveUp = (state: State): Decision<Event> =>
  accepted(endTurn(withEvents(emptyBatch(state), { type: 'dice.givenUp', seat: state.mover })))
