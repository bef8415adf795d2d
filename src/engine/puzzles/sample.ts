/** A puzzle as a match that comes with the program: it ends with the best action, and asks for it. */
import type { Sample } from '../samples/sample.ts'
import type { Puzzle } from './puzzle.ts'

export const puzzleSample = ({ number, match, at, seat }: Puzzle): Sample => {
  const name = match.names[seat] ?? ''
  return {
    title: { en: `Puzzle ${number}`, 'zh-Hant': `第 ${number} 題` },
    about: {
      en: 'One action is clearly better than all others.',
      'zh-Hant': '有一手明顯比其他都好。',
    },
    match,
    notes: [
      {
        at,
        task: {
          words: {
            en: `${name} is to act. One action is clearly better than all others. Which?`,
            'zh-Hant': `輪到 ${name}。有一手明顯比其他都好，是哪一手？`,
          },
          hint: { en: '', 'zh-Hant': '' },
          right: { by: 'played' },
          ifRight: { en: 'Yes. Nothing else comes close.', 'zh-Hant': '對，其他的都差得遠。' },
          ifWrong: {
            en: 'That can be done, but something else is clearly better.',
            'zh-Hant': '可以這樣下，但有明顯更好的一手。',
          },
        },
      },
    ],
  }
}
