/** Exports the matches that come with the program, as files and pages. */
import { pageOfMany, type PageRow } from '../archive/page.ts'
import { gameOf } from '../engine/index.ts'
import type { Language } from '../engine/kernel/text.ts'
import type { MatchRow } from '../main/api/api.ts'
import { createSamples, type SampleMatch } from '../main/samples/samples.ts'
import { matchOf } from '../main/table/match.ts'
import { summaryOf } from '../main/table/summary.ts'
import { seatRows } from '../main/table/view/snapshot.ts'
import { wireTurn } from '../main/table/view/redacted-values.ts'
import type { Terminal } from './command.ts'
import {
  bundled,
  handedOver,
  NOBODY_STOPS_IT,
  packing,
  type Write,
  type Written,
} from './commands/export-many.ts'
import type { Found } from './match-store.ts'

const TITLES = { en: 'Annotated matches', 'zh-Hant': '示範對局' } as const satisfies Record<Language, string>

/** The samples in one language, by game id. */
const samplesIn = (language: Language): { readonly ids: readonly string[]; of(id: string): SampleMatch } => {
  const samples = new Map(
    createSamples(gameOf)
      .all()
      .filter(({ kind, language: its }) => kind === 'annotated' && its === language)
      .map((sample) => [sample.game.id, sample]),
  )
  return {
    ids: [...samples.keys()],
    of(id) {
      const sample = samples.get(id)
      if (sample === undefined) throw new RangeError(`${id} has no sample`)
      return sample
    },
  }
}

const foundOf = ({ record, title }: SampleMatch): Found => ({
  record: record(),
  analysed: [],
  title,
  tags: [],
  damage: null,
})

/** Its entry in the table of contents. */
const rowOf = ({ record, game, title }: SampleMatch): PageRow<MatchRow> => {
  const match = matchOf(record(), game, null, title)
  const { played, scores, turn } = summaryOf(match)
  const createdAt = Date.parse(match.record.header.startedAt)
  return {
    game: game.id,
    title,
    seats: seatRows(match),
    createdAt,
    played,
    scores: [...scores],
    turn: wireTurn(turn),
  }
}

/** What the samples are about, one line a game. */
const introduction = (samples: readonly SampleMatch[], language: Language): string =>
  samples
    .map(({ title, about }) => (language === 'en' ? `- **${title}**: ${about}` : `- **${title}**：${about}`))
    .join('\n')

/** Writes them to one zip file. */
export const bundledSamples = (terminal: Terminal, language: Language, write: Write): Promise<Written> => {
  const samples = samplesIn(language)
  return bundled(samples.ids, (id) => foundOf(samples.of(id)), write, terminal)
}

/** Makes one page of them with a table of contents; `write` makes its parts. */
export const samplesPage = async (
  terminal: Terminal,
  language: Language,
  write: Write,
  template: string,
): Promise<Written> => {
  const samples = samplesIn(language)
  const packed = packing((id: string) => foundOf(samples.of(id)), write, terminal)
  const pack = async (id: string) => {
    const answer = await packed(id)
    if (!answer.ok) return answer
    return { ok: true, value: { bytes: answer.value.file.bytes, row: rowOf(samples.of(id)) } } as const
  }
  const head = {
    template,
    title: TITLES[language],
    introduction: introduction(samples.ids.map(samples.of), language),
  }
  return handedOver(await pageOfMany(samples.ids, pack, () => undefined, NOBODY_STOPS_IT, head), terminal)
}
