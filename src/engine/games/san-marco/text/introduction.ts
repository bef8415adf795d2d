import type { Introduction } from '../../../kernel/introduction.ts'
import { eventMatchers } from '../../../kernel/rules/rule-list.ts'
import type { Event } from '../event.ts'

const on = eventMatchers<Event>()

/** San Marco for newcomers: a round of three seats, up to its first scored district. */
export const introduction: Introduction = {
  difficulty: 4,
  firstMatch: { seats: 3, options: {} },
  within: 12,
  pictures: [
    { shows: on('offers.divided'), held: true },
    { shows: on('offer.taken', ({ cards }) => cards.length > 1), held: true },
    { shows: on('aristocrat.placed'), sameSeat: 1 },
    { shows: on('district.scored', ({ why }) => why === 'doge') },
  ],
  texts: {
    en: {
      lead: 'One divides the cards into offers, the others take first. Send aristocrats into the districts of Venice, and bring the Doge where you are strongest.',
      does: 'Each round everyone takes one offer. Its action cards place aristocrats, build bridges, replace or banish others, and move the Doge. Its limit cards count against you: at a total of ten you drop out, and soon the passage ends.',
      won: 'Where the Doge stops, the most aristocrats score the high number and the second most the low one. After three passages every district is scored once more, and the highest score wins.',
      turn: { title: 'One round', text: 'Divide, choose, play the cards' },
      pictures: [
        {
          title: 'Divide',
          text: 'One player divides six action and four limit cards into three offers, in secret.',
        },
        { title: 'Choose', text: 'The others take one each; the distributor is left with the last.' },
        {
          title: 'Place',
          text: 'A district card puts an aristocrat into its district, or over a bridge of yours into the next.',
        },
        { title: 'Score', text: 'A Doge card brings the Doge to a district, and that district is scored.' },
      ],
    },
    'zh-Hant': {
      lead: '一人把牌分成幾組，別人先選。把貴族送進威尼斯各區，再請總督到你最強的地方。',
      does: '每一輪每人拿一組牌。行動牌用來放貴族、蓋橋、轉換或驅逐別人，還有移動總督。時間牌會累計，到十就要提早退出，這個階段也快結束了。',
      won: '總督停下的那一區，貴族最多的人得高分，次多的得低分。三個階段之後六區再各計分一次，分數最高的人獲勝。',
      turn: { title: '一輪', text: '分牌、選牌、執行' },
      pictures: [
        { title: '分牌', text: '一位玩家把六張行動牌和四張時間牌暗中分成三組。' },
        { title: '選牌', text: '其他人各選一組，剩下的歸分牌者。' },
        { title: '放貴族', text: '區域牌讓一位貴族進入那一區，或經由自己的橋到另一邊。' },
        { title: '計分', text: '總督牌把總督帶到一區，那一區就計分。' },
      ],
    },
  },
}
