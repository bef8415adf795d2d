import type { Misreading } from '../../../kernel/misreadings.ts'
import type { View } from '../view/schema.ts'

const isChoosing = ({ stage }: View): boolean => stage === 'act' || stage === 'second'

/** What people often get wrong about Chang Cheng, the most frequent first. */
export const misreadings: readonly Misreading<View>[] = [
  {
    id: 'looking',
    rules: ['CC-17', 'CC-47'],
    matters: ({ stage, turn, seats, events }) =>
      stage === 'act' && turn <= seats && events?.includes('scouting') !== true,
    texts: {
      en: {
        wrong: 'A player who builds a wall has to turn up the threat tile above it.',
        right:
          'You may look, but need not, and only you do: the tile stays face down for the others. Here the program shows it to you by itself.',
      },
      'zh-Hant': {
        wrong: '築了牆，就要把牆北的威脅板塊翻開。',
        right: '可以看，也可以不看；只有築牆的人看，看完仍然蓋著。這裡由程式自動給你看。',
      },
    },
  },
  {
    id: 'equalCards',
    rules: ['CC-21', 'CC-22'],
    matters: (view) =>
      isChoosing(view) &&
      view.provinces.some(
        ({ complete, cards }) => !complete && new Set(cards.map(({ seat }) => seat)).size > 1,
      ),
    texts: {
      en: {
        wrong: 'Of equal cards in a province, the first one acts.',
        right:
          'All equal cards are struck out before any card acts, yours and the others’. A card alone with its number acts.',
      },
      'zh-Hant': {
        wrong: '一省裡有同樣的牌，先蓋的那張發動。',
        right: '在任何牌發動之前，數字相同的全部作廢，不論是誰的。數字獨一無二的牌才發動。',
      },
    },
  },
  {
    id: 'tiedProvince',
    rules: ['CC-28'],
    matters: (view) =>
      isChoosing(view) &&
      view.provinces.some(
        ({ complete, leaders, spaces, walls, neutral, destroyed }) =>
          !complete &&
          leaders.length > 1 &&
          spaces.length - walls.reduce((sum, each) => sum + each, neutral + destroyed) <= 2,
      ),
    texts: {
      en: {
        wrong: 'Players tied in a province share its points.',
        right: 'Everyone tied for the most walls scores the province in full.',
      },
      'zh-Hant': {
        wrong: '一省裡牆一樣多的人平分分數。',
        right: '牆並列最多的人，每一位都得這一省的全部分數。',
      },
    },
  },
  {
    id: 'tower',
    rules: ['CC-37', 'CC-36'],
    matters: (view) =>
      isChoosing(view) &&
      view.players.some(({ towers }, seat) => seat === view.by && towers > 0) &&
      view.regions.some(({ losers }) => losers.some((seat) => seat === view.by)),
    texts: {
      en: {
        wrong: 'A tower takes the threat away, or passes the loss on to the next player.',
        right:
          'A tower saves only its owner in that region. Others who are tied for the most still lose, and nobody takes the place of the one who is saved.',
      },
      'zh-Hant': {
        wrong: '塔樓會讓威脅消失，或讓扣分落到下一個人身上。',
        right: '塔樓只在那個部落保護自己的主人。並列最多的其他人照扣，也沒有人遞補。',
      },
    },
  },
  {
    id: 'keptSpace',
    rules: ['CC-15'],
    matters: (view) => isChoosing(view) && view.spaces.some(({ keeps }) => keeps),
    texts: {
      en: {
        wrong: 'Both spaces beside a tower belong to its owner for the rest of the match.',
        right:
          'A tower reserves one of its neighbours: others may take the first while both are empty. Once its owner has built beside it, nothing is reserved any more.',
      },
      'zh-Hant': {
        wrong: '塔樓兩旁的格子，整局都是塔樓主人的。',
        right: '塔樓只保留一格：兩旁都空時，別人可以先佔一格。主人在旁邊築過之後，就不再保留。',
      },
    },
  },
  {
    id: 'extraWalls',
    rules: ['CC-26a'],
    matters: ({ stage, reveal }) =>
      stage === 'effect' && reveal?.effects.some(({ type }) => type === 'extraWall') === true,
    texts: {
      en: {
        wrong: 'Extra walls from cards also count against the Mongols.',
        right: 'Extra walls count in their Chinese province only. In the north they do not exist.',
      },
      'zh-Hant': {
        wrong: '牌給的額外的牆，對蒙古部落也算。',
        right: '額外的牆只在中國那一省算，在北方等於不存在。',
      },
    },
  },
  {
    id: 'neutralCounts',
    rules: ['CC-42a'],
    matters: ({ stage, provinces, regions }) =>
      stage === 'neutral' &&
      [...provinces, ...regions].some(({ walls, neutral }) => neutral > 0 && neutral >= Math.max(...walls)),
    texts: {
      en: {
        wrong: 'Neutral walls only fill the wall.',
        right:
          'Neutral walls count for majorities. Where they alone are the most, nobody scores the province, and nobody loses in the region.',
      },
      'zh-Hant': {
        wrong: '中立牆只是用來填滿長城。',
        right: '中立牆也參與比較。只有它最多的省，誰都不得分；只有它最多的部落，誰都不扣分。',
      },
    },
  },
  {
    id: 'doubleWall',
    rules: ['CC-13', 'CC-12'],
    matters: (view) => view.stage === 'act' && view.turn > view.seats && view.possible.doubles.length > 0,
    texts: {
      en: {
        wrong: 'A double wall counts two in each province it stands in.',
        right:
          'It counts one in each of its two spaces. Laid across a border it is one wall here and one there, and scores more at once.',
      },
      'zh-Hant': {
        wrong: '雙牆在它跨到的每一省都算兩道。',
        right: '雙牆的兩格各算一道。跨過邊界時一邊一道，當場得的分也比較多。',
      },
    },
  },
]
