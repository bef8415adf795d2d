/**
 * Texts for players at a table: what happened to their buildings, why a move is advised, what the coach says, what
 * people enter, and what a disaster came to.
 * Pages leave these out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const playTexts = {
  en: {
    reason: {
      all: { 1: 'This {a}.', 2: 'This {a}, and {b}.', 3: 'This {a}, {b}, and {c}.' },
      points: 'brings {n} point | brings {n} points',
      costs: 'costs {fromSeat} {n} point | costs {fromSeat} {n} points',
      home: 'stands in its own district, which is worth {n} of the points',
      level: {
        1: 'stands on the developed level, which is worth {n} of the points',
        2: 'stands on the prosperous level, which is worth {n} of the points',
      },
      holds: 'withstands any one disaster still to come, forecasts aside',
      sturdier:
        'withstands all but {n} of the disaster cards to come, {building} in {district} all but {more}',
      yields: 'yields {kind} in every production',
      yieldsNew: 'yields {kind}, which none of your buildings does yet',
      safe: {
        weather: 'makes {building} withstand any one weather card still to come, forecasts aside',
        quake: 'makes {building} withstand any one earthquake still to come, forecasts aside',
      },
      safer: {
        weather: 'makes {building} withstand {n} more of the weather cards to come',
        quake: 'makes {building} withstand {n} more of the earthquakes to come',
      },
      exposes: {
        weather: 'leaves {fromSeat}’s {building} open to {n} more of the weather cards to come',
        quake: 'leaves {fromSeat}’s {building} open to {n} more of the earthquakes to come',
      },
      fewerOwn: {
        weather: 'leaves {own} of your buildings within reach of the weather, not {more} as with {change}',
        quake: 'leaves {own} of your buildings within reach of an earthquake, not {more} as with {change}',
      },
      moreOthers: {
        weather:
          'leaves {others} buildings of others within reach of the weather, not {less} as with {change}',
        quake:
          'leaves {others} buildings of others within reach of an earthquake, not {less} as with {change}',
      },
      fewerCards: {
        weather:
          'leaves {n} weather card to come that brings down a building of yours, not {more} as with {change} | leaves {n} weather cards to come that bring down a building of yours, not {more} as with {change}',
        quake:
          'leaves {n} earthquake to come that brings down a building of yours, not {more} as with {change} | leaves {n} earthquakes to come that bring down a building of yours, not {more} as with {change}',
      },
      moreCards: {
        weather:
          'lets {n} weather card to come bring down a building of others, not {less} as with {change} | lets {n} weather cards to come bring down a building of others, not {less} as with {change}',
        quake:
          'lets {n} earthquake to come bring down a building of others, not {less} as with {change} | lets {n} earthquakes to come bring down a building of others, not {less} as with {change}',
      },
      studies:
        'makes {n} earthquake to come strong enough for you to study | makes {n} earthquakes to come strong enough for you to study',
      shelters: {
        weather: 'puts {n} of your buildings out of reach of any weather turned up now',
        quake: 'puts {n} of your buildings out of reach of any earthquake turned up now',
      },
      reaches: {
        weather:
          'puts buildings worth {others} points of others and {own} of yours within reach of the weather',
        quake:
          'puts buildings worth {others} points of others and {own} of yours within reach of an earthquake',
      },
      moves: 'moves the damage from your {district} to {toSeat}',
      saves: 'saves {building} from collapse',
      brings: 'brings down {n} building of {toSeat}’s | brings down {n} buildings of {toSeat}’s',
      noneFalls: 'costs you no building',
      homeFor: 'gives you {district}, the home of {building} in your hand',
      needs: {
        weather: 'gets you {kind} for {building}, which {n} of the weather cards to come would bring down',
        quake: 'gets you {kind} for {building}, which {n} of the earthquakes to come would bring down',
      },
      fits: 'gets you {kind}, which {building} can take',
      spares: {
        weather: 'leaves you {kind} for {building}, which {n} of the weather cards to come would bring down',
        quake: 'leaves you {kind} for {building}, which {n} of the earthquakes to come would bring down',
      },
      pieces: 'gets you {n} piece | gets you {n} pieces',
      idle: 'costs only pieces that none of your buildings can take',
      kinds: 'leaves you {n} different kinds of pieces',
      claims:
        'lays claim to pieces of the kinds that {n} building of {toSeat} produces | lays claim to pieces of the kinds that {n} buildings of {toSeat} produce',
      paysNothing: 'leaves you all your pieces',
      protects: 'lets you protect a building when a disaster strikes',
      later: 'lets you carry the card out later, when it suits you',
      keepsCards:
        'keeps your event card for another disaster | keeps your {n} event cards for another disaster',
      then: {
        strengthen: 'lets you strengthen a building at once',
        build: 'lets you build at once',
        trade: 'lets you trade at once',
        review:
          'lets you exchange a building in your hand at once | lets you exchange up to {n} buildings in your hand at once',
      },
      flees: 'gives up {district}, which {n} of the disaster cards to come would hit',
      redraws: {
        least:
          'parts with the building worth least in your hand ({n} point) | parts with the building worth least in your hand ({n} points)',
        away: 'parts with a building that would miss the {n} points of its own district',
        leastAway:
          'parts with the building worth least in your hand ({n} point), whose own district you do not have | parts with the building worth least in your hand ({n} points), whose own district you do not have',
      },
      canPlan: 'gives you the {n} pieces a Plan costs',
      room: 'gives you a district with {n} free levels',
      tries: 'may move the damage to another district, or make it less',
      plans: 'puts a building in your empty hand | gives you {n} buildings in hand to choose from',
    },
    /** Draws that people enter at a real table. */
    entering: {
      drawFirst: 'Who starts? Enter who was drawn.',
      drawRole: '{name} draws a role.',
      drawDistricts: '{name} draws a district card, {n} to go.',
      drawBuildings: '{name} draws a building card, {n} to go. Others look away.',
      turnUp: '{name} turns up an event card.',
      rollCard: '{name} rolls for the card.',
      rollShift: '{name} rolls as meteorologist.',
      search: 'Search by name',
      list: 'What it may be',
      none: 'Nothing with this name.',
      commit: 'Enter this',
      forMe: 'Draw for me',
    },
    /** What a disaster or the end came to, in its picture. */
    came: {
      lost: '{seat} loses {n} building. | {seat} loses {n} buildings.',
      missing: 'Lacked {pieces}',
      beyond: 'Lost even if full',
      left: 'Stands, {n} → {left}',
      endsAhead: '{seat} was {n} point ahead when it came. | {seat} was {n} points ahead when it came.',
      noneFell: 'No building collapses.',
      unchanged: 'points unchanged',
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
        '{building} collapses, {pieces} against {damage}: −{n} point. | {building} collapses, {pieces} against {damage}: −{n} points.',
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
      home: '其中 {n} 分是因為蓋在所屬行政區',
      level: { 1: '其中 {n} 分來自發展等級', 2: '其中 {n} 分來自繁榮等級' },
      holds: '撐得住還沒出現的任何一次災害（預報不計）',
      sturdier: '還沒出現的災害卡只有 {n} 張毀得掉它，蓋在{district}的{building}則有 {more} 張',
      yields: '每次生產可得{kind}',
      yieldsNew: '生產{kind}，這是你的建築還沒有生產的',
      safe: {
        weather: '讓{building}撐得住還沒出現的任何一次氣象災害（預報不計）',
        quake: '讓{building}撐得住還沒出現的任何一次地震（預報不計）',
      },
      safer: {
        weather: '讓{building}多撐得住 {n} 張還沒出現的氣象卡',
        quake: '讓{building}多撐得住 {n} 張還沒出現的地震卡',
      },
      exposes: {
        weather: '讓 {fromSeat} 的{building}多怕 {n} 張還沒出現的氣象卡',
        quake: '讓 {fromSeat} 的{building}多怕 {n} 張還沒出現的地震卡',
      },
      fewerOwn: {
        weather: '讓你只有 {own} 棟建築可能毀於氣象災害（{change} 時 {more} 棟）',
        quake: '讓你只有 {own} 棟建築可能毀於地震（{change} 時 {more} 棟）',
      },
      moreOthers: {
        weather: '讓別人有 {others} 棟建築可能毀於氣象災害（{change} 時 {less} 棟）',
        quake: '讓別人有 {others} 棟建築可能毀於地震（{change} 時 {less} 棟）',
      },
      fewerCards: {
        weather: '讓會毀掉你建築的氣象卡只剩 {n} 張（{change} 時 {more} 張）',
        quake: '讓會毀掉你建築的地震卡只剩 {n} 張（{change} 時 {more} 張）',
      },
      moreCards: {
        weather: '讓會毀掉別人建築的氣象卡有 {n} 張（{change} 時 {less} 張）',
        quake: '讓會毀掉別人建築的地震卡有 {n} 張（{change} 時 {less} 張）',
      },
      studies: '讓 {n} 張還沒出現的地震卡強到可供你研究',
      shelters: {
        weather: '讓你有 {n} 棟建築不再怕接下來的氣象災害',
        quake: '讓你有 {n} 棟建築不再怕接下來的地震',
      },
      reaches: {
        weather: '讓更多建築可能毀於氣象災害：別人的共值 {others} 分，你的 {own} 分',
        quake: '讓更多建築可能毀於地震：別人的共值 {others} 分，你的 {own} 分',
      },
      moves: '把你{district}的傷害轉給 {toSeat}',
      saves: '讓{building}免於倒塌',
      brings: '讓 {toSeat} 倒 {n} 棟建築',
      noneFalls: '不會讓你失去任何建築',
      homeFor: '換來手上{building}所屬的{district}',
      needs: {
        weather: '拿到{building}要用的{kind}，它會被 {n} 張還沒出現的氣象卡毀掉',
        quake: '拿到{building}要用的{kind}，它會被 {n} 張還沒出現的地震卡毀掉',
      },
      fits: '拿到{building}放得下的{kind}',
      spares: {
        weather: '留下{building}要用的{kind}，它會被 {n} 張還沒出現的氣象卡毀掉',
        quake: '留下{building}要用的{kind}，它會被 {n} 張還沒出現的地震卡毀掉',
      },
      pieces: '得到 {n} 個材料',
      idle: '只付你的建築都用不到的材料',
      kinds: '手上還留著 {n} 種材料',
      claims: '之後收走 {toSeat} 的這些材料，他有 {n} 棟建築生產它們',
      paysNothing: '不花任何材料',
      protects: '受災時可以用它保護一棟建築',
      later: '可以等合適的時候再執行',
      keepsCards: '把手上 {n} 張事件卡留給別的災害',
      then: {
        strengthen: '可以馬上強化一棟建築',
        build: '可以馬上蓋一棟建築',
        trade: '可以馬上交易',
        review: '可以馬上換掉手上最多 {n} 張建築卡',
      },
      flees: '放棄{district}，還有 {n} 張沒出現的災害卡會侵襲那裡',
      redraws: {
        least: '換掉手上分數最低的建築（{n} 分）',
        away: '換掉不屬於你任何行政區的建築（蓋了也沒有那 {n} 分）',
        leastAway: '換掉手上分數最低、又不屬於你任何行政區的建築（{n} 分）',
      },
      canPlan: '湊足規劃要付的 {n} 個材料',
      room: '多一張有 {n} 個空位的行政區卡',
      tries: '可能把傷害轉到別處，或減輕它',
      plans: '讓你手上有 {n} 張建築卡可用',
    },
    /** Draws that people enter at a real table. */
    entering: {
      drawFirst: '誰先開始？請輸入抽到的人。',
      drawRole: '{name} 抽角色。',
      drawDistricts: '{name} 抽行政區卡，還有 {n} 張。',
      drawBuildings: '{name} 抽建築卡，還有 {n} 張。其他人請移開視線。',
      turnUp: '{name} 翻事件卡。',
      rollCard: '{name} 為這張卡擲骰。',
      rollShift: '{name} 以氣象學家身分擲骰。',
      search: '輸入名稱搜尋',
      list: '可能的結果',
      none: '沒有這個名稱。',
      commit: '輸入這個',
      forMe: '替我抽',
    },
    /** What a disaster or the end came to, in its picture. */
    came: {
      lost: '{seat} 倒了 {n} 棟建築。',
      missing: '倒塌，還要{pieces}',
      beyond: '倒塌，滿格也撐不住',
      left: '沒倒，{n} → {left}',
      endsAhead: '這時 {seat} 領先 {n} 分。',
      noneFell: '沒有建築倒塌。',
      unchanged: '分數不變',
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
