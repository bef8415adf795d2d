import type { Coach } from '../../../kernel/introduction.ts'
import type { View } from '../view/schema.ts'

const STAGES = ['found', 'assign', 'divide', 'choose', 'bonus', 'remove'] as const

export const coach: Coach<View> = {
  topic({ stage, hand, doge }) {
    if (stage === 'play') return hand.includes('doge') ? (doge === null ? 'dogePlace' : 'doge') : 'play'
    return STAGES.find((each) => each === stage)
  },
  texts: {
    en: {
      found:
        'Build a bridge between two districts. The Doge crosses yours for free when you move him; others pay you for it, and an aristocrat you place may cross it to the next district.',
      assign:
        'You give out the roles of this round. The first to choose has the pick of your offers: who can have the best one?',
      divide:
        'Make offers of your cards. The others choose first and you are left with the last offer, so make each one something you could live with. Limit cards are the price of an offer.',
      choose:
        'Take an offer: what can its cards do, and what does it cost? With a limit total of ten you drop out of the rest of the passage; at its end everyone under ten scores the difference from the highest total.',
      play: 'Play your cards one by one, in any order. In a district only the most and the second most aristocrats count, and only when the Doge stops there, or at the end.',
      doge: 'A Doge card must be played. The district where he stops is scored at once, for everyone: where does that bring you most, and what do the bridges on the way cost?',
      dogePlace:
        'The first Doge card of a match puts him into any district, which is scored at once, for everyone. It must be played: where does that bring you most?',
      bonus:
        'The lowest limit total brings you a free banishment. Name a district first, then roll: that many must go, your own included if there is no one else.',
      remove:
        'Exactly that many have to go. Whose? Think of who is first and second in the district afterwards.',
    },
    'zh-Hant': {
      found: '在兩區之間蓋一座橋。總督走你的橋不用錢，走別人的要付；你放貴族時也能過自己的橋到隔壁那一區。',
      assign: '這一輪的角色由你指定。先選的人可以從你分的各組裡挑最好的：讓給誰最不要緊？',
      divide: '把牌分成幾組。別人先選，剩下的歸你，所以每一組都要是你能接受的。時間牌就是每一組的價錢。',
      choose:
        '選一組：這些牌能做什麼，又要花多少時間？時間總和到十，這個階段就退場；階段結束時，未滿十的人依與最高者的差距得分。',
      play: '一張一張打，順序自己決定。一區裡只有最多和次多的貴族有用，而且要等總督停在那裡，或是終局。',
      doge: '總督牌一定要執行。他停在哪一區，那一區就立刻為大家計分：停在哪裡對你最好？路上的橋要付多少？',
      dogePlace:
        '整局的第一張總督牌把他放到任何一區，那一區就立刻為大家計分。這張牌一定要打：放在哪裡對你最好？',
      bonus: '時間總和最低，可以免費驅逐一次。先指定一區，再由骰子決定人數；不得已時連自己的也得走。',
      remove: '人數要剛好。趕走誰的？想想之後這一區誰第一、誰第二。',
    },
  },
}
