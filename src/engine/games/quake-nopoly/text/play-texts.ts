/**
 * What only those who play are told: what happened to their own buildings, why a move is advised, and what the
 * coach says. Pages leave these texts out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const playTexts = {
  en: {
    reason: {
      all: { 1: 'This {a}.', 2: 'This {a}, and {b}.', 3: 'This {a}, {b}, and {c}.' },
      points: 'brings {n} point | brings {n} points',
      costs: 'costs {fromSeat} {n} point | costs {fromSeat} {n} points',
      home: 'earns {n} more points in its own district',
      level: {
        1: 'earns {n} more point on the developed level | earns {n} more points on the developed level',
        2: 'earns {n} more points on the prosperous level',
      },
      holds: 'withstands every disaster to come, forecasts aside',
      yields: 'yields {kind} in every production',
      safe: {
        weather: 'makes {building} withstand all weather to come, forecasts aside',
        quake: 'makes {building} withstand all earthquakes to come, forecasts aside',
      },
      safer: {
        weather: 'makes {building} withstand {n} more of the weather cards to come',
        quake: 'makes {building} withstand {n} more of the earthquakes to come',
      },
      exposes: {
        weather: 'leaves {fromSeat}’s {building} open to {n} more of the weather cards to come',
        quake: 'leaves {fromSeat}’s {building} open to {n} more of the earthquakes to come',
      },
      shelters: {
        weather: 'puts {n} of your buildings out of reach of any weather turned up now',
        quake: 'puts {n} of your buildings out of reach of any earthquake turned up now',
      },
      reaches: {
        weather: 'puts more buildings of others than of yours within reach of weather: {others} to {own}',
        quake: 'puts more buildings of others than of yours within reach of an earthquake: {others} to {own}',
      },
      moves: 'moves the damage from your {district} to {toSeat}',
      saves: 'saves {building} from collapse',
      noneFalls: 'costs you no building',
      homeFor: 'gives you {district}, the home of {building} in your hand',
      needs: {
        weather: 'gets you {kind} for {building}, which {n} of the weather cards to come would bring down',
        quake: 'gets you {kind} for {building}, which {n} of the earthquakes to come would bring down',
      },
      plans: 'draws a building for {pieces} pieces, with {hand} in your hand',
    },
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
    reason: {
      all: { 1: '這一手{a}。', 2: '這一手{a}，{b}。', 3: '這一手{a}，{b}，{c}。' },
      points: '帶來 {n} 分',
      costs: '讓 {fromSeat} 少 {n} 分',
      home: '蓋在所屬行政區多 {n} 分',
      level: { 1: '發展等級多 {n} 分', 2: '繁榮等級多 {n} 分' },
      holds: '撐得住之後所有災害（預報不計）',
      yields: '每次生產可得{kind}',
      safe: {
        weather: '讓{building}撐得住之後所有氣象災害（預報不計）',
        quake: '讓{building}撐得住之後所有地震（預報不計）',
      },
      safer: {
        weather: '讓{building}多撐得住 {n} 張還沒出現的氣象卡',
        quake: '讓{building}多撐得住 {n} 張還沒出現的地震卡',
      },
      exposes: {
        weather: '讓 {fromSeat} 的{building}多怕 {n} 張還沒出現的氣象卡',
        quake: '讓 {fromSeat} 的{building}多怕 {n} 張還沒出現的地震卡',
      },
      shelters: {
        weather: '讓你有 {n} 棟建築不再怕接下來的氣象災害',
        quake: '讓你有 {n} 棟建築不再怕接下來的地震',
      },
      reaches: {
        weather: '讓可能毀於氣象災害的建築變多：別人多 {others} 棟，你多 {own} 棟',
        quake: '讓可能毀於地震的建築變多：別人多 {others} 棟，你多 {own} 棟',
      },
      moves: '把你{district}的傷害轉給 {toSeat}',
      saves: '讓{building}免於倒塌',
      noneFalls: '不會讓你失去任何建築',
      homeFor: '換來手上{building}所屬的{district}',
      needs: {
        weather: '拿到{building}要用的{kind}，它會被 {n} 張還沒出現的氣象卡毀掉',
        quake: '拿到{building}要用的{kind}，它會被 {n} 張還沒出現的地震卡毀掉',
      },
      plans: '用 {pieces} 個材料抽一張建築卡，現在手上有 {hand} 張',
    },
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
