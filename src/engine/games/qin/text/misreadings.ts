import type { Misreading } from '../../../kernel/misreadings.ts'
import { columnOf, neighboursOf, type Square } from '../components/grid.ts'
import { halvesOf } from '../components/pieces.ts'
import type { ProvinceView, View } from '../view/schema.ts'

const touches = ({ squares }: ProvinceView, square: Square): boolean =>
  neighboursOf(square).some((next) => squares.includes(next))

/** Whether two squares meet at a corner only. */
const areDiagonal = (one: Square, other: Square): boolean =>
  Math.abs(columnOf(one) - columnOf(other)) === 1 && [12, 14].includes(Math.abs(one - other))

/** Whether a tile in hand can join provinces of several owners (QIN-A2). */
const canJoinOwners = ({ fits, provinces }: View): boolean =>
  fits.some(({ tile, at }) =>
    at.some((squares) =>
      halvesOf(tile).some((colour, half) => {
        const square = squares[half] ?? squares[0]
        const joined = provinces.filter((each) => each.colour === colour && touches(each, square))
        return new Set(joined.map(({ owner }) => owner)).size > 1
      }),
    ),
  )

/** What people often get wrong about Qin, the most frequent first. */
export const misreadings: readonly Misreading<View>[] = [
  {
    id: 'villagePagodas',
    rules: ['QIN-V1', 'QIN-E3'],
    matters: ({ stage, villages, provinces }) =>
      stage === 'place' &&
      villages.some(({ at }) => provinces.some((each) => each.major && touches(each, at))),
    texts: {
      en: {
        wrong: 'A village goes to whoever has the most provinces or squares beside it.',
        right:
          'A village goes to whoever has the most pagodas on the provinces beside it: a major province counts two, any other one, however many of its squares touch the village.',
      },
      'zh-Hant': {
        wrong: '村莊歸旁邊省區或格子最多的人。',
        right: '村莊看的是旁邊省區上的寶塔：大型省區算兩座，其他的算一座，不論有幾格碰到村莊。',
      },
    },
  },
  {
    id: 'largestSingle',
    rules: ['QIN-A2', 'QIN-A3'],
    matters: canJoinOwners,
    texts: {
      en: {
        wrong: 'Joined provinces go to whoever has the most squares in them together, or placed the tile.',
        right:
          'Joined provinces go to the owner of the largest single one before the tile was placed. Several of one owner are not added up, and it does not matter who placed the tile.',
      },
      'zh-Hant': {
        wrong: '連起來的省區歸合計格數最多的人，或歸放板塊的人。',
        right: '連起來的省區，歸放板塊之前最大那一個的主人。同一人的幾個不加總，誰放的板塊也沒有關係。',
      },
    },
  },
  {
    id: 'corners',
    rules: ['QIN-E1', 'QIN-P2'],
    matters: ({ stage, provinces }) =>
      stage === 'place' &&
      provinces.some((one, at) =>
        provinces
          .slice(at + 1)
          .some(
            (other) =>
              one.colour === other.colour &&
              one.squares.some((square) => other.squares.some((next) => areDiagonal(square, next))),
          ),
      ),
    texts: {
      en: {
        wrong: 'Squares of one colour that meet at a corner belong together.',
        right:
          'Only edges count. Squares that meet at a corner are not joined, a tile must touch a coloured square by an edge, and a province must touch a village by one.',
      },
      'zh-Hant': {
        wrong: '同色的格子斜角相碰，也算連在一起。',
        right: '只算邊。斜角相碰不相連；板塊要以邊碰到顏色，省區也要以邊碰到村莊。',
      },
    },
  },
  {
    id: 'majorSafe',
    rules: ['QIN-A6', 'QIN-A7'],
    matters: ({ stage, by, provinces }) =>
      stage === 'place' && provinces.some(({ major, owner }) => major && owner !== by),
    texts: {
      en: {
        wrong: 'A province can be swallowed by any larger one.',
        right:
          'From five squares on a province is safe for good: a tile that would join two such provinces of one colour may not even be placed.',
      },
      'zh-Hant': {
        wrong: '只要更大，什麼省區都能併吞。',
        right: '省區到五格就不會再被併吞：會連起兩個同色大型省區的板塊，連放都不能放。',
      },
    },
  },
  {
    id: 'villageTie',
    rules: ['QIN-V5'],
    matters: ({ stage, options, villages }) =>
      stage === 'place' &&
      options.villageTie === 'neutral' &&
      villages.some(({ strengths }) => {
        const most = Math.max(...strengths)
        return most > 0 && strengths.filter((each) => each === most).length > 1
      }),
    texts: {
      en: {
        wrong: 'On a tie, whoever was at the village first keeps it.',
        right:
          'On a tie nobody holds the village and its pagoda goes back, unless you have agreed that the holder keeps it.',
      },
      'zh-Hant': {
        wrong: '平手時，先佔的人留著村莊。',
        right: '平手時誰都不持有村莊，寶塔也要收回；除非開局時說好由持有者保留。',
      },
    },
  },
  {
    id: 'atOnce',
    rules: ['QIN-G1'],
    matters: ({ stage, supplies }) => stage === 'place' && supplies.some((left) => left <= 2),
    texts: {
      en: {
        wrong: 'When someone has placed their last pagoda, the round is finished.',
        right:
          'The game is over at once, after that placement. A pagoda taken back before then has to be placed again.',
      },
      'zh-Hant': {
        wrong: '有人蓋完最後一座寶塔後，要把這一輪下完。',
        right: '那塊板塊執行完，就立刻結束。在那之前收回的寶塔，還得再蓋一次。',
      },
    },
  },
]
