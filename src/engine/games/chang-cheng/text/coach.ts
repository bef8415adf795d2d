import type { Coach } from '../../../kernel/introduction.ts'
import type { View } from '../view/schema.ts'

export const coach: Coach<View> = {
  topic({ stage, turn, seats, emperors }) {
    if (stage !== 'act')
      return ['second', 'neutral', 'effect', 'open', 'side'].includes(stage) ? stage : undefined
    if (turn <= seats) return 'wall'
    if (emperors === 1) return 'emperor'
    return turn <= 3 * seats ? 'act' : 'north'
  },
  texts: {
    en: {
      wall: 'Place one wall. Each space stands in a province below, where the most walls bring points, and in a region above, where the most walls cost points at the end. Building shows you that region’s threat. The signs at the top right, Emperor cards, boards and grey neutral walls, are explained when they first matter.',
      act: 'Choose one action: two walls in different provinces, two cards face down, a card with a wall, the double wall, or the tower. A full province is scored at once by whoever has the most walls in it.',
      north:
        'Watch the north, too: at the end, the player with the most walls in a region loses the points on its tile. A tower there protects its owner.',
      emperor:
        'The amber card on the scored province is an Emperor card. When the third is laid, another board joins the wall. The signs at the top right count these cards, the boards that have joined, and the neutral walls left.',
      second:
        'The second wall stands in another province. If it fills that one, its cards are turned up at once.',
      neutral:
        'A neutral wall belongs to nobody: it can fill a province while you lead in it, or outnumber you in a region that would cost you. Dots show where it may go. You need not place one.',
      effect:
        'Your card acts now. Count the walls as they would be after it, extra ones included: equal numbers score, too.',
      open: 'Two provinces are full at once. Which do you want to settle first? Its cards may change the other.',
      side: 'The wall grows. At which end do you want the new provinces?',
    },
    'zh-Hant': {
      wall: '放一道牆。每一格都屬於牆南的一省：牆最多的得分；也屬於牆北的一個部落：牆最多的終局扣分。築牆的人可以看那個部落的威脅。右上角的帝皇卡、圖板和灰色的中立牆，用到時會再說明。',
      act: '選一個行動：在不同的省築兩道牆、蓋兩張牌、一張牌加一道牆、雙牆，或塔樓。一省填滿就立刻計分，歸牆最多的人。',
      north: '也要想想北方：終局時，一個部落裡牆最多的人要扣那塊板塊的分數。自己的塔樓在那裡就不用扣。',
      emperor:
        '已計分的省上那張琥珀色的牌是帝皇卡。放下第三張，長城就接上一塊圖板。右上角數的是帝皇卡、已接上的圖板，和剩下的中立牆。',
      second: '第二道牆要放在另一省。如果剛好填滿，那一省的牌會立刻翻開。',
      neutral:
        '中立牆不算任何人的：可以趁你領先時把一省填滿，也可以在會扣分的部落裡超過你，讓你免扣。能放的格子上有點；不放也行。',
      effect: '輪到你的牌發動。算算之後各有幾道牆，額外的也算；一樣多的也都得分。',
      open: '同時填滿兩省。要先結算哪一省？它的牌可能影響另一省。',
      side: '長城要加長了。你希望新的省接在哪一端？',
    },
  },
}
