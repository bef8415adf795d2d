/**
 * A score sheet: a record as text that reads well. The match as played stands at the margin; lines
 * that were left or tried stand indented below the step they answer to. Everything in the record is
 * written out: what somebody must not read is left out of the record before (`recordInScope`).
 */
import type { AnyGame, Moment } from '../../engine/kernel/game.ts'
import { sanitized } from '../../engine/kernel/sanitize-text.ts'
import { BETWEEN_ITEMS, type Language } from '../../engine/kernel/text.ts'
import { authorName, authorsIn, standingNotes } from '../../engine/record/notes.ts'
import { createPositions } from '../../engine/record/positions.ts'
import { notationOf, readable } from '../../engine/record/readable.ts'
import { MAIN, type Annotation, type Step, type StepId } from '../../engine/record/step.ts'
import { childrenOf, depthOf, lineTo, type MatchRecord } from '../../engine/record/tree.ts'
import { sheetHead, sheetResult } from './score-sheet-head.ts'
import { sheetText, SHEET_WORDS, type Sheet } from './score-sheet-words.ts'
import { createTranslator, gameTranslator } from './translator.ts'

export interface SheetOptions {
  readonly title: string
  readonly language: Language
}

const INDENT = 4
/** Lines inside lines inside lines move no further to the right than this. */
const DEEPEST = 8

/** The whole sheet; `game` undefined if this program does not know it. */
export const scoreSheet = (
  record: MatchRecord,
  game: AnyGame | undefined,
  { title, language }: SheetOptions,
): string => {
  const names = record.header.seats.map((seat) => seat.name)
  const sheet: Sheet = {
    language,
    record,
    game,
    positions: game === undefined ? undefined : createPositions(record, game),
    names,
    authors: authorsIn(record.annotations, Date.now()),
    words: createTranslator(SHEET_WORDS[language], language, names),
    texts: game === undefined ? undefined : gameTranslator(game, language, names),
  }
  const parts = [sheetHead(sheet, title), movesOf(sheet), sheetResult(sheet)]
  // Names and comments are strangers' words: each line of the sheet stays one line.
  return parts.map((lines) => `${lines.map(sanitized).join('\n')}\n`).join('\n')
}

/** A line being written: its next step and how far it is indented. */
interface Thread {
  next: StepId | undefined
  readonly level: number
  moment: Moment | undefined
}

const movesOf = (sheet: Sheet): string[] => {
  const { record } = sheet
  const played = new Set(lineTo(record, tipOf(record)).map((step) => step.id))
  const going = (id: StepId): StepId | undefined => {
    const children = childrenOf(record, id)
    return children.find((child) => played.has(child)) ?? children[0]
  }
  const notes = notesByStep(record)
  const heads = headsByStep(record)
  const lines = annotationLines(sheet, notes.get(record.root) ?? [])
  const threads: Thread[] = [{ next: going(record.root), level: 0, moment: undefined }]
  for (let thread = threads.at(-1); thread !== undefined; thread = threads.at(-1)) {
    const step = thread.next === undefined ? undefined : record.steps.get(thread.next)
    if (step === undefined) {
      threads.pop()
      continue
    }
    const margin = ' '.repeat(INDENT * Math.min(thread.level, DEEPEST))
    const write = (text: string): void => void lines.push(`${margin}${text}`)
    const moment = readable(() => sheet.game?.moment(sheet.positions?.at(step.parent)))
    headingsOf(sheet, thread.moment, moment).forEach(write)
    stepLines(sheet, step, notes.get(step.id) ?? []).forEach(write)
    for (const name of heads.get(step.id) ?? []) write(`      ${sheetText(sheet, 'branch', { name })}`)
    const siblings = going(step.parent) === step.id ? childrenOf(record, step.parent).slice() : []
    thread.next = going(step.id)
    thread.moment = moment ?? thread.moment
    // The last pushed is written first.
    for (const other of siblings.reverse())
      if (other !== step.id) threads.push({ next: other, level: thread.level + 1, moment })
    if (threads.at(-1) !== thread)
      write(`    ${sheetText(sheet, 'line', { step: depthOf(record, step.parent) })}`)
  }
  return lines
}

const tipOf = (record: MatchRecord): StepId => record.branches.get(MAIN)?.step ?? record.root

const headingsOf = (sheet: Sheet, before: Moment | undefined, now: Moment | undefined): string[] => {
  if (now === undefined) return []
  const lines: string[] = []
  if (now.part !== (before?.part ?? 1)) lines.push('', sheetText(sheet, 'part', { part: now.part }))
  if (now.turn !== before?.turn || now.part !== before.part)
    lines.push('', sheetText(sheet, 'turn', { turn: now.turn }))
  return lines
}

/** The action as the game writes it down, or as it is where the game is not known. */
const notationIn = (sheet: Sheet, step: Step): string => {
  const { record, game, positions } = sheet
  if (game === undefined) return JSON.stringify(step.action)
  const before = (): unknown => positions?.at(step.parent)
  return (
    notationOf(record.header, game, ({ action }) => action, step, before) ?? sheetText(sheet, 'unreadable')
  )
}

const stepLines = (sheet: Sheet, step: Step, notes: readonly Annotation[]): string[] => {
  const { record, game, texts, names } = sheet
  const number = String(depthOf(record, step.id)).padStart(4)
  const by = step.actor === 'chance' ? sheetText(sheet, 'chance') : (names[step.actor] ?? '')
  const notation = notationIn(sheet, step)
  const glyphs = notes.flatMap(({ body }) => (body.kind === 'glyph' ? [body.glyph] : [])).join(' ')
  const chosen = step.chosen === true ? sheetText(sheet, 'chosen') : ''
  const first = [`${number}  ${by}`, notation, glyphs, chosen].filter((part) => part !== '').join('  ')
  const sentences = step.events.map((event) =>
    game === undefined || texts === undefined
      ? JSON.stringify(event)
      : (readable(() => texts.say(game.text.sentence(event))) ?? sheetText(sheet, 'unreadable')),
  )
  return [first, ...sentences.map((sentence) => `      ${sentence}`), ...annotationLines(sheet, notes)]
}

const linesIn = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u2028\u2029]/)

const annotationLines = (sheet: Sheet, notes: readonly Annotation[]): string[] =>
  notes.flatMap((note) => {
    const { body } = note
    switch (body.kind) {
      case 'comment': {
        const author = sanitized(authorName(note, sheet.authors))
        const [first = '', ...rest] = linesIn(sheetText(sheet, 'comment', { author, text: body.text }))
        return [`    » ${first}`, ...rest.map((line) => `      ${line}`)]
      }
      case 'task': {
        const [first = '', ...rest] = linesIn(sheetText(sheet, 'task', { text: body.words }))
        return [`    » ${first}`, ...rest.map((line) => `      ${line}`)]
      }
      case 'bookmark':
        return [`    » ${sheetText(sheet, 'bookmark', { name: body.name })}`]
      case 'marks': {
        const marks = body.marks.map((mark) => markText(sheet, mark)).join(BETWEEN_ITEMS[sheet.language])
        return [`    » ${sheetText(sheet, 'marks', { marks })}`]
      }
      case 'glyph':
        return []
    }
  })

type Mark = Extract<Annotation['body'], { kind: 'marks' }>['marks'][number]

const markText = (sheet: Sheet, mark: Mark): string => {
  switch (mark.shape) {
    case 'arrow':
      return `${mark.from} → ${mark.to}`
    case 'label':
      return sheetText(sheet, 'label', { at: mark.at, text: mark.text })
    case 'circle':
    case 'square':
    case 'triangle':
      return `${sheetText(sheet, `shape.${mark.shape}`)} ${mark.at}`
  }
}

const notesByStep = (record: MatchRecord): Map<StepId, Annotation[]> => {
  const notes = new Map<StepId, Annotation[]>()
  for (const note of standingNotes(record.annotations))
    notes.set(note.step, [...(notes.get(note.step) ?? []), note])
  return notes
}

/** Names of the branches that stand at a step, `main` left out. */
const headsByStep = (record: MatchRecord): Map<StepId, string[]> => {
  const heads = new Map<StepId, string[]>()
  for (const branch of record.branches.values())
    if (!branch.deleted && branch.id !== MAIN)
      heads.set(branch.step, [...(heads.get(branch.step) ?? []), branch.name])
  return heads
}
