import type { Introduction } from '../../../kernel/introduction.ts'
import { eventMatchers } from '../../../kernel/rules/rule-list.ts'
import type { Event } from '../event.ts'

const on = eventMatchers<Event>()
const isAt = (one: object, other: object): boolean => 'at' in one && 'at' in other && one.at === other.at

/** Qin for newcomers. One tile does all four things. */
export const introduction: Introduction = {
  difficulty: 2,
  firstMatch: { seats: 2, options: {} },
  within: 1,
  pictures: [
    { shows: on('tile.placed'), before: true },
    {
      shows: on('pagoda.returned', (event) => event.on === 'province'),
      given: (event, before) => before.some((each) => each.type === 'province.absorbed' && isAt(event, each)),
      alone: true,
    },
    {
      shows: on('pagoda.placed', (event) => event.on === 'province'),
      given: (event, before) => before.some((each) => each.type === 'province.founded' && isAt(event, each)),
      sameSeat: 0,
      alone: true,
    },
    { shows: on('pagoda.placed', (event) => event.on === 'village'), sameSeat: 0, alone: true },
  ],
  texts: {
    en: {
      lead: 'Take turns placing tiles: found provinces, hold villages, swallow smaller neighbours. The first to build every pagoda wins.',
      does: 'On your turn you place a tile of two squares next to a coloured square, carry out all that follows from it, and draw another tile.',
      won: 'Once all your pagodas are on the board you have won: 24 with two players, 19 with three, 15 with four. If no tile fits before that, or all have been placed, the most pagodas on the board win.',
      turn: { title: 'One turn', text: 'Place a tile, carry out what it does, draw a tile' },
      pictures: [
        {
          title: 'Place',
          text: 'A tile covers two empty grass squares; at least one of them touches a coloured square.',
        },
        {
          title: 'Swallow',
          text: 'Where provinces of one colour meet, the owner of the largest gets them all. The others take their pagodas back.',
        },
        {
          title: 'Found',
          text: 'Two or more squares of one colour are a province: one pagoda, and two from five squares on.',
        },
        {
          title: 'Hold',
          text: 'Whoever has the most pagodas on the provinces beside a village holds it: one more pagoda.',
        },
      ],
    },
    'zh-Hant': {
      lead: '輪流在圖板上放板塊：建立省區、持有村莊、併吞較小的鄰居。誰先把寶塔全部蓋完就贏。',
      does: '輪到你時，把一塊兩格的板塊放在有顏色的格子旁邊，執行它引起的一切變化，再抽一塊。',
      won: '先把自己的寶塔全部蓋到圖板上的人獲勝：兩人各 24 座，三人 19 座，四人 15 座。在那之前誰都放不下，或板塊用完，就由圖板上寶塔最多的人獲勝。',
      turn: { title: '一回合', text: '放一塊，執行變化，再抽一塊' },
      pictures: [
        { title: '放', text: '板塊蓋住兩格空草地，至少一格碰到有顏色的格子。' },
        { title: '併', text: '同色的省區相連就合而為一，歸原本最大的主人；其他人收回寶塔。' },
        { title: '建', text: '同色兩格以上就是省區：蓋一座寶塔，五格以上兩座。' },
        { title: '佔', text: '村莊旁的省區上誰的寶塔最多，村莊就歸誰：再蓋一座。' },
      ],
    },
  },
}
