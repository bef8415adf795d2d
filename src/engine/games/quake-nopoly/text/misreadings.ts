import type { Misreading } from '../../../kernel/misreadings.ts'
import type { View } from '../view/schema.ts'

const isTurn = ({ turnPossible }: View): boolean => turnPossible !== null

/** What people often get wrong about Quake-nopoly, the most frequent first. */
export const misreadings: readonly Misreading<View>[] = [
  {
    id: 'equalFalls',
    rules: ['QK-22', 'QK-21'],
    matters: ({ choice }) => choice?.is === 'hit' || choice?.is === 'forecast',
    texts: {
      en: {
        wrong: 'A building stands if it has as many pieces as the damage.',
        right: 'As many pieces as the damage are one too few: a building stands only if it has more.',
      },
      'zh-Hant': {
        wrong: '材料和傷害一樣多，建築就撐得住。',
        right: '和傷害一樣多還差一個：要比傷害多才撐得住。',
      },
    },
  },
  {
    id: 'twoTracks',
    rules: ['QK-20', 'QK-23'],
    matters: (view) => isTurn(view) && view.round === 1 && view.turnPossible?.strengthen.why === null,
    texts: {
      en: {
        wrong: 'Damage is compared with all pieces of a building.',
        right:
          'Weather is compared with the building material alone, an earthquake with the structure alone. The other track does not help.',
      },
      'zh-Hant': {
        wrong: '傷害和一棟建築的全部材料比較。',
        right: '氣象災害只看建材，地震只看結構。另一樣再多也幫不上忙。',
      },
    },
  },
  {
    id: 'anyDistrict',
    rules: ['QK-10', 'QK-30'],
    matters: (view) => isTurn(view) && view.round === 1 && view.turnPossible?.build.why === null,
    texts: {
      en: {
        wrong: 'A building may only stand in the district printed on it.',
        right: 'A building may stand on any of your district cards. In its own district it scores 2 more.',
      },
      'zh-Hant': {
        wrong: '建築只能蓋在卡上印的行政區。',
        right: '建築可以蓋在自己的任何一張行政區卡上；蓋在所屬的行政區，多 2 分。',
      },
    },
  },
  {
    id: 'lowestFree',
    rules: ['QK-10a', 'QK-29'],
    matters: (view) =>
      isTurn(view) &&
      view.players.some(
        ({ lands }, seat) =>
          seat === view.by &&
          lands.some(({ free, levels }) =>
            levels.some(({ built }, level) => built !== null && level > (free ?? 9)),
          ),
      ),
    texts: {
      en: {
        wrong: 'When a lower building falls, those above it move down.',
        right: 'When a lower building falls, those above stay where they are. The next one fills the gap.',
      },
      'zh-Hant': {
        wrong: '下面的建築倒了，上面的往下移。',
        right: '下面的建築倒了，上面的留在原位，下一棟補進空出的那一級。',
      },
    },
  },
  {
    id: 'endsAtOnce',
    rules: ['QK-27'],
    matters: (view) => isTurn(view) && view.decks.events.safe === 0,
    texts: {
      en: {
        wrong: 'After the end card the round is finished, with production.',
        right:
          'The end card ends the game on the spot: no further card, no production. From now on it can be any card.',
      },
      'zh-Hant': {
        wrong: '翻到遊戲結束卡後，還要把這一輪做完，包括生產。',
        right: '翻到遊戲結束卡就當場結束，不再翻卡，也不生產。接下來每一張都可能是它。',
      },
    },
  },
  {
    id: 'inHand',
    rules: ['QK-28'],
    matters: (view) =>
      isTurn(view) &&
      view.decks.events.safe === 0 &&
      view.players.some(({ cards }, seat) => seat === view.by && cards > 0),
    texts: {
      en: {
        wrong: 'Building cards in hand score at the end.',
        right: 'Only buildings on the table score. Cards still in hand are worth nothing.',
      },
      'zh-Hant': {
        wrong: '手上的建築卡，終局也有分。',
        right: '只有桌上的建築算分，手上的卡一分也沒有。',
      },
    },
  },
  {
    id: 'zeroMisses',
    rules: ['QK-23a', 'QK-23'],
    texts: {
      en: {
        wrong: 'An earthquake also shakes districts with a 0 in its table, by their own value.',
        right:
          'A 0, or no entry, means that the district is not hit, whatever its own value and the forecast.',
      },
      'zh-Hant': {
        wrong: '地震表上寫 0 的行政區，仍照自己的災害值受災。',
        right: '寫 0 或表上沒有，就是沒有受災，不論那一區的災害值與預報。',
      },
    },
  },
  {
    id: 'beginnerValues',
    rules: ['QK-41'],
    matters: (view) => isTurn(view) && view.options.variant === 'beginner' && view.round === 1,
    texts: {
      en: {
        wrong: 'The values of the districts count in the beginners’ variant, too.',
        right:
          'In the beginners’ variant only the damage of the event counts, not the values of the districts.',
      },
      'zh-Hant': {
        wrong: '初學規則裡，行政區的災害值也要算。',
        right: '初學規則裡只算事件的傷害，不算行政區的災害值。',
      },
    },
  },
]
