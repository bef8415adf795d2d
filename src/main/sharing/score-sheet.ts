/**
 * A score sheet: a record as readable text. The played line is at the margin; other lines are indented below the step
 * they branch off from. It shows everything in the record; the caller removes hidden information first
 * (`recordInScope`).
 */
import type { AnyGame, Moment } from '../../engine/kernel/game.ts'
import { sanitized } from '../../engine/kernel/sanitize-text.ts'
import { BETWEEN_ITEMS, type Language, type Texts } from '../../engine/kernel/text.ts'
import { authorName, authorsIn, standingNotes } from '../../engine/record/notes.ts'
import { createPositions, type Positions } from '../../engine/record/positions.ts'
import { notationOf, tryRead } from '../../engine/record/readable.ts'
import {
  MAIN,
  type Annotation,
  type Step,
  type StepId,
  type SeatHeader,
  type Author,
} from '../../engine/record/step.ts'
import { childrenOf, depthOf, lineTo, type MatchRecord } from '../../engine/record/tree.ts'
import { createTranslator, gameTranslator, type Translator } from './translator.ts'
import { isApplying } from '../../engine/kernel/options.ts'
import { programOf, SEARCH_PLAYER, type Player } from '../../engine/record/players.ts'

/** The words of a score sheet apart from those of games. */
export const SHEET_WORDS = {
  en: {
    game: 'Game',
    seats: 'Seats',
    options: 'Options',
    option: '{label}: {value}',
    luck: {
      label: 'Luck',
      seeded: 'from the seed {seed}',
      manual: 'rolled and drawn by hand',
      untold: 'not recorded in this copy',
    },
    started: 'Started',
    seen: { label: 'As seen by', public: 'spectators' },
    result: 'Result',
    unfinished: 'not finished',
    places: { one: '{place}. {name}, {score}' },
    rules: '{game}, rules version {version}',
    unknownGame: '{game}, a game this program does not know',
    player: '{name} ({player})',
    program: 'Program: {name}',
    level: {
      1: 'Bot: beginner',
      2: 'Bot: casual',
      3: 'Bot: steady',
      4: 'Bot: strong',
      5: 'Bot: expert',
      6: 'Bot: master',
    },
    /** A bot of another program, which has no name here. */
    bot: '{name} (bot {bot}, level {level})',
    part: 'Part {part}',
    turn: 'Turn {turn}',
    chance: 'chance',
    chosen: '(picked)',
    unreadable: 'unreadable step',
    branch: 'Branch: {name}',
    line: 'Another line from step {step}:',
    bookmark: 'Bookmark: {name}',
    task: 'Task: {text}',
    comment: '{author}: {text}',
    marks: 'On the board: {marks}',
    label: '{at} “{text}”',
    shape: { circle: 'circle', square: 'square', triangle: 'triangle' },
  },
  'zh-Hant': {
    game: '遊戲',
    seats: '座位',
    options: '玩法',
    option: '{label}：{value}',
    luck: { label: '運氣', seeded: '出自種子 {seed}', manual: '親手擲骰、抽牌', untold: '不公開' },
    started: '開始',
    seen: { label: '視角', public: '旁觀者' },
    result: '結果',
    unfinished: '尚未結束',
    places: { one: '第 {place} 名 {name}，{score}' },
    rules: '{game}，規則第 {version} 版',
    unknownGame: '{game}（本程式不認識的遊戲）',
    player: '{name}（{player}）',
    program: '程式：{name}',
    level: {
      1: '電腦：初學',
      2: '電腦：隨興',
      3: '電腦：穩健',
      4: '電腦：高手',
      5: '電腦：專家',
      6: '電腦：大師',
    },
    bot: '{name}（電腦 {bot}，{level} 級）',
    part: '第 {part} 部分',
    turn: '第 {turn} 回合',
    chance: '運氣',
    chosen: '（指定）',
    unreadable: '無法辨讀的一手',
    branch: '此處：{name}',
    line: '自第 {step} 手的另一條線：',
    bookmark: '書籤：{name}',
    task: '題目：{text}',
    comment: '{author}：{text}',
    marks: '盤上標記：{marks}',
    label: '{at}「{text}」',
    shape: { circle: '圓', square: '方', triangle: '三角' },
  },
} as const satisfies { readonly [L in Language]: Texts }

/** What all parts of the sheet are written from. */
interface Sheet {
  readonly language: Language
  readonly record: MatchRecord
  readonly game: AnyGame | undefined
  readonly positions: Positions | undefined
  readonly names: readonly string[]
  /** Authors of notes by id. */
  readonly authors: ReadonlyMap<string, Author>
  readonly words: Translator
  readonly texts: Translator | undefined
}

/** A text of the sheet itself; all its keys exist. */
const sheetText = (sheet: Sheet, key: string, params: { [name: string]: string | number } = {}): string =>
  sheet.words.text(key, params) ?? key

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** The width of a text in a terminal, in columns: Chinese characters and full-width marks take two. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, char) => width + (WIDE.test(char) ? 2 : 1), 0)

/** Pads a text with spaces to a width in columns; leaves a longer one as it is. */
export const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)))

export interface SheetOptions {
  readonly title: string
  readonly language: Language
}

const INDENT = 4
/** Deeper lines are not indented further. */
const MAX_INDENT_LEVEL = 8

/** The score sheet of a record; `game` is undefined if this program does not know it. */
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
  // Names and comments are untrusted text: each line of the sheet stays one line.
  return parts.map((lines) => `${lines.map(sanitized).join('\n')}\n`).join('\n')
}

/** A line being written: its next step and its indentation level. */
interface OpenLine {
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
  const threads: OpenLine[] = [{ next: going(record.root), level: 0, moment: undefined }]
  for (let thread = threads.at(-1); thread !== undefined; thread = threads.at(-1)) {
    const step = thread.next === undefined ? undefined : record.steps.get(thread.next)
    if (step === undefined) {
      threads.pop()
      continue
    }
    const margin = ' '.repeat(INDENT * Math.min(thread.level, MAX_INDENT_LEVEL))
    const write = (text: string): void => void lines.push(`${margin}${text}`)
    const moment = tryRead(() => sheet.game?.moment(sheet.positions?.at(step.parent)))
    headingsOf(sheet, thread.moment, moment).forEach(write)
    stepLines(sheet, step, notes.get(step.id) ?? []).forEach(write)
    for (const name of heads.get(step.id) ?? []) write(`      ${sheetText(sheet, 'branch', { name })}`)
    const siblings = going(step.parent) === step.id ? childrenOf(record, step.parent).slice() : []
    thread.next = going(step.id)
    thread.moment = moment ?? thread.moment
    // The last one pushed is written first.
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

/** The action in the game's notation, or as JSON if the game is unknown. */
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
      : (tryRead(() => texts.say(game.text.sentence(event))) ?? sheetText(sheet, 'unreadable')),
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

/** Names of branches by the step they point to, without `main`. */
const headsByStep = (record: MatchRecord): Map<StepId, string[]> => {
  const heads = new Map<StepId, string[]>()
  for (const branch of record.branches.values())
    if (!branch.deleted && branch.id !== MAIN)
      heads.set(branch.step, [...(heads.get(branch.step) ?? []), branch.name])
  return heads
}

/** The head of a score sheet. */
const sheetHead = (sheet: Sheet, title: string): string[] => {
  const { header } = sheet.record
  const lines: [string, string][] = [
    [sheetText(sheet, 'game'), gameName(sheet)],
    [
      sheetText(sheet, 'seats'),
      header.seats.map((seat, number) => `${number + 1}. ${seatName(sheet, seat)}`).join('   '),
    ],
    [sheetText(sheet, 'options'), optionsOf(sheet)],
    [sheetText(sheet, 'luck.label'), luckOf(sheet)],
    ...seenBy(sheet),
    [sheetText(sheet, 'started'), header.startedAt.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC')],
  ]
  return [title === '' ? gameName(sheet) : title, '', ...aligned(lines)]
}

const sheetResult = (sheet: Sheet): string[] => {
  const { record, game, positions, texts, names } = sheet
  const label = sheetText(sheet, 'result')
  if (game === undefined || positions === undefined) return []
  const turn = tryRead(() => game.turn(positions.at(record.branches.get(MAIN)?.step ?? record.root)))
  if (turn?.by !== 'nobody') return aligned([[label, sheetText(sheet, 'unfinished')]])
  const { places, scores, ending } = turn.outcome
  const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
  const ranking = order.map(({ place, seat }) =>
    sheetText(sheet, 'places.one', { place, name: names[seat] ?? '', score: scores[seat] ?? 0 }),
  )
  return aligned([
    [label, texts?.text(`ending.${ending}`) ?? ending],
    ...ranking.map((line): [string, string] => ['', line]),
  ])
}

const gameName = (sheet: Sheet): string => {
  const { game, rules } = sheet.record.header
  return sheet.texts === undefined
    ? sheetText(sheet, 'unknownGame', { game })
    : sheetText(sheet, 'rules', { game: sheet.texts.text('name') ?? game, version: rules })
}

/** The window's name for a level of the built-in bot, or for a program; undefined for other bots. */
const playerName = (sheet: Sheet, player: Exclude<Player, { kind: 'person' }>): string | undefined => {
  const program = programOf(player)
  if (program !== undefined) return sheetText(sheet, 'program', { name: program })
  return player.bot === SEARCH_PLAYER ? sheet.words.text(`level.${player.level}`) : undefined
}

const seatName = (sheet: Sheet, { name, player }: SeatHeader): string => {
  if (player.kind === 'person') return name
  const called = playerName(sheet, player)
  return called === undefined
    ? sheetText(sheet, 'bot', { name, bot: player.bot, level: player.level })
    : sheetText(sheet, 'player', { name, player: called })
}

/** Separates options, whose values may contain commas. */
const BETWEEN_OPTIONS: Readonly<Record<Language, string>> = { en: '; ', 'zh-Hant': '；' }

const optionsOf = (sheet: Sheet): string => {
  const { record, game, texts, language } = sheet
  const { options, seats } = record.header
  // Leaves out options without effect; shows unknown ones as they are.
  const isShown = (name: string): boolean => {
    const field = game?.fields[name]
    return field === undefined || isApplying(field, seats.length, options)
  }
  return Object.entries(options)
    .filter(([name]) => isShown(name))
    .map(([field, value]) =>
      sheetText(sheet, 'option', {
        label: texts?.text(`option.${field}.label`) ?? field,
        value: texts?.text(`option.${field}.values.${value}`) ?? value,
      }),
    )
    .join(BETWEEN_OPTIONS[language])
}

/** The viewer of a redacted copy. */
const seenBy = (sheet: Sheet): [string, string][] => {
  const viewer = sheet.record.header.seenBy
  if (viewer === undefined) return []
  const who = viewer === 'public' ? sheetText(sheet, 'seen.public') : (sheet.names[viewer] ?? '')
  return [[sheetText(sheet, 'seen.label'), who]]
}

const luckOf = (sheet: Sheet): string => {
  const { chance, seenBy } = sheet.record.header
  // The source of luck is not part of what one viewer saw.
  if (seenBy !== undefined) return sheetText(sheet, 'luck.untold')
  return chance.source === 'seeded'
    ? sheetText(sheet, 'luck.seeded', { seed: chance.seed })
    : sheetText(sheet, 'luck.manual')
}

const aligned = (lines: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...lines.map(([label]) => widthOf(label)))
  return lines.map(([label, text]) => `${padded(label, width)}  ${text}`)
}
