import { describe, expect, it } from 'vitest'
import { changCheng } from '../../engine/games/chang-cheng/index.ts'
import type { Event as WallEvent } from '../../engine/games/chang-cheng/event.ts'
import { sanMarco } from '../../engine/games/san-marco/index.ts'
import type { Event as VeniceEvent } from '../../engine/games/san-marco/event.ts'
import type { Language, Message } from '../../engine/kernel/text.ts'
import { createTranslator, gameTranslator } from './translator.ts'

const NAMES = ['Ada', 'Bo', 'Cy']
const inVenice = (event: VeniceEvent, language: Language): string =>
  gameTranslator(sanMarco, language, NAMES).say(sanMarco.text.sentence(event))
const atTheWall = (message: Message, language: Language): string =>
  gameTranslator(changCheng, language, NAMES).say(message)

describe('a list within a sentence', () => {
  it('says whose each figure is', () => {
    const banished: VeniceEvent = {
      type: 'aristocrats.banished',
      seat: 0,
      district: 3,
      counts: [0, 3, 2],
      all: false,
    }
    expect(inVenice(banished, 'en')).toBe('Ada banishes 3 of Bo’s, 2 of Cy’s from San Marco.')
    expect(inVenice(banished, 'zh-Hant')).toBe('Ada 從聖馬可驅逐 Bo 的 3 位、Cy 的 2 位。')
    const all = { ...banished, all: true }
    expect(inVenice(all, 'en')).toBe('Ada banishes everyone from San Marco: 3 of Bo’s, 2 of Cy’s.')
    expect(inVenice(all, 'zh-Hant')).toBe('Ada 驅逐聖馬可的全部貴族：Bo 的 3 位、Cy 的 2 位。')
    const ended: VeniceEvent = { type: 'round.ended', passage: 1, round: 3, totals: [10, 6, 12] }
    expect(inVenice(ended, 'en')).toBe('The round is over. Limit totals: Ada (10), Bo (6), Cy (12).')
    expect(inVenice(ended, 'zh-Hant')).toBe('這一輪結束。時間總和：Ada（10）、Bo（6）、Cy（12）。')
  })

  it('has the comma of its language between plain values', () => {
    const texts = { held: '{cards}' }
    const said = (language: Language) =>
      createTranslator(texts, language, []).text('held', { cards: ['A', 'B', 3] })
    expect([said('en'), said('zh-Hant')]).toEqual(['A, B, 3', 'A、B、3'])
  })

  it('has the comma of its language between figures, too', () => {
    const laid: WallEvent = { type: 'threats.laid', slot: 0, values: [-2, -3, -4] }
    const told = changCheng.text.sentence(laid)
    expect(atTheWall(told, 'en')).toBe('Threat tiles are laid face down: −2, −3, −4.')
    expect(atTheWall(told, 'zh-Hant')).toBe('面朝下擺上威脅板塊：−2、−3、−4。')
    const done = changCheng.text.describe({ type: 'layPrestige', values: [0, 4, 2] })
    expect(atTheWall(done, 'zh-Hant')).toBe('擺上聲望板塊：0、4、2')
  })
})
