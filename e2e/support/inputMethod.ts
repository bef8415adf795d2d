/** Writing with an input method (Zhuyin, Pinyin, kana), with the events Chromium sends to a page. */
import { type CDPSession, type Locator, type Page } from '@playwright/test'

/** The key code that browsers report for a key the input method takes. */
const TAKEN = 229

export interface InputMethod {
  /** Syllables being composed, underlined in the field; an empty text cancels them. */
  compose(syllables: string): Promise<void>
  /** A key that the input method handles itself. */
  key(key: string): Promise<void>
  /** The chosen words replace the syllables. */
  commit(words: string): Promise<void>
}

export const inputMethodOf = async (page: Page): Promise<InputMethod> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  const key = async (name: string): Promise<void> => {
    const pressed = { key: name, code: name, windowsVirtualKeyCode: TAKEN, nativeVirtualKeyCode: TAKEN }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...pressed })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
  }
  return {
    key,
    async compose(text) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    },
    async commit(text) {
      await session.send('Input.insertText', { text })
    },
  }
}

const WRITTEN_IN =
  'input:not([type]), input:is([type=text], [type=search], [type=number], [type=date]), textarea, [contenteditable=true]:not([role=spinbutton])'

/** Each field for words or numbers once, as it becomes visible; with an open dialog, only its fields. */
export const eachField = async (page: Page, visit: (field: Locator) => Promise<void>): Promise<void> => {
  for (let n = 0; n < 40; n += 1) {
    const dialog = page.locator('.dialog[role=dialog], .filter-panel')
    const place = (await dialog.count()) > 0 ? dialog.last() : page.locator('body')
    const next = place
      .locator(WRITTEN_IN)
      .and(page.locator(':visible:enabled:not([data-visited], [aria-hidden=true])'))
      .first()
    if (!(await next.isVisible())) return
    // Other fields appear and disappear during the writing.
    const mark = `${Math.random()}`
    await next.evaluate((each, visited) => each.setAttribute('data-visited', visited), mark)
    await visit(page.locator(`[data-visited="${mark}"]`))
  }
  throw new Error('there is always another field')
}

/** The name of a field. */
export const nameOf = (field: Locator): Promise<string> =>
  field.evaluate((each) => {
    const label =
      'labels' in each
        ? (each.labels as unknown as ArrayLike<{ readonly textContent: string | null }> | null)?.[0]
        : undefined
    const words = label?.textContent?.trim().replaceAll(/\s+/g, ' ')
    return each.getAttribute('aria-label') ?? words ?? each.getAttribute('placeholder') ?? each.outerHTML
  })

const valueOf = (field: Locator): Promise<string> =>
  field.evaluate((each) => ('value' in each ? String(each.value) : (each.textContent ?? '')))

export const SYLLABLES = ['ㄑ', 'ㄑㄧㄣ', 'ㄑㄧㄣˊ'] as const
export const WORDS = '秦的晚上'

/**
 * Writes into a field with an input method: cancels half a syllable, then chooses words with the arrows and confirms
 * them. Returns the errors on the way; afterwards the field must exist and contain exactly the chosen words. A field
 * for numbers or days accepts none of it.
 */
export const composeIn = async (ime: InputMethod, field: Locator): Promise<readonly string[]> => {
  const faults: string[] = []
  const check = async (when: string, value: string): Promise<boolean> => {
    const holds = await field.evaluateAll(([each]) =>
      each === undefined
        ? undefined
        : {
            isFocused: each === each.ownerDocument.activeElement,
            words: 'value' in each ? String(each.value) : each.textContent,
          },
    )
    if (holds === undefined) faults.push(`${when}: the field is gone`)
    else if (!holds.isFocused) faults.push(`${when}: the field lost the focus`)
    else if (holds.words !== value) faults.push(`${when}: “${holds.words}” is not “${value}”`)
    return holds !== undefined
  }
  await field.focus()
  const before = await valueOf(field)
  if (await field.evaluate((each) => each.matches('[type=number], [type=date]'))) {
    // Chromium accepts no words here, so no key may have an effect, and the old value stays.
    for (const syllables of SYLLABLES) await ime.compose(syllables)
    await ime.key('Escape')
    await ime.compose(WORDS)
    await ime.key('Enter')
    await ime.commit(WORDS)
    await ime.key('Enter')
    await check('confirmed', before)
    return faults
  }
  await field.press('End')
  for (const syllables of SYLLABLES.slice(0, 2)) await ime.compose(syllables)
  await ime.key('Escape')
  if (!(await check('Esc in the midst', `${before}${SYLLABLES[1]}`))) return faults
  await ime.compose('')
  if (!(await check('given up', before))) return faults
  for (const syllables of SYLLABLES) await ime.compose(syllables)
  await ime.compose(WORDS)
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'Enter']) await ime.key(key)
  if (!(await check('Enter in the midst', `${before}${WORDS}`))) return faults
  await ime.commit(WORDS)
  // Safari reports the confirming key after inserting the words.
  await ime.key('Enter')
  await check('confirmed', `${before}${WORDS}`)
  return faults
}

/** Syllables that left the page in requests to main. */
export const halfSyllablesSent = (page: Page): readonly string[] => {
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (/[\u3105-\u312f]/.test(payload.toString())) sent.push(payload.toString())
    }),
  )
  return sent
}
