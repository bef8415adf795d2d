import type { Coach } from '../../../kernel/introduction.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { message, type Message } from '../../../kernel/text.ts'
import { effectsOf, type BuildingId, type Card, type EventId } from '../components/cards.ts'
import { HOME_POINTS } from '../rules/status.ts'
import type { BuiltView, RiskView, View } from '../view/schema.ts'
import { buildingPart, cardPart, districtPart } from './sentences.ts'

/** Choices outside construction turns. */
const CHOICES = ['role', 'forecast', 'keep', 'hit', 'research', 'shift', 'shiftTo', 'expand'] as const

/**
 * Topics for the construction turns of the first rounds, and for later ones: beginners have no levels and no district
 * values.
 */
const TURNS = {
  standard: ['build', 'strengthen'],
  beginner: ['build', 'strengthenBeginner'],
} as const
const LATER = { standard: 'level', beginner: 'home' } as const

/** A building of the seat to act that is about to take damage. */
interface Endangered {
  readonly card: Card
  readonly built: BuiltView
  readonly risk: RiskView
  /** What it and its place are worth. */
  readonly points: number
}

const endangered = ({ by, players }: View): readonly Endangered[] => {
  const lands = typeof by === 'number' ? (players[by]?.lands ?? []) : []
  return lands.flatMap(({ card, levels }) =>
    levels.flatMap(({ built, bonus }) => {
      if (built === null || built.risk === null || built.risk.damage === 0) return []
      const points = built.points + bonus + (built.matches ? HOME_POINTS : 0)
      return [{ card, built, risk: built.risk, points }]
    }),
  )
}

/** Whether a card played for a building or for a district card covers the building. */
const isCovered = ({ card, built }: Endangered, on: BuildingId | Card): boolean =>
  on === card || on === built.building

/** QK-18, QK-22: what falls, what stands, and what each kept card would do about it. */
const stakesOfHit = (
  view: View,
  plays: readonly { readonly event: EventId; readonly on: readonly (BuildingId | Card)[] }[],
): readonly Message[] => {
  const all = endangered(view)
  const falling = all.filter(({ risk }) => risk.collapses)
  const standing = all.length - falling.length
  const ofCard = ({ event, on }: (typeof plays)[number]): readonly Message[] => {
    const effects = effectsOf(event)
    const less = sumOf(effects.map((effect) => (effect.do === 'shield' ? effect.less : 0)))
    const pieces = sumOf(effects.map((effect) => (effect.do === 'insure' ? effect.count : 0)))
    const card = cardPart(event)
    const covered = (place: BuildingId | Card): readonly Endangered[] =>
      falling.filter((each) => isCovered(each, place))
    if (pieces > 0)
      return on.some((place) => covered(place).length > 0) ? [message('coach.pays', { card, n: pieces })] : []
    const savedOn = (place: BuildingId | Card): readonly Endangered[] =>
      covered(place).filter(({ risk }) => risk.pieces > risk.damage - less)
    const places = on.filter((place) => savedOn(place).length > 0)
    const [first, second] = places
    if (first === undefined) return [message('coach.savesNone', { card })]
    if (typeof first === 'string')
      return second === undefined
        ? [message('coach.saves', { card, building: buildingPart(first) })]
        : [message('coach.savesOne', { card, n: places.length })]
    return places.flatMap((place) =>
      typeof place === 'string'
        ? []
        : [message('coach.savesIn', { card, district: districtPart(place), n: savedOn(place).length })],
    )
  }
  return [
    ...falling.map(({ built, risk: { damage, pieces }, points }) =>
      message('coach.falls', { building: buildingPart(built.building), damage, pieces, n: points }),
    ),
    ...(standing > 0
      ? [message(falling.length > 0 ? 'coach.stands' : 'coach.noneFalls', { n: standing })]
      : []),
    ...(falling.length > 0 ? plays.flatMap(ofCard) : []),
  ]
}

export const coach: Coach<View> = {
  topic({ turnPossible, choice, round, options }) {
    if (turnPossible !== null) return TURNS[options.variant][round - 1] ?? LATER[options.variant]
    return CHOICES.find((each) => each === choice?.is)
  },
  stakes: (view) => (view.choice?.is === 'hit' ? stakesOfHit(view, view.choice.plays) : []),
  texts: {
    en: {
      build:
        'Take one action. A building brings points, and a piece every round. It stands on two tracks: material against the weather, structure against earthquakes.',
      strengthen:
        'A building with as many pieces as the damage falls; with one more it stands. With nothing to build, adding two of yours is often the best action; see how dangerous each district is.',
      level:
        'The second and third level of a card bring 2 and 3 points, a building in its own district 2 more. Pieces buy another building card: plan.',
      strengthenBeginner:
        'A building with as many pieces as the damage falls; with one more it stands. With nothing to build, adding two of yours is often the best action.',
      home: 'A building in its own district brings 2 points more. Pieces buy another building card: plan.',
      role: 'Each role has a power of its own for the whole match. Point at one to read about it.',
      forecast:
        'Before the card is turned up you may raise or lower its damage for everyone it hits: help yourself, or hurt others. No one knows yet what is coming. It lasts for this card alone: before the next one you are asked again.',
      keep: 'Carry this card out now, or keep it for a moment when it helps more. It can be played once.',
      hit: 'Damage is about to come. A card you kept can be played against it now, once, or wait for worse.',
      research:
        'The quake is strong enough here to be studied: keep its card for 3 points at the end, once in the match.',
      shift:
        'Roll for this district: an odd number eases the damage, an even one may send the storm to a neighbour.',
      shiftTo: 'Where should the storm go instead?',
      expand:
        'All your districts are full. Another one gives room for more buildings, and one more place that can be hit.',
    },
    'zh-Hant': {
      build:
        '選一個行動。建築帶來分數，每輪還生產一個材料。它靠兩樣東西站著：建材抵擋氣象災害，結構抵擋地震。',
      strengthen:
        '數量和傷害一樣多就倒，多一個才撐得住。沒有建築可蓋時，加兩個材料往往最好；看看每個行政區有多危險。',
      level: '發展、繁榮等級多 2 分和 3 分，蓋在所屬行政區再多 2 分。材料可以換建築卡：規劃。',
      strengthenBeginner: '數量和傷害一樣多就倒，多一個才撐得住。沒有建築可蓋時，加兩個材料往往最好。',
      home: '蓋在所屬行政區多 2 分。材料可以換建築卡：規劃。',
      role: '每個角色都有一項用到終局的能力。把游標移上去看說明。',
      forecast:
        '翻牌之前，你可以讓傷害增加或減少，受災的人全都一樣：幫自己，或害別人。現在誰也不知道會翻出什麼。預報只對這一張有效，下一張之前會再問一次。',
      keep: '現在執行，或留到更有用的時候。只能用一次。',
      hit: '傷害就要來了。留著的卡可以現在打出來抵擋（只能用一次），也可以等更糟的時候。',
      research: '這裡的震度夠強，值得研究：留下這張卡，終局 3 分，整局一次。',
      shift: '為這個行政區擲骰：單數減輕傷害，雙數可以把災害轉到鄰座。',
      shiftTo: '要讓災害轉到哪裡？',
      expand: '你的行政區都蓋滿了。再拿一張就能多蓋幾棟，也多一個會受災的地方。',
    },
  },
}
