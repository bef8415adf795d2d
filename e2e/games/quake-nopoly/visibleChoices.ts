/** The possible choices that the Quake-nopoly table shows. */
import type { Page } from '@playwright/test'
import type { Deed, Spot } from './inputDrivers.ts'

/** Pieces still to be chosen: the kinds, in the order of their keys. */
interface Purse {
  readonly side: string
  readonly lacks: number
  readonly kinds: readonly string[]
}

/** Everything a player sees before choosing. */
export interface Sight {
  /** Actions and powers that are possible. */
  readonly may: readonly Deed[]
  readonly kept: number
  readonly choice: string | null
  readonly cards: number
  readonly lands: readonly Spot[]
  readonly built: readonly Spot[]
  readonly tracks: readonly string[]
  readonly purses: readonly Purse[]
  readonly ready: boolean
  readonly waivable: boolean
}

export const look = (page: Page): Promise<Sight> =>
  page.locator('body').evaluate((body) => {
    type Part = typeof body
    const all = (selector: string): Part[] => [...body.querySelectorAll<Part>(selector)]
    const read = (of: Part | null, name: string): string => of?.getAttribute(`data-qk-${name}`) ?? ''
    const free = (each: Part): boolean => each.getAttribute('aria-disabled') !== 'true'
    const marked = all('.track.marked').map((each) => ({
      on: 'built' as const,
      building: read(each.closest('[data-qk-building]'), 'building'),
      track: read(each, 'track'),
    }))
    const whole = all('.level.target:not(:has(.track.marked))').map((each) => ({
      on: 'built' as const,
      building: read(each, 'building'),
      track: null,
    }))
    return {
      may: all('[data-qk-does]')
        .filter(free)
        .map((each) => read(each, 'does') as Deed),
      kept: all('.actions [data-qk-play]').length,
      choice: all('[data-qk-choice]')[0]?.getAttribute('data-qk-choice') ?? null,
      cards: all('[data-qk-hand]').length,
      lands: all('.land.target').map((each) => ({ on: 'land' as const, card: read(each, 'land') })),
      built: [...marked, ...whole],
      tracks: all('[data-qk-choose-track]').map((each) => read(each, 'choose-track')),
      purses: all('[data-qk-purse]').map((each) => {
        const [now = 0, count = 0] = (each.querySelector('p .num')?.textContent ?? '').split('/').map(Number)
        return {
          side: read(each, 'purse'),
          lacks: count - now,
          kinds: [...each.querySelectorAll('[data-qk-piece]')]
            .filter(free)
            .map((piece) => read(piece, 'piece').split(' ')[1] ?? ''),
        }
      }),
      ready: all('[data-qk-do]').some(free),
      waivable: all('[data-qk-waive]').some(free),
    }
  })
