import { expect, it } from 'vitest'
import english from './words/en.json' with { type: 'json' }
import chinese from './words/zh-Hant.json' with { type: 'json' }
import { locationSentence } from './words.ts'

const holesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted()

it('has the same words in both languages, with the same placeholders', () => {
  const holes = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, holesIn(text)]))
  expect(holes(chinese)).toEqual(holes(english))
})

it('has a sentence for every refusal', () => {
  const details = { folder: '/a b', needed: '9 MB', free: '1 MB', file: '/c' }
  for (const code of [
    ...['moveNoFolder', 'moveInside', 'moveOtherLibrary', 'moveNotEmpty', 'moveNotWritable', 'moveNoSpace'],
    ...['moveInUse', 'moveUnequal', 'useNoLibrary', 'libraryAway', 'libraryPlaceUnreadable', 'libraryMoving'],
    ...['libraryFull', 'libraryLocked', 'libraryUnreadable', 'libraryFailing', 'libraryReadOnly'],
  ])
    for (const language of ['en', 'zh-Hant'] as const) {
      const sentence = locationSentence(language, { code, details })
      expect(sentence).not.toBe(code)
      expect(sentence).not.toMatch(/[{}]/)
    }
})
