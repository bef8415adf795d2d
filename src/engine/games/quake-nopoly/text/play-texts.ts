/**
 * What only those who play are told: what happened to their own buildings, and what the coach says. Pages leave these
 * texts out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const playTexts = {
  en: {
    change: {
      building: {
        lost: 'You lose {building}.',
        bought: 'Your {building} now belongs to {toSeat}.',
        damaged: 'Your {building} loses {n} piece. | Your {building} loses {n} pieces.',
      },
    },
    coach: {
      falls:
        '{building} falls, {pieces} against {damage}: −{n} point. | {building} falls, {pieces} against {damage}: −{n} points.',
      stands: '{n} other building stands. | {n} other buildings stand.',
      noneFalls:
        'The building of yours that is hit will stand without a card. | The {n} buildings of yours that are hit will stand without a card.',
      saves: '{card} would save {building}.',
      savesOne: '{card} would save any one of {n} of them.',
      savesIn: '{card} on {district} would save {n} of them.',
      savesNone: '{card} would save none.',
      pays: '{card} saves none, but would pay you {n} piece for one that falls. | {card} saves none, but would pay you {n} pieces for one that falls.',
    },
  },
  'zh-Hant': {
    change: {
      building: {
        lost: '你失去了{building}。',
        bought: '你的{building}現在是 {toSeat} 的。',
        damaged: '你的{building}少了 {n} 個材料。',
      },
    },
    coach: {
      falls: '{building}會倒，材料 {pieces} 對傷害 {damage}：−{n} 分。',
      stands: '另外 {n} 棟撐得住。',
      noneFalls: '受災的 {n} 棟不出卡也撐得住。',
      saves: '{card}可以保住{building}。',
      savesOne: '{card}可以保住其中 {n} 棟的任何一棟。',
      savesIn: '{card}用在{district}，可以保住其中 {n} 棟。',
      savesNone: '{card}一棟也保不住。',
      pays: '{card}保不住建築，但倒一棟可以領 {n} 個材料。',
    },
  },
} as const satisfies { readonly [L in Language]: Texts }
