/**
 * Samples: matches that come with the program for people who learn a game, annotated or with tasks (lessons). Records
 * are built from this source.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { AnyGame } from '../kernel/game.ts'
import type { Language } from '../kernel/text.ts'
import type { RightActions, TaskBody } from '../record/task.ts'
import { decideStep, runChance } from '../record/play.ts'
import { replayOf } from '../record/positions.ts'
import {
  COLOURS,
  MAIN,
  type AnnotationBody,
  type Author,
  type BoardMark,
  type Glyph,
  type Header,
  type StepId,
} from '../record/step.ts'
import { addStep, createRecord, putAnnotation, putBranch, type MatchRecord } from '../record/tree.ts'

type Wording = { readonly [L in Language]: string }

/** A task for the reader, in place of the seat to act. */
interface SampleTask {
  readonly words: Wording
  readonly hint: Wording
  readonly right: RightActions
  readonly ifRight: Wording
  readonly ifWrong: Wording
  /** Words for wrong actions that `ifWrong` does not fit, such as those that do half of what is asked. */
  readonly answers?: readonly { readonly actions: readonly unknown[]; readonly words: Wording }[]
}

/** What a sample says about one step. */
export interface SampleNote {
  /** The number of the step as the window counts; 0 is the beginning. */
  readonly at: number
  readonly comment?: Wording
  readonly glyph?: Glyph
  readonly marks?: readonly BoardMark[]
  /** A bookmark: a part begins here that readers may want to find again. */
  readonly bookmark?: Wording
  readonly task?: SampleTask
}

/** The source of a sample: its match, and what is said or asked about it. */
export interface Sample {
  readonly title: Wording
  /** One sentence on what readers learn from it. */
  readonly about: Wording
  readonly match: {
    readonly options: { readonly [name: string]: string | number }
    readonly names: readonly string[]
    /** The level of the bots that played it; 0 for people. */
    readonly level: number
    /** The seed of its luck. */
    readonly seed: string
    /** The choices of the seats in order; chance follows from the seed. */
    readonly actions: readonly unknown[]
  }
  readonly notes: readonly SampleNote[]
  /** What its players are called in Chinese, by the names in `match` and in the texts of `notes`; others keep theirs. */
  readonly chineseNames?: { readonly [name: string]: string }
}

/** The author of the comments. */
const AUTHOR: Author = { id: '7170752d73616d70', name: 'Qipu', sign: '棋' }
const WRITTEN = '2026-11-23T09:00:00.000Z'

const digits = (text: string, count: number): string =>
  bytesToHex(sha256(new TextEncoder().encode(text))).slice(0, count)

/** A name that may be a player's, with the spaces that separate it from Chinese around it. */
const NAME = /(?:(?<=[\p{Script=Han}，。：；！？、*]) )?\b([A-Z][a-z]+)\b(?: (?=\p{Script=Han}))?/gu

/** Calls the players in a text what they are called at the table of a sample in a language. */
export const renamed = (text: string, { chineseNames = {} }: Sample, language: Language): string =>
  language === 'en' ? text : text.replace(NAME, (whole: string, name: string) => chineseNames[name] ?? whole)

/** What each task of a sample asks, in the one line that is its title. */
export const taskTitles = (sample: Sample, language: Language): readonly string[] =>
  sample.notes.flatMap(({ task }) => {
    const [title = ''] = task?.words[language].split('\n') ?? []
    return task === undefined ? [] : [renamed(title.replaceAll('**', ''), sample, language)]
  })

type Say = (wording: Wording) => string

const taskIn = ({ words, hint, right, ifRight, ifWrong, answers = [] }: SampleTask, say: Say): TaskBody => ({
  kind: 'task',
  words: say(words),
  hint: say(hint),
  right,
  ifRight: say(ifRight),
  ifWrong: say(ifWrong),
  answers: answers.flatMap((answer) =>
    answer.actions.map((action) => ({ action, words: say(answer.words) })),
  ),
})

const bodiesOf = (note: SampleNote, say: Say): readonly AnnotationBody[] => [
  ...(note.comment === undefined
    ? []
    : [{ kind: 'comment' as const, text: say(note.comment), author: AUTHOR.name }]),
  ...(note.glyph === undefined ? [] : [{ kind: 'glyph' as const, glyph: note.glyph }]),
  ...(note.marks === undefined ? [] : [{ kind: 'marks' as const, marks: note.marks }]),
  ...(note.task === undefined ? [] : [taskIn(note.task, say)]),
  ...(note.bookmark === undefined ? [] : [{ kind: 'bookmark' as const, name: say(note.bookmark) }]),
]

/** What the players of a sample are called in a language, in the order of their seats. */
export const playerNames = (
  { match, chineseNames = {} }: Pick<Sample, 'match' | 'chineseNames'>,
  language: Language,
): readonly string[] =>
  match.names.map((name) => (language === 'zh-Hant' ? chineseNames[name] : undefined) ?? name)

/** The header of a sample. Each language, and each kind of sample, gives a separate match. */
export const sampleHeader = (game: AnyGame, sample: Sample, language: Language): Header => ({
  format: 1,
  nonce: digits(`sample ${game.id} ${sample.title.en} ${language}`, 32),
  game: game.id,
  rules: game.version,
  // Options hold only strings and numbers.
  options: game.schemas.options.parse(sample.match.options) as Header['options'],
  seats: playerNames(sample, language).map((name, seat) => ({
    name,
    colour: COLOURS[seat] ?? 1,
    player:
      sample.match.level === 0
        ? { kind: 'person' }
        : { kind: 'bot', bot: 'search', level: sample.match.level },
  })),
  chance: { source: 'seeded', seed: sample.match.seed },
  undo: 'free',
  startedAt: WRITTEN,
})

const noteId = (root: StepId, { at }: SampleNote, kind: AnnotationBody['kind']): string =>
  digits(`${root} ${at} ${kind}`, 16)

/** The ids of the notes with tasks, without building the record. */
export const taskIds = (root: StepId, { notes }: Sample): readonly string[] =>
  notes.filter((note) => note.task !== undefined).map((note) => noteId(root, note, 'task'))

/**
 * Builds the record of a sample in one language; `words` may name another language for its notes, at the same steps.
 * Throws if the game refuses an action or a note names a missing step.
 */
export const sampleRecord = (
  game: AnyGame,
  sample: Sample,
  language: Language,
  words = language,
): MatchRecord => {
  const { match, notes } = sample
  const record = createRecord(sampleHeader(game, sample, language))
  const replay = replayOf(record, game)
  const steps: StepId[] = [record.root]
  const tip = (): StepId => steps.at(-1) ?? record.root
  const draw = (): void => void steps.push(...runChance(replay, tip()).map(({ id }) => id))
  draw()
  for (const action of match.actions) {
    const { by } = game.turn(replay.positions.at(tip()))
    if (typeof by !== 'number') throw new Error(`${game.id}: nobody is to act at step ${steps.length}`)
    const step = decideStep(replay, tip(), by, action)
    if (!step.ok) throw new Error(`${game.id}, step ${steps.length}: ${step.error.code}`)
    addStep(record, step.value)
    steps.push(step.value.id)
    draw()
  }
  putBranch(record, { id: MAIN, name: 'main', step: tip(), version: 1, deleted: false })
  const say: Say = (wording) => renamed(wording[words], sample, words)
  for (const note of notes)
    for (const body of bodiesOf(note, say)) {
      const step = steps[note.at]
      if (step === undefined) throw new Error(`${game.id} has no step ${note.at}`)
      const id = noteId(record.root, note, body.kind)
      putAnnotation(record, {
        id,
        step,
        body,
        version: 1,
        deleted: false,
        edit: { note: id, by: AUTHOR, at: WRITTEN, replaces: [] },
      })
    }
  return record
}
