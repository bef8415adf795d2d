import type { Coach } from '../../../kernel/introduction.ts'
import type { View } from '../view/schema.ts'

export const coach: Coach<View> = {
  topic({ stage, turn, open, options: { sprint } }) {
    if (stage === 'allot' && sprint === 'on') return 'sprint'
    if (stage === 'allot') return turn <= 2 ? 'assign' : 'spread'
    if (stage === 'carry') return sprint !== 'on' && open.length > 1 ? 'carry' : undefined
    return ['choose', 'place', 'chain'].includes(stage) ? stage : undefined
  },
  texts: {
    en: {
      choose:
        'You rolled higher. Whoever takes the first turn is ahead in the race; whoever places the pawns decides which way home each of them has.',
      place:
        'Look for roads of one colour with low numbers to the corner opposite, and begin where your pawns have them.',
      assign:
        'Say what each die is for before any is rolled: a pawn that can step onto a tile of its own colour, or an empty tile you want to flip. More dice make one thing safer.',
      spread:
        'Dice that reach a tile’s number carry the pawn on, so a pawn with several dice may run far in one turn. A die that prepares the road with a flip is often worth as much.',
      sprint:
        'Tiles keep their colour in a sprint, so all your dice are for your pawns. Dice that reach a tile’s number carry the pawn on; a pawn whose colour ends must go round.',
      carry:
        'Carry out your actions in any order. One that is not possible yet may be after another: a tile flipped, a pawn out of the way.',
      chain:
        'The pawn may go on with the dice that reached the number, or stop. A roll that fails costs only those dice, not the steps already made.',
    },
    'zh-Hant': {
      choose: '你擲得比較大。先手在競速上領先一步；擺棋子的人則決定每枚棋子回家走哪條路。',
      place: '找找通往對角、同色而且點數低的路，讓你的棋子從那裡出發。',
      assign:
        '擲骰之前，先講定每顆骰子的用途：讓棋子走上旁邊同色的板塊，或翻轉一塊空板塊。同一件事用越多顆越保險。',
      spread:
        '達到板塊點數的骰子可以讓棋子接著走，所以一枚棋子拿好幾顆，一回合可能跑很遠。用一顆骰子翻板塊鋪路，往往一樣值得。',
      sprint:
        '衝刺賽不翻板塊，骰子全都用在棋子上。達到板塊點數的骰子可以讓棋子接著走；前面沒有同色的路，就得繞。',
      carry: '執行的順序自己決定。現在還做不到的，等別的動作做完也許就行了：板塊翻過來、棋子讓開。',
      chain: '棋子可以用達標的骰子接著走，也可以停下。就算失敗，賠上的也只是這幾顆骰子，走過的路不會退。',
    },
  },
}
