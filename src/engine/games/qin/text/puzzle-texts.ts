/**
 * What puzzles of Qin ask, and what a wrong move misses, without telling the better one, by the fact of its reason.
 * Pages leave these texts out.
 */
import type { Language, Texts } from '../../../kernel/text.ts'

export const puzzleTexts = {
  en: {
    ask: {
      square: '{at}',
      swallow: 'Where do you swallow the province at {at} from {and}?',
      village: 'Who should own the village at {at}?',
      villages: 'Who should own the villages at {squares}?',
      found: 'With {n} pagodas left: which tile near {squares}?',
      join: 'Which tile should you place between {at} and {and}?',
      tile: 'Which tile should you place, and where?',
    },
    missed: {
      wins: {
        game: 'The game can be won now.',
        match: 'The match can be won now.',
      },
      shares: {
        game: 'The game can be won now, if together.',
        match: 'The match can be won now, if together.',
      },
      absorbs: 'This leaves {fromSeat} a province that can be swallowed.',
      takesVillage: 'This leaves {fromSeat} a village that can be taken.',
      winsVillage: 'This leaves a village that can be taken.',
      breaksVillage: 'This lets {fromSeat} keep a village.',
      joins: 'Two of your provinces can be joined.',
      founds: {
        one: 'A province can be founded elsewhere.',
        two: 'One tile can found two provinces.',
      },
      major: 'One of your provinces can become a major one.',
      grows: 'One of your provinces can grow more.',
      both: {
        takesVillage: 'More villages can be taken from {fromSeat}.',
        winsVillage: 'More villages can be taken.',
        breaksVillage: 'This lets {fromSeat} keep two villages.',
        grows: 'Two of your provinces can grow more.',
      },
      pagodas: 'More of your pagodas can come onto the board.',
      pagodasRather: {
        some: 'More of your pagodas can come onto the board.',
        none: 'More of your pagodas can come onto the board.',
      },
    },
  },
  'zh-Hant': {
    ask: {
      square: '{at}',
      swallow: '從 {and} 併吞 {at} 的省區，該放哪裡？',
      village: '{at} 的村莊該歸誰？',
      villages: '{squares} 的村莊該歸誰？',
      found: '還剩 {n} 座寶塔：{squares} 附近該放哪一塊板塊？',
      join: '{at} 和 {and} 之間該放哪一塊板塊？',
      tile: '該放哪一塊板塊，放在哪裡？',
    },
    missed: {
      wins: {
        game: '現在就能贏下這一局。',
        match: '現在就能贏得整場。',
      },
      shares: {
        game: '現在就能並列這一局的贏家。',
        match: '現在就能並列整場贏家。',
      },
      absorbs: '{fromSeat} 還有省區可以併吞。',
      takesVillage: '{fromSeat} 還有村莊可以奪下。',
      winsVillage: '還有村莊可以取得。',
      breaksVillage: '這樣 {fromSeat} 還守得住一座村莊。',
      joins: '有兩個自己的省區可以連成一片。',
      founds: {
        one: '別處可以建立新省區。',
        two: '一塊板塊可以建立兩個省區。',
      },
      major: '有一個自己的省區可以成為大型省區。',
      grows: '有一個自己的省區可以擴大更多。',
      both: {
        takesVillage: '還可以從 {fromSeat} 手中多奪下村莊。',
        winsVillage: '還可以多取得村莊。',
        breaksVillage: '這樣 {fromSeat} 還守得住兩座村莊。',
        grows: '有兩個自己的省區可以擴大更多。',
      },
      pagodas: '圖板上可以多出更多自己的寶塔。',
      pagodasRather: {
        some: '圖板上可以多出更多自己的寶塔。',
        none: '圖板上可以多出更多自己的寶塔。',
      },
    },
  },
} as const satisfies { readonly [L in Language]: Texts }
