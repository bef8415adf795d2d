/** Requests about the matches that come with the program. */
import { err, ok } from '../../../engine/kernel/refusal.ts'
import { encode } from '../../../engine/record/file/encode.ts'
import { MAIN } from '../../../engine/record/step.ts'
import { COPY_NAME, COPY_NAME_BY } from '../../../engine/record/exchange/import.ts'
import { importFile } from '../import-file.ts'
import type { sampleRequests } from '../../api/requests-library.ts'
import type { Deps, Handlers } from './handler.ts'
import { isLatestLesson, progressIn } from './practice-progress.ts'

export const samplesHandlers = (deps: Deps): Handlers<typeof sampleRequests> => ({
  'samples.list': ({ language }) =>
    ok({
      samples: deps.samples
        .all()
        .filter((sample) => sample.language === language)
        .map(({ kind, match, game, title, about, tasks, asks, titles }) => {
          const { results, reached } = progressIn(deps.library, deps.samples, match).read(MAIN)
          const done = tasks.flatMap((task) => results[task] ?? [])
          const solved = done.filter((result) => result === 'solved').length
          const next = asks.findIndex((at) => at >= reached) + 1
          const counts = { tasks: tasks.length, done: done.length, solved, next }
          const latest = isLatestLesson(deps.library, deps.samples, match)
          const ask = titles[next - 1] ?? ''
          return { kind, match, game: game.id, title, about, ...counts, ask, latest }
        }),
    }),
  'samples.edition': ({ match, language }) => {
    const editions = deps.samples.editions(match)
    if (editions.length === 0) return ok({ match: null })
    // The copy in the library may have been changed, so it is opened instead of another edition.
    if (deps.library.row(match) !== undefined) return ok({ match })
    return ok({ match: editions.find((each) => each.language === language)?.match ?? match })
  },
  'samples.keep': async ({ match }) => {
    const sample = deps.samples.find(match)
    if (sample === undefined) return err({ code: 'matchUnknown' })
    const { title } = sample
    const file = encode(sample.record(), { label: { title, tags: [] } })
    const taken = await importFile(deps, {
      name: `${title}.qipu`,
      batch: null,
      bytes: Buffer.from(file).toString('base64'),
      upTo: 'all',
      own: 'ask',
      copyName: COPY_NAME,
      copyNameBy: COPY_NAME_BY,
    })
    return taken.ok ? ok({}) : taken
  },
})
