import type { Misreading } from '../../../kernel/misreadings.ts'
import type { View } from '../view/schema.ts'

/** From this limit total on, the end of a passage is near. */
const NEARLY_TEN = 7

/** How many are tied for the most aristocrats, and for the second most, of each district. */
const tiesOf = ({ districts }: View): readonly { readonly first: number; readonly second: number }[] =>
  districts.map(({ aristocrats }) => {
    const most = Math.max(...aristocrats)
    const next = Math.max(0, ...aristocrats.filter((each) => each < most))
    const tied = (count: number): number =>
      count === 0 ? 0 : aristocrats.filter((each) => each === count).length
    return { first: tied(most), second: tied(next) }
  })

const mayScore = ({ stage, hand }: View): boolean => stage === 'play' && hand.includes('doge')

/** What people often get wrong about San Marco, the most frequent first. */
export const misreadings: readonly Misreading<View>[] = [
  {
    id: 'difference',
    rules: ['SM-43'],
    matters: ({ stage, players }) =>
      stage === 'choose' && players.some(({ total }) => total >= NEARLY_TEN && total < 10),
    texts: {
      en: {
        wrong: 'At the end of a passage only the lowest limit total earns points.',
        right:
          'At the end of a passage everyone under ten earns the difference between their limit total and the highest of all. Nobody at ten or more earns any.',
      },
      'zh-Hant': {
        wrong: '階段結束時，只有時間總和最低的人得分。',
        right: '階段結束時，凡是未滿十的人，都得自己與最高總和的差距；到十的人沒有。',
      },
    },
  },
  {
    id: 'tiedFirst',
    rules: ['SM-38'],
    matters: (view) => mayScore(view) && tiesOf(view).some(({ first }) => first > 1),
    texts: {
      en: {
        wrong: 'Players tied for the most aristocrats each earn the high number.',
        right: 'Players tied for the most each earn the low number, and nobody else earns anything there.',
      },
      'zh-Hant': {
        wrong: '並列最多的人都得高分。',
        right: '並列最多的人都只得低分，那一區的其他人都不得分。',
      },
    },
  },
  {
    id: 'tiedSecond',
    rules: ['SM-39'],
    matters: (view) => mayScore(view) && tiesOf(view).some(({ first, second }) => first === 1 && second > 1),
    texts: {
      en: {
        wrong: 'Players tied for second share the low number, or each earn it.',
        right: 'If several are second, only the first earns points; the low number goes to nobody.',
      },
      'zh-Hant': {
        wrong: '並列第二的人平分低分，或各得低分。',
        right: '有人並列第二時，只有第一得分，低分誰都拿不到。',
      },
    },
  },
  {
    id: 'oneMoreRound',
    rules: ['SM-41', 'SM-42'],
    matters: ({ stage, lastRound }) => lastRound && ['divide', 'choose'].includes(stage),
    texts: {
      en: {
        wrong: 'A passage ends as soon as someone reaches ten.',
        right:
          'If at least two are still under ten, they play exactly one more round; then the passage ends, whatever they have. The others sit it out.',
      },
      'zh-Hant': {
        wrong: '有人到十，這個階段就立刻結束。',
        right:
          '只要還有兩人以上未滿十，他們就再玩一輪，也只玩一輪，之後不論總和多少，階段都結束；其他人不參加。',
      },
    },
  },
  {
    id: 'onBridges',
    rules: ['SM-37', 'SM-8'],
    matters: ({ stage, possible }) => stage === 'play' && possible.bridges.length > 0,
    texts: {
      en: {
        wrong: 'An aristocrat on a bridge counts for the districts at both ends.',
        right: 'An aristocrat on a bridge only holds the bridge. It counts in no district.',
      },
      'zh-Hant': {
        wrong: '橋上的貴族算在兩端的區裡。',
        right: '橋上的貴族只是守著橋，哪一區都不算。',
      },
    },
  },
  {
    id: 'byWater',
    rules: ['SM-32', 'SM-34'],
    matters: (view) => mayScore(view) && view.possible.dogeSteps.length > 0,
    texts: {
      en: {
        wrong: 'The Doge may go by water wherever you do not want to pay for a bridge.',
        right:
          'He goes by water, for two points, only from a district where no bridge starts. Elsewhere he takes a bridge; if it is another player’s, that player gets one point from you.',
      },
      'zh-Hant': {
        wrong: '不想付過橋錢時，總督都可以走水路。',
        right: '只有所在的區一座橋都沒有時，總督才走水路，付兩分。否則要過橋；走別人的橋，就付橋主一分。',
      },
    },
  },
  {
    id: 'fullNumber',
    rules: ['SM-30', 'SM-29'],
    matters: ({ stage }) => stage === 'remove',
    texts: {
      en: {
        wrong: 'A banishment may stop short, so that your own aristocrats stay.',
        right:
          'Exactly as many leave as the die says, your own included if there is no one else; if there are fewer, all of them.',
      },
      'zh-Hant': {
        wrong: '驅逐時可以少趕幾個，好留住自己的人。',
        right: '骰子說幾個就是幾個，不夠時連自己的也得走；人數不足就全部離開。',
      },
    },
  },
  {
    id: 'oneBridge',
    rules: ['SM-24'],
    matters: ({ stage, possible }) => stage === 'play' && possible.places.some(({ to }) => to.length > 1),
    texts: {
      en: {
        wrong: 'A new aristocrat may walk over any bridges, as the Doge does.',
        right: 'A new aristocrat crosses one bridge at most, and only one of your own.',
      },
      'zh-Hant': {
        wrong: '新放的貴族像總督一樣，什麼橋都能走。',
        right: '新放的貴族最多過一座橋，而且只能是自己的。',
      },
    },
  },
]
