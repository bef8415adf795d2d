import type { Coach } from '../../../kernel/introduction.ts'
import type { View } from '../view/schema.ts'

/** One idea for every two turns of a player; the last one stays. */
const TOPICS = ['place', 'village', 'grow', 'absorb', 'empty'] as const

export const coach: Coach<View> = {
  topic({ stage, turn, seats }) {
    if (stage !== 'place') return undefined
    const own = Math.ceil(turn / seats)
    return TOPICS[Math.min(Math.ceil(own / 2), TOPICS.length) - 1]
  },
  texts: {
    en: {
      place:
        'Place a tile next to a coloured square. Two squares of one colour are a province of yours and take one of your pagodas; a tile with two colours can begin two.',
      village:
        'A village goes to whoever has the most pagodas on the provinces beside it, and takes a pagoda, too. On a tie nobody holds it, so a new province may also cost someone a village.',
      grow: 'A province of five squares is a major one: it carries two pagodas, weighs double at villages, and nobody can swallow it any more.',
      absorb:
        'Provinces of one colour that touch become one, and the owner of the largest takes all. Look where a tile of yours would join them, and where someone else’s could.',
      empty:
        'Whoever has placed their last pagoda wins at once. Compare the supplies: how many turns does each of you need?',
    },
    'zh-Hant': {
      place:
        '把板塊放在已有顏色的旁邊。同色連成兩格就是你的省區，可以蓋一座寶塔；雙色的板塊有機會一次建立兩個。',
      village:
        '村莊歸旁邊省區寶塔最多的人，也要蓋一座寶塔。平手時誰都不能持有，所以新的省區也能讓別人丟掉村莊。',
      grow: '省區到五格就是大型省區：放兩座寶塔、對村莊的勢力加倍，而且再也不會被併吞。',
      absorb:
        '同色的省區一相接就連成一個，全歸最大那個的主人。看看你的板塊能把哪裡連起來，也看看別人能不能。',
      empty: '誰先蓋完最後一座寶塔就立刻獲勝。比一比各家手邊剩幾座：各還要幾回合？',
    },
  },
}
