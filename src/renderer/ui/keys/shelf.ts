/** The keys of the library, of the statistics over it, of collections, puzzles and the games' pages: what the sheet of keys lists and what can be changed. */
import { MENU_KEYS } from '../../../locales/menu-keys.ts'
import type { KeyGroup, KeyRow } from './keys.ts'

/** The buttons that filter stand in both rooms and bring their letters along. */
const FILTERING: readonly KeyRow[] = [
  { keys: ['F'], k: 'shelf.keys.filter' },
  { keys: ['S'], k: 'shelf.keys.saved' },
]

export const LIBRARY_KEYS: KeyGroup = {
  id: 'library',
  title: 'library.title',
  rows: [
    { keys: ['N'], k: 'library.newMatch' },
    { keys: ['/'], k: 'library.keys.search' },
    ...FILTERING,
    { keys: ['T'], k: 'shelf.keys.statistics' },
    { keys: ['C'], k: 'collections.title' },
    { keys: ['P'], k: 'library.puzzles' },
    { keys: ['↑'], or: ['↓'], k: 'library.keys.walk', fixed: true },
    { keys: ['Enter'], k: 'library.keys.open', fixed: true },
    { keys: ['⇧', 'Enter'], k: 'library.keys.openFound', fixed: true },
    { keys: ['Space'], k: 'bundle.keyToggle', fixed: true },
    { keys: ['⇧', '↑'], or: ['⇧', '↓'], k: 'bundle.keyExtend', fixed: true },
    { keys: ['Ctrl', 'A'], k: 'bundle.keyAll', fixed: true },
    { keys: ['⇧', 'F10'], k: 'library.keys.menu', fixed: true },
    { keys: ['F2'], k: 'library.keys.rename' },
    { keys: MENU_KEYS.export, k: 'share.keyMatch', ids: ['share.key'] },
    { keys: MENU_KEYS.print, k: 'print.key' },
    { keys: ['Del'], k: 'library.keys.bin' },
  ],
}

/** Of the page of a game. */
export const GAME_KEYS: KeyGroup = {
  id: 'game',
  title: 'gamePage.title',
  rows: [
    { keys: ['P'], k: 'gamePage.firstMatch' },
    { keys: ['N'], k: 'newMatch.title' },
    { keys: ['R'], k: 'rules.title' },
    { keys: ['←'], or: ['→'], k: 'table.keys.step', fixed: true },
    { keys: ['Home'], or: ['End'], k: 'table.keys.ends', fixed: true },
    { keys: ['Esc'], k: 'shell.backToLibrary', fixed: true },
  ],
}

export const PUZZLES_KEYS: KeyGroup = {
  id: 'puzzles',
  title: 'library.puzzles',
  rows: [
    { keys: ['P'], k: 'library.today' },
    { keys: ['←'], or: ['→'], k: 'puzzles.keys.walk', fixed: true },
    { keys: ['Esc'], k: 'shell.backToLibrary', fixed: true },
  ],
}

export const COLLECTIONS_KEYS: KeyGroup = {
  id: 'collections',
  title: 'collections.title',
  rows: [
    { keys: ['N'], k: 'collections.new' },
    { keys: ['Esc'], k: 'shell.backToLibrary', fixed: true },
  ],
}

export const STATISTICS_KEYS: KeyGroup = {
  id: 'statistics',
  title: 'statistics.title',
  rows: [...FILTERING, { keys: ['Esc'], k: 'statistics.keys.library', fixed: true }],
}
