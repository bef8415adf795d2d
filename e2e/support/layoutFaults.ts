/** Looks at a screen in every size and language for what is wrong with its layout. */
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
/** A phone upright, a small one, and one lying on its side. */
export const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const
interface Size {
  readonly width: number
  readonly height: number
}
/** What 200 % zoom leaves of the middle size. */
const ZOOMED = { width: 720, height: 450 } as const
export const LANGUAGES = ['en', 'zh-Hant'] as const
type Language = (typeof LANGUAGES)[number]
/** Nothing is left out. */
const IS_WHOLE = process.env['QIPU_SWEEP'] === 'all'
/** Where a tray, list or dialog has the least room. */
const SMALLEST: readonly Size[] = IS_WHOLE ? SIZES : [SIZES[0]]
/** The least room of each of the two layouts, the wider one in the language with the longer words. */
const TIGHT: Readonly<Record<Language, readonly Size[]>> = IS_WHOLE
  ? { en: SIZES.toReversed(), 'zh-Hant': SIZES }
  : { en: [SIZES[0], SIZES[1]], 'zh-Hant': [SIZES[0]] }

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

/** What the detector answers to a call of one of its functions. */
export const detect = async <Found>(page: Page, call: string): Promise<Found> => {
  made ??= script()
  // Also where the page lets no script in but its own.
  return page.evaluate<Found>(`(() => { ${await made}; return layout.${call} })()`)
}

/** What is pressed through is looked at as well. Two changes of all styles a screen, not two a size. */
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

/** What is found, in words: where, and what. */
export class Sweep {
  readonly found: string[] = []
  private readonly turn: Turn
  private readonly languages: readonly Language[]
  /** `languages` where a screen cannot be turned from one to another. */
  constructor(turn = bySettings, languages: Sweep['languages'] = ['zh-Hant', 'en']) {
    this.turn = turn
    this.languages = languages
  }

  /**
   * The screen as it stands once `shown` is on it, in both languages and the smallest window, and zoomed: enough for what
   * stands on a screen seen in all sizes, and for what opens over one. With QIPU_SWEEP=all everything is looked at in all
   * sizes.
   */
  async look(page: Page, screen: string, shown?: Locator): Promise<void> {
    if (shown !== undefined) await expect(shown, screen).toBeVisible()
    await this.lookAt(page, screen, () => SMALLEST)
  }

  /**
   * The screen as it stands once `shown` is on it, in both of its layouts: the compact one in both languages, the other in
   * English. With QIPU_SWEEP=all in both languages and all sizes.
   */
  async lookInAllSizes(page: Page, screen: string, shown?: Locator): Promise<void> {
    if (shown !== undefined) await expect(shown, screen).toBeVisible()
    await this.lookAt(page, screen, (language) => TIGHT[language])
  }

  /** A page on a phone, in both languages: held in all ways, or upright where it is the same in all. */
  async lookOnPhones(page: Page, screen: string, phones: readonly Size[] = PHONES): Promise<void> {
    await this.lookAt(page, screen, () => phones)
    await page.setViewportSize(PHONES[0])
  }

  /** Ends in English and in the smallest window, where the next look begins. */
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
        const where = `${screen} · ${size.width}x${size.height} · ${language}`
        for (const { kind, what, by, px } of await faultsOf(page, EXCEPTIONS))
          this.found.push(`${where} · ${kind} ${px} px · ${what} · ${by}`)
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
