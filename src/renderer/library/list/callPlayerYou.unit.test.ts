import { expect, it } from 'vitest'
import { LEARNER } from '../../../engine/kernel/text.ts'
import type { MatchRow } from '../../../main/api/api.ts'
import { addTexts, leading } from '../../ui/i18n.ts'
import english from '../../locales/en/newMatch.json'
import chinese from '../../locales/zh-Hant/newMatch.json'
import { callPlayerYou } from './callPlayerYou.ts'

addTexts('newMatch', { en: english, 'zh-Hant': chinese })
const YOU = LEARNER[leading.value]

const BOT = { kind: 'bot', bot: 'search', level: 1 } as const
const PERSON = { kind: 'person' } as const
const rowOf = (
  seats: readonly (readonly [string, MatchRow['seats'][number]['player']])[],
  importedAt: number | null = null,
): Pick<MatchRow, 'seats' | 'importedAt'> => ({
  seats: seats.map(([name, player], colour) => ({ name, colour: colour === 0 ? 1 : 2, player })),
  importedAt,
})
const namesIn = (row: Pick<MatchRow, 'seats' | 'importedAt'>): readonly string[] =>
  callPlayerYou(row).seats.map(({ name }) => name)

it.each([
  [
    'one person against a bot, without a name',
    rowOf([
      ['Player 1', PERSON],
      ['Bruno', BOT],
    ]),
    [YOU, 'Bruno'],
  ],
  [
    'the same in Chinese',
    rowOf([
      ['布諾', BOT],
      ['玩家乙', PERSON],
    ]),
    ['布諾', YOU],
  ],
  [
    'a person with a name',
    rowOf([
      ['Ada', PERSON],
      ['Bruno', BOT],
    ]),
    ['Ada', 'Bruno'],
  ],
  [
    'two people',
    rowOf([
      ['Player 1', PERSON],
      ['Player 2', PERSON],
    ]),
    ['Player 1', 'Player 2'],
  ],
  [
    'a match from elsewhere',
    rowOf(
      [
        ['Player 1', PERSON],
        ['Bruno', BOT],
      ],
      1,
    ),
    ['Player 1', 'Bruno'],
  ],
])('calls players as their table does: %s', (_of, row, names) => {
  expect(namesIn(row)).toEqual(names)
})
