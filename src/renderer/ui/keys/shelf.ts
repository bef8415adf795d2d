/** The commands of the library, of the statistics over it, of collections, puzzles and the games' pages. */
import { MENU_KEYS } from '../../../locales/menu-keys.ts'
import { partKeys, type Command, type CommandGroup } from './commands.ts'
import type { KeyRow } from './keys.ts'

/** Keys of a part of the library that one thing is done with. */
const doing = (row: KeyRow): CommandGroup<() => void> =>
  partKeys('library', { ...row, run: (does) => does() })

const SEARCH: KeyRow = { keys: ['/'], k: 'library.keys.search' }
export const SEARCH_KEYS = doing(SEARCH)

/** The buttons that filter stand in both rooms and bring their letters along. */
const FILTER: KeyRow = { keys: ['F'], k: 'shelf.keys.filter' }
const SAVED: KeyRow = { keys: ['S'], k: 'shelf.keys.saved' }
export const FILTER_KEYS = doing(FILTER)
export const SAVED_KEYS = doing(SAVED)

/** What the list of matches can do. */
export interface ListActions {
  /** The focus is in the list. */
  readonly isInside: () => boolean
  /** A row that is loaded has the focus. */
  readonly isAtRow: () => boolean
  readonly walk: (by: number, isExtending: boolean) => void
  readonly goTo: (end: 'first' | 'last') => void
  readonly open: () => void
  readonly openFound: () => void
  readonly toggle: () => void
  readonly selectAll: () => void
  /** Whether matches are selected. */
  readonly hasSelection: () => boolean
  readonly deselect: () => void
  readonly canOpen: () => boolean
  readonly rename: () => void
  readonly share: (action?: 'print') => void
  readonly bin: () => void
}

const isAtRow = (list: ListActions): boolean => list.isAtRow()
const LIST = {
  walk: { keys: ['↑'], or: ['↓'], k: 'library.keys.walk', fixed: true },
  open: { keys: ['Enter'], k: 'library.keys.open', fixed: true },
  openFound: { keys: ['⇧', 'Enter'], k: 'library.keys.openFound', fixed: true },
  toggle: { keys: ['Space'], k: 'bundle.keyToggle', fixed: true },
  extend: { keys: ['⇧', '↑'], or: ['⇧', '↓'], k: 'bundle.keyExtend', fixed: true },
  all: { keys: ['Ctrl', 'A'], k: 'bundle.keyAll', fixed: true },
  menu: { keys: ['⇧', 'F10'], k: 'library.keys.menu', fixed: true },
  rename: { keys: ['F2'], k: 'library.keys.rename' },
  share: {
    keys: MENU_KEYS.export,
    k: 'share.keyMatch',
    ids: ['share.key'],
  },
  print: {
    keys: MENU_KEYS.print,
    k: 'print.key',
  },
  bin: { keys: ['Del'], k: 'library.keys.bin' },
} as const satisfies Readonly<Record<string, KeyRow>>

/** Steps of the keys that walk: up, down, and by pages. */
const STEPS = [-1, 1, -8, 8] as const
const stepOf = (n: number): number => STEPS[n] ?? 0
const isInside = (list: ListActions): boolean => list.isInside()

export const LIST_KEYS: CommandGroup<ListActions> = partKeys<ListActions>(
  'library',
  {
    ...LIST.walk,
    also: ['PgUp', 'PgDn'],
    when: isInside,
    run: (list, n) => list.walk(stepOf(n), false),
  },
  {
    ...LIST.extend,
    also: ['⇧ PgUp', '⇧ PgDn'],
    when: isInside,
    run: (list, n) => list.walk(stepOf(n), true),
  },
  { ...LIST.all, when: isInside, run: (list) => list.selectAll() },
  {
    keys: ['Esc'],
    k: 'keys.close',
    fixed: true,
    when: (list) => list.isInside() && list.hasSelection(),
    run: (list) => list.deselect(),
  },
  {
    keys: ['Home'],
    or: ['End'],
    k: 'table.keys.ends',
    fixed: true,
    when: isInside,
    run: (list, n) => list.goTo(n === 0 ? 'first' : 'last'),
  },
  { ...LIST.openFound, when: isAtRow, run: (list) => list.openFound() },
  { ...LIST.open, when: (list) => list.isAtRow() && list.canOpen(), run: (list) => list.open() },
  { ...LIST.toggle, when: isAtRow, run: (list) => list.toggle() },
  { ...LIST.rename, when: isAtRow, run: (list) => list.rename() },
  { ...LIST.share, when: isAtRow, run: (list) => list.share() },
  { ...LIST.print, when: isAtRow, run: (list) => list.share('print') },
  { ...LIST.bin, when: isAtRow, run: (list) => list.bin() },
)

/** What the library can do. */
export interface LibraryActions {
  readonly newMatch: () => void
  /** Nothing has ever been kept in it: there is nothing to show in its other rooms. */
  readonly isFresh: () => boolean
  readonly show: (room: 'statistics' | 'collections' | 'puzzles') => void
}

const isUsed = (library: LibraryActions): boolean => !library.isFresh()
/** Of an empty library the sheet of keys does not list them. */
const ofUsed = (row: KeyRow): Command<LibraryActions> => ({ ...row, isListed: isUsed })

export const LIBRARY_KEYS: CommandGroup<LibraryActions> = {
  id: 'library',
  title: 'library.title',
  rows: [
    { keys: ['N'], k: 'library.newMatch', run: (library) => library.newMatch() },
    ...[SEARCH, FILTER, SAVED].map(ofUsed),
    {
      ...ofUsed({ keys: ['T'], k: 'shelf.keys.statistics' }),
      when: isUsed,
      run: (library) => library.show('statistics'),
    },
    {
      ...ofUsed({ keys: ['C'], k: 'collections.title' }),
      when: isUsed,
      run: (library) => library.show('collections'),
    },
    {
      ...ofUsed({ keys: ['P'], k: 'library.puzzles' }),
      when: isUsed,
      run: (library) => library.show('puzzles'),
    },
    ...Object.values(LIST).map(ofUsed),
  ],
}

/** What the page of a game can do. */
export interface GameActions {
  readonly start: () => void
  readonly setUp: () => void
  readonly showRules: () => void
  readonly step: (by: 1 | -1) => void
  readonly goTo: (end: 'first' | 'last') => void
  readonly leave: () => void
}

export const GAME_KEYS: CommandGroup<GameActions> = {
  id: 'game',
  title: 'gamePage.title',
  rows: [
    { keys: ['P'], k: 'gamePage.firstMatch', run: (page) => page.start() },
    { keys: ['N'], k: 'newMatch.title', run: (page) => page.setUp() },
    { keys: ['R'], k: 'rules.title', run: (page) => page.showRules() },
    {
      keys: ['←'],
      or: ['→'],
      k: 'table.keys.step',
      fixed: true,
      run: (page, n) => page.step(n === 0 ? -1 : 1),
    },
    {
      keys: ['Home'],
      or: ['End'],
      k: 'table.keys.ends',
      fixed: true,
      run: (page, n) => page.goTo(n === 0 ? 'first' : 'last'),
    },
    { keys: ['Esc'], k: 'shell.backToLibrary', fixed: true, run: (page) => page.leave() },
  ],
}

/** What the list of puzzles can do. */
export interface PuzzlesActions {
  readonly today: () => void
  /** A list of puzzles has the focus. */
  readonly isInList: () => boolean
  /** Moves the focus in it. */
  readonly walk: (by: 1 | -1) => void
  readonly leave: () => void
}

export const PUZZLES_KEYS: CommandGroup<PuzzlesActions> = {
  id: 'puzzles',
  title: 'library.puzzles',
  rows: [
    { keys: ['P'], k: 'library.today', run: (puzzles) => puzzles.today() },
    {
      keys: ['←'],
      or: ['→'],
      k: 'puzzles.keys.walk',
      fixed: true,
      when: (puzzles) => puzzles.isInList(),
      run: (puzzles, n) => puzzles.walk(n === 0 ? -1 : 1),
    },
    { keys: ['Esc'], k: 'shell.backToLibrary', fixed: true, run: (puzzles) => puzzles.leave() },
  ],
}

/** What the screen of the collections can do. */
export interface CollectionsActions {
  readonly make: () => void
  readonly leave: () => void
}

export const COLLECTIONS_KEYS: CommandGroup<CollectionsActions> = {
  id: 'collections',
  title: 'collections.title',
  rows: [
    { keys: ['N'], k: 'collections.new', run: (collections) => collections.make() },
    { keys: ['Esc'], k: 'shell.backToLibrary', fixed: true, run: (collections) => collections.leave() },
  ],
}

export const STATISTICS_KEYS: CommandGroup<() => void> = {
  id: 'statistics',
  title: 'statistics.title',
  rows: [
    FILTER,
    SAVED,
    { keys: ['Esc'], k: 'statistics.keys.library', fixed: true, run: (leave) => leave() },
  ],
}
