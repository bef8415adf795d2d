import type { Texts } from '../../../../../kernel/text.ts'
import { disastersZhHant } from './disasters.zh-Hant.ts'
import { generalZhHant } from './general.zh-Hant.ts'
import { namesZhHant } from './names.zh-Hant.ts'

/** The words of the deck in Traditional Chinese, for the part `deck` of the game's texts. */
export const deckZhHant = {
  ...namesZhHant,
  ...disastersZhHant,
  general: generalZhHant,
  keep: {
    turn: '可保留，在自己的建設行動前打出。',
    hit: '可保留，在自家建築即將受損時打出。',
  },
  whom: {
    all: '所有人：',
    others: '其他人：',
    left: '左邊鄰居：',
    right: '右邊鄰居：',
  },
  effect: {
    gain: {
      brick: '從公區拿 {n} 個磚。',
      wood: '從公區拿 {n} 個木。',
      stone: '從公區拿 {n} 個石。',
      steel: '從公區拿 {n} 個鋼。',
      any: '從公區任選拿 {n} 個材料。',
    },
    lose: {
      brick: '把 {n} 個磚交回公區。',
      wood: '把 {n} 個木交回公區。',
      stone: '把 {n} 個石交回公區。',
      steel: '把 {n} 個鋼交回公區。',
      any: '任選 {n} 個材料交回公區。',
    },
    draw: '抽 {n} 張建築卡。',
    discard: '把 {n} 張手上的建築卡放到牌堆底。',
    review: '把最多 {n} 張手上的建築卡放到牌堆底，再抽同樣張數。',
    strengthen: {
      own: {
        building: {
          material: '用自己的材料，為一棟建築的建材最多補 {n} 個。',
          structure: '用自己的材料，為一棟建築的結構最多補 {n} 個。',
          either: '用自己的材料，為一棟建築的建材或結構最多補 {n} 個。',
        },
        district: {
          material: '用自己的材料，為一張行政區卡上每棟建築的建材最多補 {n} 個。',
          structure: '用自己的材料，為一張行政區卡上每棟建築的結構最多補 {n} 個。',
          either: '用自己的材料，為一張行政區卡上每棟建築的建材（或都選結構）最多補 {n} 個。',
        },
      },
      supply: {
        building: {
          material: '用公區的材料，為一棟建築的建材最多補 {n} 個。',
          structure: '用公區的材料，為一棟建築的結構最多補 {n} 個。',
          either: '用公區的材料，為一棟建築的建材或結構最多補 {n} 個。',
        },
        district: {
          material: '用公區的材料，為一張行政區卡上每棟建築的建材最多補 {n} 個。',
          structure: '用公區的材料，為一張行政區卡上每棟建築的結構最多補 {n} 個。',
          either: '用公區的材料，為一張行政區卡上每棟建築的建材（或都選結構）最多補 {n} 個。',
        },
      },
    },
    wear: {
      material: '自家每棟建築的建材減 {n} 個，至少留 1 個。',
      structure: '自家每棟建築的結構減 {n} 個，至少留 1 個。',
    },
    inspect: {
      material: '自家每有一棟建築的建材不到 {mark} 個，付 {n} 個材料。',
      structure: '自家每有一棟建築的結構不到 {mark} 個，付 {n} 個材料。',
    },
    trade: '可以付 {give} 個材料，任選換 {take} 個。',
    give: {
      player: '任選 {n} 個材料，交給打出這張牌的人。',
      left: '任選 {n} 個材料，交給左邊鄰居。',
      right: '任選 {n} 個材料，交給右邊鄰居。',
    },
    build: '可以立刻蓋一棟手上的建築。',
    roll: '擲一顆骰子。',
    nothing: '沒有事發生。',
    shield: {
      building: {
        weather: '一棟建築受到的氣象傷害減 {n}。',
        quake: '一棟建築受到的地震傷害減 {n}。',
        any: '一棟建築受到的傷害減 {n}。',
      },
      district: {
        weather: '一張行政區卡上的建築受到的氣象傷害都減 {n}。',
        quake: '一張行政區卡上的建築受到的地震傷害都減 {n}。',
        any: '一張行政區卡上的建築受到的傷害都減 {n}。',
      },
    },
    insure: {
      building: {
        weather: '一棟建築若在這次氣象災害倒塌，任選拿 {n} 個材料。',
        quake: '一棟建築若在這次地震倒塌，任選拿 {n} 個材料。',
        any: '一棟建築若在這次災害倒塌，任選拿 {n} 個材料。',
      },
      district: {
        weather: '一張行政區卡上每有一棟建築在這次氣象災害倒塌，任選拿 {n} 個材料。',
        quake: '一張行政區卡上每有一棟建築在這次地震倒塌，任選拿 {n} 個材料。',
        any: '一張行政區卡上每有一棟建築在這次災害倒塌，任選拿 {n} 個材料。',
      },
    },
  },
} as const satisfies Texts
