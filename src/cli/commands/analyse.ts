import { existsSync } from 'node:fs'
import { analysisOf, sameSettings, type LineAnalysis } from '../../engine/analysis/result.ts'
import { settingsFor } from '../../engine/analysis/strength.ts'
import { DEPTHS, type Analysed } from '../../engine/record/analysis.ts'
import { LANGUAGES, type Language } from '../../engine/kernel/text.ts'
import { tryRead } from '../../engine/record/readable.ts'
import { padded, widthOf } from '../../main/sharing/score-sheet.ts'
import { gameTranslator } from '../../main/sharing/translator.ts'
import type { StepId } from '../../engine/record/step.ts'
import { depthOf } from '../../engine/record/tree.ts'
import { isJudged, analyseLine } from '../../main/analysis/task.ts'
import { coresToUse, createThreadPool } from '../../main/bots/thread-pool.ts'
import { notAnalysable, rewardsAfter, stepsOf } from '../../main/analysis/analysed.ts'
import { matchOf, tipOf, type OpenMatch } from '../../main/table/match.ts'
import { serveAnalysis } from '../analysis/server.ts'
import { CommandError, EXIT, oneOf, parsed, wholeNumber, type Command } from '../command.ts'
import { findMatch, gameToShow, withLibrary } from '../match-store.ts'
import { counted } from '../../locales/counted.ts'
import { explained, percent, toldWith } from '../words.ts'

const HELP = `Usage: qipu analyse FILE|MATCH [--strength quick|usual|deep] [--threads N]
                    [--language en|zh-Hant] [--json]
       qipu analyse --serve [--threads N]

Goes over a match as it was played: what each decision gave away of the chance to win, by what its
seat could see, and whom each roll and draw helped. What is found out about a match of the library
is kept beside it, and what is known already is not looked at again.

  --strength      how thoroughly; usual if left out (docs/analysis.md)
  --threads N     how many steps at the same time; one less than there are cores if left out
  --language      of the game's sentences; en if left out
  --json          prints all of it as one line of JSON

A match with hidden hands can be analysed once it is over.

With --serve it answers requests over standard input and output, one a line in JSON, several at once and
in the order they are done (docs/cli.md); each has an id, and its answer the same:
  {"id":1,"hello":{}}
  {"id":2,"position":{"match":"FILE|MATCH","step":12},"budget":{"playouts":1000,"ms":2000}}
  {"id":3,"position":{"game":"ID","seats":2,"options":{},"actions":[...]}}
  {"id":4,"record":{"match":"FILE|MATCH"},"strength":"quick","budget":{"ms":60000}}
  {"id":5,"cancel":4}
`

/** The smallest effect of luck that the text lists; smaller ones count in the sums and are in the JSON. */
const LISTED_LUCK = 0.05

const THREAD = new URL('../../main/bots/worker-thread.ts', import.meta.url)

export const analyse: Command = {
  summary: 'what was a mistake in a match, and what was luck',
  help: HELP,
  async run(args, terminal) {
    const { values, positionals } = parsed(args, {
      strength: { type: 'string', default: 'usual' },
      threads: { type: 'string', default: String(coresToUse()) },
      language: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
    })
    const threads = wholeNumber('threads', values.threads, 1, 256)
    if (values.serve) {
      if (positionals.length > 0) throw new CommandError('--serve takes matches by request.')
      const pool = createThreadPool(THREAD, threads)
      try {
        await serveAnalysis(terminal, pool)
      } finally {
        await pool.close()
      }
      return EXIT.ok
    }
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0)
      throw new CommandError('Which match? Please name one file or match.')
    const strength = oneOf('strength', values.strength, DEPTHS)
    const language = oneOf('language', values.language, LANGUAGES)
    const isFile = existsSync(name)
    const found = await findMatch(terminal, name)
    const game = gameToShow(found, name)
    const { record, analysed, title, damage } = found
    const match = matchOf(record, game, damage === null ? null : { code: 'recordDamaged' })
    const problem = notAnalysable(match)
    if (problem !== undefined) throw new CommandError(`${name}: ${explained(problem)}`, EXIT.failed)

    const settings = settingsFor(game, strength)
    const known = analysed.filter((each) => sameSettings(each.settings, settings))
    const seen = new Set(known.map(({ step }) => step))
    const steps = stepsOf(match, tipOf(match))
    const left = steps.filter((step) => !seen.has(step))
    const from = performance.now()
    const looked = await analysedSteps(match, left, settings, threads)
    const seconds = (performance.now() - from) / 1000
    if (!isFile && looked.length > 0)
      await withLibrary(terminal, false, (library) => library.putAnalysed(match.id, looked))

    const analysis = analysisOf(
      steps,
      record.header.seats.length,
      [...known, ...looked],
      (step) => isJudged(match, step, settings),
      (tip) => rewardsAfter(match, tip),
    )
    if (analysis === undefined) throw new CommandError(`${name}: nothing was played yet.`, EXIT.failed)
    terminal.out(
      values.json
        ? `${JSON.stringify({ match: record.root, seconds, ...analysis })}\n`
        : asText(match, title === '' ? record.root : title, analysis, seconds, language),
    )
    return EXIT.ok
  },
}

const analysedSteps = async (
  match: OpenMatch,
  steps: Parameters<typeof analyseLine>[1],
  settings: Parameters<typeof analyseLine>[2],
  threads: number,
): Promise<readonly Analysed[]> => {
  if (steps.length === 0) return []
  const pool = createThreadPool(THREAD, threads)
  try {
    return await analyseLine(match, steps, settings, pool)
  } finally {
    await pool.close()
  }
}

/** A change of a chance in points. */
const points = (change: number): string => (Math.abs(change) * 100).toFixed(1)
const signed = (change: number): string => `${change < 0 ? '−' : '+'}${points(change)}`

/** Pads columns to their longest entry; the first row is the header. */
const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))))
  return rows.map((row) =>
    row
      .map((cell, at) => padded(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const asText = (
  match: OpenMatch,
  title: string,
  analysis: LineAnalysis,
  seconds: number,
  language: Language,
): string => {
  const { record, game, positions } = match
  const names = record.header.seats.map((seat) => seat.name)
  const texts = gameTranslator(game, language, names)
  const described = (action: unknown, notation: string): string =>
    toldWith(
      tryRead(() => texts.say(game.text.describe(action))),
      notation,
    )
  const { settings, decisions, luck, skipped, totals } = analysis
  const graded = decisions.filter(({ grade }) => grade !== null)
  const mistakes = graded.map(({ step, seat, played, best: [best], loss, grade }) => [
    String(depthOf(record, step)),
    names[seat] ?? '',
    described(played.action, played.notation),
    percent(played.chance),
    best === undefined ? '' : described(best.action, best.notation),
    percent(best?.chance ?? 0),
    points(loss),
    grade ?? '',
  ])
  const chanceRows = luck
    .filter((each) => each.luck.some((change) => Math.abs(change) >= LISTED_LUCK))
    .map(({ step, luck: changes }) => {
      const drawn = record.steps.get(step)
      const notation = drawn === undefined ? '' : game.text.notation(drawn.action, positions.at(drawn.parent))
      return [
        String(depthOf(record, step)),
        drawn && described(drawn.action, notation),
        ...changes.map(signed),
      ].map((cell) => cell ?? '')
    })
  const sums = totals.map((total, seat) => [
    names[seat] ?? '',
    String(total.decisions),
    points(total.loss),
    String(total.inaccuracies),
    String(total.mistakes),
    String(total.blunders),
    signed(total.luck),
  ])
  const accounts = totals.map(({ luck: lucky, loss, account }, seat) => [
    names[seat] ?? '',
    percent(account.start),
    signed(lucky),
    signed(-loss),
    signed(account.given),
    signed(account.unresolved),
    percent(account.end),
  ])
  const numbers = (steps: readonly StepId[]): string =>
    steps.map((step) => String(depthOf(record, step))).join(', ')
  const made = `${settings.strength}, ${settings.playouts} playouts a decision, ${seconds.toFixed(1)} s`
  return [
    `${title} (${game.id}): ${made}`,
    'Losses and luck are points of the chance to win.',
    '',
    ...(mistakes.length === 0
      ? ['No decision clearly cost much.']
      : table([['step', 'seat', 'played', 'chance', 'best', 'chance', 'lost', 'grade'], ...mistakes])),
    '',
    ...(chanceRows.length === 0
      ? [`No roll or draw was worth ${points(LISTED_LUCK)} points of the chance to win.`]
      : table([['step', 'luck', ...names], ...chanceRows])),
    ...(skipped.length === 0
      ? []
      : [`Not analysed: ${counted(skipped.length, 'step')} (${numbers(skipped)}).`]),
    '',
    ...table([['seat', 'decisions', 'lost', 'inaccuracies', 'mistakes', 'blunders', 'luck'], ...sums]),
    '',
    ...table([['seat', 'start', 'luck', 'lost', 'given by others', 'not resolved', 'end'], ...accounts]),
    '',
  ].join('\n')
}
