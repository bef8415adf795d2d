import type { Introduction } from '../../../kernel/introduction.ts'
import { eventMatchers } from '../../../kernel/rules/rule-list.ts'
import type { Event } from '../event.ts'

const on = eventMatchers<Event>()

/** Chang Cheng for newcomers: a province from a card in it to its score. */
export const introduction: Introduction = {
  difficulty: 3,
  firstMatch: { seats: 2, options: {} },
  within: 5,
  pictures: [
    { shows: on('card.laid') },
    { shows: on('threat.seen'), sameSeat: 0 },
    { shows: on('cards.struck') },
    { shows: on('province.won') },
  ],
  texts: {
    en: {
      lead: 'Build one wall together. In each province south of it, the player with the most walls scores. In each region north of it, the player with the most walls is hit by the Mongols.',
      does: 'On your turn you take one of five actions: two walls, two cards face down, a card and a wall, your double wall, or your tower.',
      won: 'When every space is filled the Mongols attack: in each region whoever has the most walls loses points, unless their tower stands there. Then the highest score wins.',
      turn: { title: 'One province', text: 'One action a turn; a province is scored as soon as it is full' },
      pictures: [
        {
          title: 'Lay a card',
          text: 'Face down in a province that is not full yet. It acts when the province is scored.',
        },
        { title: 'Build', text: 'A wall on an empty space. You see the threat that waits behind it.' },
        {
          title: 'Turn up',
          text: 'A full province is scored: its cards are turned up, numbers that occur twice cancel out, the rest act from low to high.',
        },
        {
          title: 'Score',
          text: 'The most walls win what the province is worth: its spaces and its prestige tile, as the cards have changed it.',
        },
      ],
    },
    'zh-Hant': {
      lead: '大家合築一道長城：牆南的省分歸牆最多的人，北方的蒙古人也最容易找上他。',
      does: '輪到你時五種行動選一：兩道牆、兩張蓋著的牌、一張牌加一道牆、你的雙牆，或你的塔樓。',
      won: '格子全部填滿時蒙古人來襲：每個部落裡牆最多的人扣分，有自己的塔樓在那裡就不扣。之後分數最高的人獲勝。',
      turn: { title: '一個省', text: '每回合做一項行動；省一填滿就結算' },
      pictures: [
        { title: '蓋牌', text: '面朝下蓋在還沒填滿的省，結算時才發動。' },
        { title: '築牆', text: '牆築在空格上，並察看牆北等著的威脅。' },
        { title: '翻開', text: '省填滿就結算：翻開裡面的牌，號碼重複的移除，其餘由小到大發動。' },
        { title: '得分', text: '牆最多的人得到這個省的分數：格數加聲望板塊，再算上牌的增減。' },
      ],
    },
  },
}
