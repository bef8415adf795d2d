/** The description of Quorsum for programs, besides its options, actions and events. */
import { z } from 'zod'
import { joined, refusal, stageRefusals, stagesOf, type Protocol } from '../../../kernel/protocol.ts'
import { count } from '../../../kernel/view-schemas.ts'
import type { Action } from '../action.ts'
import { CORNERS, NEIGHBOURS, PLACES, placeName } from '../components/grid.ts'
import { DICE } from '../components/pieces.ts'
import { WRONG_STAGE } from '../rules/decide.ts'
import { ACTIONS, EVENTS, MEMBERS } from './meanings.ts'
import { viewSchema, type View } from './schema.ts'

const pawn = { pawn: count.describe('The number on the pawn.') }
const tile = { tile: z.string().describe('The name of the place, such as `C2`.') }
const step = {
  ...pawn,
  from: z.string().describe('The name of the place the pawn is on.'),
  to: z.string().describe('The name of the place it would go to.'),
}
const due = { dice: count.describe('The number of dice due.') }

const stages = stagesOf<View['stage'], Action['type']>(WRONG_STAGE, {
  lay: { by: 'chance', what: 'Chance lays the tiles.', actions: ['lay'] },
  opening: { by: 'chance', what: 'Chance rolls an opening die for a seat.', actions: ['roll'] },
  choose: { by: 'seat', what: 'The chooser takes A or B.', actions: ['choose'] },
  place: { by: 'seat', what: 'The seat with B places the pawns.', actions: ['place'] },
  allot: { by: 'seat', what: 'The mover assigns its dice.', actions: ['allot'] },
  carry: { by: 'seat', what: 'The mover carries out what is open.', actions: ['step', 'flip', 'giveUp'] },
  chain: {
    by: 'seat',
    what: 'A pawn that has just made a step may go on.',
    actions: ['step', 'stop', 'giveUp'],
  },
  roll: { by: 'chance', what: 'Chance rolls for what was announced.', actions: ['roll'] },
  over: { by: 'nobody', what: 'The match is over.', actions: [] },
})

export const protocol: Protocol = {
  view: viewSchema,
  members: MEMBERS,
  actions: ACTIONS,
  events: EVENTS,
  stageIn: 'stage',
  stages,
  refusals: joined(
    stageRefusals(stages, { notNow: z.strictObject({ stage: z.string().describe('The stage.') }) }),
    {
      allotFirst: refusal(['QO-8']),
      alreadyAllotted: refusal(['QO-8']),
      tilesDoNotFit: refusal(['QO-1'], { value: count.describe('The value there are too few tiles of.') }),
      wrongDiceCount: refusal(['QO-3', 'QO-12'], due),
      notTwoEach: refusal(['QO-4']),
      tooManyDice: refusal(['QO-8'], {
        dice: count.describe('The dice assigned.'),
        most: count.describe('The dice there are.'),
      }),
      duplicateTarget: refusal(['QO-8']),
      notInOrder: refusal(['QO-8']),
      pawnNotAllotted: refusal(['QO-8'], pawn),
      tileNotAllotted: refusal(['QO-8'], tile),
      notYourPawn: refusal(['QO-9'], pawn),
      notAdjacent: refusal(['QO-11'], step),
      placeOccupied: refusal(['QO-11'], step),
      wrongColour: refusal(['QO-11'], step),
      chainRunning: refusal(['QO-13'], pawn),
      noChain: refusal(['QO-14']),
      tileOccupied: refusal(['QO-15'], tile),
      tileLocked: refusal(['QO-16'], tile),
      noFlips: refusal(['QO-24'], tile),
    },
  ),
  box: {
    places: {
      what: 'The places in reading order: their names, and the places beside each.',
      data: PLACES.map((place) => ({ place, name: placeName(place), beside: NEIGHBOURS[place] ?? [] })),
    },
    corners: { what: 'The corners, in the order of the action `place`.', data: CORNERS },
    dice: { what: 'Dice at the start of a turn.', data: DICE },
  },
}
