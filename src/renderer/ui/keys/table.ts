/** The commands of the table, of looking back and of comparing. */
import { MENU_KEYS } from '../../../locales/menu-keys.ts'
import { partKeys, type Command, type CommandGroup } from './commands.ts'
import correctEnglish from '../../locales/en/later/correct.json'
import momentsEnglish from '../../locales/en/later/moments.json'
import studyEnglish from '../../locales/en/later/study.json'
import correctChinese from '../../locales/zh-Hant/later/correct.json'
import momentsChinese from '../../locales/zh-Hant/later/moments.json'
import studyChinese from '../../locales/zh-Hant/later/study.json'
import { addTexts } from '../i18n.ts'

// Only screens with a table need these texts, so they load with its keys.
addTexts('correct', { en: correctEnglish, 'zh-Hant': correctChinese })
addTexts('study', { en: studyEnglish, 'zh-Hant': studyChinese })
addTexts('moments', { en: momentsEnglish, 'zh-Hant': momentsChinese })

const table = (name: string): string => `table.keys.${name}`
const review = (name: string): string => `review.keys.${name}`
const notes = (name: string): string => `notes.keys.${name}`
const study = (name: string): string => `study.keys.${name}`

type Step = 'first' | 'back' | 'turnBack' | 'forward' | 'turnForward' | 'last'

/** What can be done where a match is only looked at. */
export interface LookActions {
  /** Keys are not heard while a curtain, another task or another board is in front. */
  readonly isHeard: () => boolean
  readonly step: (where: Step) => void
  readonly play: () => void
  readonly print: () => void
}

/** What the table can do. */
export interface TableActions extends LookActions {
  readonly turn: (way: 'undo' | 'redo') => void
  readonly restart: () => void
  readonly share: () => void
  readonly hint: () => void
  /** Leaves the innermost of what was begun. */
  readonly leave: () => void
}

const WALK: readonly Command<LookActions>[] = [
  { keys: ['←'], or: ['→'], k: table('step'), run: (at, n) => at.step(n === 0 ? 'back' : 'forward') },
  {
    keys: ['⇧', '←'],
    or: ['⇧', '→'],
    k: table('turn'),
    run: (at, n) => at.step(n === 0 ? 'turnBack' : 'turnForward'),
  },
  { keys: ['Home'], or: ['End'], k: table('ends'), run: (at, n) => at.step(n === 0 ? 'first' : 'last') },
  { keys: ['Space'], k: table('play'), run: (at) => at.play() },
]
const PRINT: Command<LookActions> = {
  keys: MENU_KEYS.print,
  k: 'print.key',
  run: (at) => at.print(),
}
const ROWS = { keys: ['↑'], or: ['↓'], k: table('rows'), fixed: true } as const

/** Of the page of a shared match. */
export const LOOK_KEYS: CommandGroup<LookActions> = {
  id: 'table',
  title: 'table.title',
  rows: [...WALK, PRINT, ROWS],
  when: (at) => at.isHeard(),
  anyShift: true,
}

export const TABLE_KEYS: CommandGroup<TableActions> = {
  id: 'table',
  title: 'table.title',
  rows: [
    ...WALK,
    {
      keys: MENU_KEYS.undo,
      k: table('undo'),
      run: (at) => at.turn('undo'),
    },
    {
      keys: MENU_KEYS.redo,
      k: table('redo'),
      also: ['Ctrl Y'],
      run: (at) => at.turn('redo'),
    },
    { keys: ['Ctrl', '⌫'], k: table('restart'), run: (at) => at.restart() },
    {
      keys: MENU_KEYS.export,
      k: 'share.key',
      run: (at) => at.share(),
    },
    PRINT,
    { keys: ['I'], k: 'bots.keys.hint', run: (at) => at.hint() },
    { keys: ['Esc'], k: table('leave'), fixed: true, run: (at) => at.leave() },
    ROWS,
    { keys: ['⇧', 'F10'], k: table('menu'), fixed: true },
  ],
  when: (at) => at.isHeard(),
  anyShift: true,
}

/** What can be done with notes. */
export interface NoteActions {
  readonly isHeard: () => boolean
  readonly isReviewing: () => boolean
  readonly write: () => void
  readonly bookmark: () => void
  /** Sets the glyph with this number, or takes it away (0). */
  readonly judge: (glyph: number) => void
  readonly jump: (by: 1 | -1, to: 'bookmark' | 'comment') => void
  readonly draw: () => void
}

/** The two keys of a command that goes forward, and back with Shift. */
const ahead = (n: number): 1 | -1 => (n === 0 ? 1 : -1)
const isReviewing = (notes: NoteActions): boolean => notes.isReviewing()
const READING: readonly Command<NoteActions>[] = [
  {
    keys: ['['],
    or: [']'],
    k: notes('bookmarks'),
    run: (at, n) => at.jump(n === 0 ? -1 : 1, 'bookmark'),
  },
  { keys: ['N'], or: ['⇧', 'N'], k: notes('comments'), run: (at, n) => at.jump(ahead(n), 'comment') },
]

/** Of the page of a shared match, which has notes to read. */
export const READING_KEYS: CommandGroup<NoteActions> = {
  id: 'notes',
  title: 'notes.title',
  rows: READING,
  when: (at) => at.isHeard(),
}

export const NOTE_KEYS: CommandGroup<NoteActions> = {
  id: 'notes',
  title: 'notes.title',
  rows: [
    { keys: ['M'], k: notes('write'), run: (at) => at.write() },
    { keys: ['B'], k: notes('bookmark'), run: (at) => at.bookmark() },
    {
      keys: ['1'],
      or: ['6'],
      k: notes('glyph'),
      fixed: true,
      when: isReviewing,
      run: (at, n) => at.judge(n + 1),
    },
    { keys: ['0'], k: notes('noGlyph'), when: isReviewing, run: (at) => at.judge(0) },
    ...READING,
    { keys: ['X'], k: notes('draw'), when: isReviewing, run: (at) => at.draw() },
    // The table does them: in review they are about notes.
    {
      keys: MENU_KEYS.undo,
      or: MENU_KEYS.redo,
      k: notes('undo'),
      ids: [table('undo'), table('redo')],
    },
  ],
  when: (at) => at.isHeard(),
  anyShift: true,
}

/** What the jumps along a line can do. */
export interface JumpActions {
  readonly typeNumber: () => void
  readonly jump: (by: 1 | -1, to?: 'round' | 'branching') => void
  readonly choose: () => void
  readonly hide: () => void
  /** Slower or faster; the film goes on. */
  readonly pace: (by: 1 | -1) => void
  readonly copyLink: () => void
  readonly compare: () => void
  readonly showBeside: () => void
}

const JUMPS: readonly Command<JumpActions>[] = [
  { keys: ['G'], k: review('number'), run: (at) => at.typeNumber() },
  { keys: ['R'], or: ['⇧', 'R'], k: review('round'), run: (at, n) => at.jump(ahead(n), 'round') },
  { keys: ['V'], or: ['⇧', 'V'], k: review('branching'), run: (at, n) => at.jump(ahead(n), 'branching') },
  { keys: ['J'], or: ['⇧', 'J'], k: review('jump'), run: (at, n) => at.jump(ahead(n)) },
  { keys: ['L'], k: review('aim'), run: (at) => at.choose() },
  { keys: ['H'], k: review('hide'), run: (at) => at.hide() },
  { keys: ['<'], or: ['>'], k: review('speed'), run: (at, n) => at.pace(n === 0 ? -1 : 1) },
  { keys: ['Y'], k: 'address.copy', run: (at) => at.copyLink() },
]
const BETWEEN: readonly Command<JumpActions>[] = [
  { keys: ['C'], k: review('compare'), run: (at) => at.compare() },
  { keys: ['D'], k: 'deal.keys.beside', run: (at) => at.showBeside() },
]
const MENU = { keys: ['⇧', 'Enter'], k: review('menu'), fixed: true } as const
const FOLD = { keys: ['*'], k: review('fold'), fixed: true } as const

const jumpKeys = (rows: readonly Command<JumpActions>[]): CommandGroup<JumpActions> => ({
  id: 'jumps',
  title: 'review.jumps',
  rows: [...rows, MENU, FOLD],
  anyShift: true,
})
export const JUMP_KEYS = jumpKeys([...JUMPS, ...BETWEEN])
/** Of the page of a shared match, which has one match and one board. */
export const PAGE_JUMP_KEYS = jumpKeys(JUMPS)

/** What the list of moves can do. */
export interface TreeActions {
  /** The list has the focus. */
  readonly isInside: () => boolean
  readonly walk: (by: number) => void
  readonly openMenu: () => void
  readonly toggle: () => void
  readonly toggleAll: () => void
}

const isInTree = (tree: TreeActions): boolean => tree.isInside()
export const TREE_KEYS: CommandGroup<TreeActions> = {
  ...partKeys<TreeActions>(
    'table',
    {
      ...ROWS,
      also: ['PgUp', 'PgDn'],
      run: (tree, n) => tree.walk([-1, 1, -12, 12][n] ?? 0),
    },
    { ...MENU, run: (tree) => tree.openMenu() },
    { keys: ['Enter'], k: review('fold'), fixed: true, run: (tree) => tree.toggle() },
    { ...FOLD, run: (tree) => tree.toggleAll() },
  ),
  when: isInTree,
  anyShift: true,
}

export const PLACE_KEYS: CommandGroup<() => void> = {
  id: 'places',
  title: 'review.places',
  rows: [{ keys: ['P'], k: review('place'), run: (ask) => ask() }],
  anyShift: true,
}

/** What the analysis can do. */
export interface AnalysisActions {
  readonly isThere: () => boolean
  readonly isReviewing: () => boolean
  /** Mistakes are gone over. */
  readonly isStudying: () => boolean
  readonly show: () => void
  readonly toMistake: (by: 1 | -1) => void
  readonly begin: () => void
  readonly find: () => void
  readonly reveal: () => void
  readonly leave: () => void
}

const OPEN: Command<AnalysisActions> = { keys: ['A'], k: study('open'), run: (at) => at.show() }
const MISTAKES: Command<AnalysisActions> = {
  keys: ['K'],
  or: ['⇧', 'K'],
  k: study('mistakes'),
  when: (at) => at.isStudying() || at.isReviewing(),
  run: (at, n) => at.toMistake(ahead(n)),
}
const BEGIN: Command<AnalysisActions> = {
  keys: ['O'],
  k: study('begin'),
  run: (at) => (at.isStudying() ? at.leave() : at.begin()),
}
const FIND: Command<AnalysisActions> = { keys: ['F'], k: study('find'), run: (at) => at.find() }
const SHOW: Command<AnalysisActions> = { keys: ['S'], k: study('show'), run: (at) => at.reveal() }

export const ANALYSIS_KEYS: CommandGroup<AnalysisActions> = {
  id: 'analysis',
  title: 'analysis.title',
  rows: [OPEN, MISTAKES, BEGIN, FIND, SHOW],
  isThere: (at) => at.isThere(),
  anyShift: true,
}
/** Of the page of a shared match: nothing is tried there, and Esc has nothing else to leave. */
export const PAGE_ANALYSIS_KEYS: CommandGroup<AnalysisActions> = {
  ...ANALYSIS_KEYS,
  rows: [OPEN, MISTAKES, BEGIN, SHOW],
  unlisted: [
    {
      keys: ['Esc'],
      k: table('leave'),
      fixed: true,
      when: (at) => at.isStudying(),
      run: (at) => at.leave(),
    },
  ],
}

/** What correcting can do. */
export interface CorrectActions {
  readonly isHeard: () => boolean
  readonly begin: () => void
}

export const CORRECT_KEYS: CommandGroup<CorrectActions> = {
  id: 'correct',
  title: 'correct.title',
  rows: [{ keys: ['E'], k: 'correct.key', run: (at) => at.begin() }],
  when: (at) => at.isHeard(),
  anyShift: true,
}

const both = (id: string): readonly string[] => [id, `${id}#2`]

/** What two lines beside each other can do. */
export interface SideActions {
  /** A slider or a choice that has the focus has its own use for these keys. */
  readonly isHeard: () => boolean
  readonly go: (by: 1 | -1, unit: 'step' | 'turn' | 'round') => void
  readonly goTo: (end: 'first' | 'last') => void
  readonly close: () => void
}

const backFirst = (n: number): 1 | -1 => (n === 0 ? -1 : 1)
/** The commands of two lines beside each other; `ends` says where the first and the last lead. */
export const keysFor = (id: string, title: string, ends: string): CommandGroup<SideActions> => ({
  id,
  title,
  rows: [
    {
      keys: ['←'],
      or: ['→'],
      k: review('both'),
      ids: both(table('step')),
      run: (at, n) => at.go(backFirst(n), 'step'),
    },
    {
      keys: ['⇧', '←'],
      or: ['⇧', '→'],
      k: review('bothTurns'),
      ids: both(table('turn')),
      run: (at, n) => at.go(backFirst(n), 'turn'),
    },
    {
      keys: ['R'],
      or: ['⇧', 'R'],
      k: review('bothRounds'),
      ids: both(review('round')),
      run: (at, n) => at.go(ahead(n), 'round'),
    },
    {
      keys: ['Home'],
      or: ['End'],
      k: ends,
      ids: both(table('ends')),
      run: (at, n) => at.goTo(n === 0 ? 'first' : 'last'),
    },
    { keys: ['Esc'], k: review('stopComparing'), fixed: true, run: (at) => at.close() },
  ],
  when: (at) => at.isHeard(),
  anyShift: true,
})
