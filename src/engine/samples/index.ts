/** The samples of each game, found in `samples/` in its folder (scripts/registry.ts). */
import { inGameOrder } from '../index.ts'
import { LEARNER } from '../kernel/text.ts'
import * as found from './samples.generated.ts'
import type { Sample } from './sample.ts'

/** What the players of samples are called in Chinese. */
const CHINESE_NAMES = {
  [LEARNER.en]: LEARNER['zh-Hant'],
  Mei: '小美',
  Bo: '阿柏',
  Cleo: '可麗',
  Yu: '小玉',
  Lin: '小琳',
  Clara: '可拉',
  Jonas: '喬納',
  Sander: '桑德',
  Ines: '伊妮',
  Marco: '馬可',
  Bianca: '碧安',
  Tom: '湯姆',
} as const

const named = (samples: Readonly<Record<string, Sample>>): Readonly<Record<string, Sample>> =>
  Object.fromEntries(
    Object.entries(samples).map(([id, sample]) => [id, { ...sample, chineseNames: CHINESE_NAMES }]),
  )

/** Annotated matches by game id, in the order of the games; a game without one is not in it. */
export const ANNOTATED = named(inGameOrder(found.ANNOTATED))

/** Lessons by game id, in the order of the games; a game without one is not in it. */
export const LESSONS = named(inGameOrder(found.LESSONS))
