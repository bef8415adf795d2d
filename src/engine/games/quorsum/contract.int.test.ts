import { readFileSync } from 'node:fs'
import { describeGame } from '../../kernel/testing/properties.ts'
import { excessValue } from './rules/chance.ts'
import { PAWNS } from './components/grid.ts'
import { quorsum } from './index.ts'
import { purposefulAction } from './testing/purposeful-play.ts'
import { allotted, flipOf, grid, rolled, stepTo } from './testing/position.ts'
import { protocol } from './view/protocol.ts'

describeGame(quorsum, {
  described: {
    protocol,
    page: readFileSync(new URL('../../../../docs/games/quorsum.md', import.meta.url), 'utf8'),
  },
  setups: [
    { options: { raceTo: 1, flipLock: 'reply' }, seats: 2 },
    { options: { raceTo: 1, flipLock: 'none' }, seats: 2 },
    { options: { raceTo: 3, flipLock: 'reply' }, seats: 2 },
    { options: { raceTo: 3, flipLock: 'reply', sprint: 'on' }, seats: 2 },
  ],
  // A turn has an allotment, and two steps (announcing and rolling) for each of at most 24 attempts.
  bound: 20_000,
  choose: purposefulAction,
  probes: [
    { type: 'lay', tiles: grid('#2 .3 #4 .5  .6 #2 .3 #4  #5 .6 #2 .3  .4 #5 .6 #2').slice() },
    rolled(3),
    rolled(1, 6, 2),
    { type: 'choose', option: 'first' },
    { type: 'place', corners: [0, 1, 1, 0] },
    allotted([0, 2], ['B4', 1], ['D1', 1]),
    allotted([2, 1], [3, 3]),
    allotted(),
    ...PAWNS.flatMap((pawn) => ['A2', 'C1', 'D3'].map((to) => stepTo(pawn, to))),
    flipOf('B2'),
    flipOf('A1'),
    { type: 'stop' },
    { type: 'giveUp' },
  ],
  laws: {
    'the tiles fit the box (QO-1)': ({ tiles }) =>
      [0, 16].includes(tiles.length) && excessValue(tiles) === undefined,
    'no two pawns share a tile (QO-11)': ({ pawns }) =>
      new Set(pawns.map(({ at }) => at)).size === pawns.length,
    'there are four pawns, two a seat, or none yet (QO-1)': ({ pawns }) =>
      pawns.length === 0 || pawns.map(({ seat }) => seat).join() === '0,0,1,1',
    'the dice not yet rolled are at most four (QO-8)': ({ open, stage }) => {
      const rolling = stage.is === 'roll' ? stage.attempt.dice : stage.is === 'chain' ? stage.dice : 0
      return open.reduce((sum, { dice }) => sum + dice, rolling) <= 4
    },
    'in a sprint no dice are for tiles (QO-24)': ({ open, flipped, options }) =>
      options.sprint !== 'on' ||
      (open.every((allotment) => 'pawn' in allotment) && flipped.every((turn) => turn === 0)),
    'a game has at most 150 turns (QO-20)': ({ turn }) => turn <= 150,
    'the best distance of a pawn is never more than 6 (QO-20)': ({ pawns }) =>
      pawns.every(({ best }) => best >= 0 && best <= 6),
    'while a match goes on nobody has its points (QO-22)': ({ stage, points, options }) =>
      stage.is === 'over' || stage.is === 'lay' || Math.max(...points) < options.raceTo,
  },
})
