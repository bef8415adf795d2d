/** Finds layout faults of a screen in every size and language. */
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { build } from 'vite'
import type { Exception, Fault } from './layout/fault.ts'
import { EXCEPTIONS } from './layoutExceptions.ts'
import { ask } from './apiRequest.ts'

export const SIZES = [
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const
/** A phone upright, a small one, and one on its side. */
export const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const
interface Size {
  readonly width: number
  readonly height: number
}
/** The middle size at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 } as const
export const LANGUAGES = ['en', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]
/** In an order that changes the size as rarely as possible between languages. */
const SIZES_IN: Readonly<Record<Language, readonly Size[]>> = { 'zh-Hant': SIZES, en: SIZES.toReversed() }

const ENTRY = fileURLToPath(new URL('layout/faults.ts', import.meta.url))

/** The detector as one script that the page can run. */
const script = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'layout' },
    },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (chunk === undefined) throw new Error('the detector was not built')
  return chunk.code
}
let made: Promise<string> | undefined

const faultsOf = (page: Page, exceptions: readonly Exception[]): Promise<readonly Fault[]> =>
  detect(page, `layoutFaults(${JSON.stringify(exceptions)})`)

/** The detector's answer to a call of one of its functions. */
export const detect = async <Found>(page: Page, call: string): Promise<Found> => {
  made ??= script()
  // Works also where the page allows only its own scripts.
  return page.evaluate<Found>(`(() => { ${await made}; return layout.${call} })()`)
}

/** Elements transparent to presses are checked as well. Styles change twice for a screen, not twice for a size. */
const PRESSED = '*, *::before, *::after { pointer-events: auto !important; }'
const pressAll = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(PRESSED)})
    document.adoptedStyleSheets.push(sheet)
  }`)
const pressAsBefore = (page: Page): Promise<unknown> => page.evaluate('{ document.adoptedStyleSheets.pop() }')

export type Turn = (page: Page, language: Language) => Promise<unknown>
const bySettings: Turn = (page, language) => ask(page, 'settings.set', { language })

/** The faults in words: where, and which. */
export class Sweep {
  readonly found: string[] = []
  private readonly turn: Turn
  private readonly languages: readonly Language[]
  /** `languages`, for a screen that cannot change its language. */
  constructor(turn = bySettings, languages: Sweep['languages'] = ['zh-Hant', 'en']) {
    this.turn = turn
    this.languages = languages
  }

  /** The screen once `shown` is visible, in both languages and all sizes, and zoomed in English. */
  async look(page: Page, screen: string, shown?: Locator): Promise<void> {
    if (shown !== undefined) await expect(shown, screen).toBeVisible()
    await this.lookAt(page, screen, (language) => SIZES_IN[language])
  }

  /** The current screen in one language and one size, by default the smallest window: a sample of `look`. */
  async glance(page: Page, screen: string, language: Language, size: Size = SIZES[0]): Promise<void> {
    if (language !== 'en') await this.turn(page, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.setViewportSize(size)
    await pressAll(page)
    await this.note(page, screen, language, size)
    await pressAsBefore(page)
    if (language !== 'en') await this.turn(page, 'en')
  }

  /** A page on a phone, in both languages: in all orientations, or only upright where they are alike. */
  async lookOnPhones(page: Page, screen: string, phones: readonly Size[] = PHONES): Promise<void> {
    await this.lookAt(page, screen, () => phones)
    await page.setViewportSize(PHONES[0])
  }

  private async note(page: Page, screen: string, language: Language, size: Size): Promise<void> {
    const where = `${screen} · ${size.width}x${size.height} · ${language}`
    for (const { kind, what, by, px } of await faultsOf(page, EXCEPTIONS))
      this.found.push(`${where} · ${kind} ${px} px · ${what} · ${by}`)
  }

  /** Ends in English and in the smallest window, where the next check begins. */
  private async lookAt(
    page: Page,
    screen: string,
    sizesIn: (language: Language) => readonly Size[],
  ): Promise<void> {
    await pressAll(page)
    for (const language of this.languages) {
      await this.turn(page, language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const size of sizesIn(language)) {
        await page.setViewportSize(size)
        await this.note(page, screen, language, size)
      }
      // The language with the longer words.
      if (language !== 'en') continue
      await page.setViewportSize(ZOOMED)
      for (const fault of await detect<readonly string[]>(page, 'sidewaysFaults()'))
        this.found.push(`${screen} · 200 % · ${language} · ${fault}`)
    }
    await pressAsBefore(page)
    await page.setViewportSize(SIZES[0])
  }
}
