import { replayOf, type Replay } from '../../engine/record/positions.ts'
import { LANGUAGES, type Language } from '../../engine/kernel/text.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { isDecidable, notationOf, tryRead } from '../../engine/record/readable.ts'
import { MAIN, type Step, type StepId } from '../../engine/record/step.ts'
import { depthOf } from '../../engine/record/tree.ts'
import { disclosesSecrets } from '../../main/sharing/export.ts'
import { gameTranslator } from '../../main/sharing/translator.ts'
import { keepsSecrets } from '../../main/table/match.ts'
import { CommandError, EXIT, oneOf, parsed, say, viewerNamed, type Command } from '../command.ts'
import { findMatch, gameToShow, stepNamed } from '../match-store.ts'
import { explained, toldWith } from '../words.ts'

const HELP = `Usage: qipu show FILE|MATCH [--step N|ID] [--as SEAT|public|all]
                 [--language en|zh-Hant] [--json]

Shows a position of a match: of a .qipu file, or of the library, named by its id or the first
digits of it.

  --step N|ID   the N-th step of the match as played (0 is the start), or any step by its id or
                the first digits of it; the last step as played if left out
  --as WHO      whose eyes: a seat (0 is the first), public (a spectator, the default), or all
  --language    of the game's sentences; en if left out
  --json        one line of JSON: match, step, depth, turn, moment, scores, events, view

While seats know what others must not, ids are shown with --as all alone: an id is computed from all
that happened, so that what is hidden could be found by trying.
`

export const show: Command = {
  summary: 'a position of a match, as text or JSON',
  help: HELP,
  async run(args, terminal) {
    const { values, positionals } = parsed(args, {
      step: { type: 'string' },
      as: { type: 'string', default: 'public' },
      language: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0)
      throw new CommandError('Which match? Please name one file or match.')
    const found = await findMatch(terminal, name)
    const game = gameToShow(found, name)
    const { record, title, damage } = found
    if (damage !== null) terminal.err(`${name}: ${explained(damage)}\n`)
    const language = oneOf('language', values.language, LANGUAGES)
    const viewer = viewerNamed(values.as, record.header.seats.length)
    const step = stepNamed(record, values.step)
    const replay = replayOf(record, game)
    if (disclosesSecrets(replay, viewer))
      terminal.err(`${name}: this match is not over; what follows tells what not everybody may know yet.\n`)
    const look: Look = {
      ...replay,
      at: step,
      viewer,
      ids: viewer === 'all' || !keepsSecrets(replay),
      language,
    }
    const render = (): string => (values.json ? asJson(look) : asText(look, title === '' ? name : title))
    // If these rules decide every step, a game that cannot show one is a bug.
    const text = isDecidable(record.header, game) && damage === null ? render() : tryRead(render)
    if (text === undefined)
      throw new CommandError(`${name}: ${explained({ code: 'unreadableStep' })}`, EXIT.wrong)
    if (values.json) terminal.out(text)
    else say(terminal, text)
    return EXIT.ok
  },
}

/** A position, its viewer, and whether to show ids. */
interface Look extends Replay {
  readonly at: StepId
  readonly viewer: Viewer
  readonly ids: boolean
  readonly language: Language
}

const UNREADABLE = 'unreadable step'

const asJson = ({ record, game, positions, at, viewer, ids }: Look): string => {
  const state = positions.at(at)
  const events = (record.steps.get(at)?.events ?? []).map((event) => game.redactEvent(event, viewer))
  return `${JSON.stringify({
    ...(ids ? { match: record.root, step: at } : {}),
    depth: depthOf(record, at),
    turn: game.turn(state),
    moment: game.moment(state),
    scores: game.score(state),
    events,
    view: game.view(state, viewer),
  })}\n`
}

const asText = ({ record, game, positions, at, viewer, ids, language }: Look, title: string): string => {
  const names = record.header.seats.map((seat) => seat.name)
  const texts = gameTranslator(game, language, names)
  const state = positions.at(at)
  const step = record.steps.get(at)
  const lines = [`${title} (${texts.text('name') ?? game.id}): ${names.join(', ')}`]
  const played = depthOf(record, record.branches.get(MAIN)?.step ?? record.root)
  const id = ids ? `, ${at}` : ''
  lines.push(`Step ${depthOf(record, at)}${id}; ${played} as played, ${record.steps.size} in all`)
  if (step !== undefined) {
    const by = step.actor === 'chance' ? 'chance' : (names[step.actor] ?? '')
    const seen = ({ action, actor }: Step): unknown => game.redactAction(action, actor, viewer)
    const before = (): unknown => positions.at(step.parent)
    const notation = notationOf(record.header, game, seen, step, before)
    const sentence = notation && tryRead(() => texts.say(game.text.describe(seen(step))))
    lines.push(`${by}: ${notation === undefined ? UNREADABLE : toldWith(sentence, notation)}`)
    for (const event of step.events) {
      const text = tryRead(() => texts.say(game.text.sentence(game.redactEvent(event, viewer))))
      lines.push(`  ${text ?? UNREADABLE}`)
    }
  }
  const turn = game.turn(state)
  const next =
    turn.by === 'nobody'
      ? `Over: ${texts.text(`ending.${turn.outcome.ending}`) ?? turn.outcome.ending} Scores: ${turn.outcome.scores.join(', ')}`
      : `To act: ${turn.by === 'chance' ? 'chance' : (names[turn.by] ?? '')}`
  return [...lines, '', game.text.board(game.view(state, viewer)), '', next, ''].join('\n')
}
