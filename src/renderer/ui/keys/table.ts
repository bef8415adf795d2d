/** The keys of the table, of looking back and of comparing: what the sheet of keys lists and what can be changed. */
import { MENU_KEYS } from '../../../locales/menu-keys.ts'
import type { KeyGroup } from './keys.ts'
import correctEnglish from '../../locales/en/later/correct.json'
import studyEnglish from '../../locales/en/later/study.json'
import correctChinese from '../../locales/zh-Hant/later/correct.json'
import studyChinese from '../../locales/zh-Hant/later/study.json'
import { addTexts } from '../i18n.ts'

// Only screens with a table need these texts, so they load with its keys.
addTexts('correct', { en: correctEnglish, 'zh-Hant': correctChinese })
addTexts('study', { en: studyEnglish, 'zh-Hant': studyChinese })

const table = (name: string): string => `table.keys.${name}`
const review = (name: string): string => `review.keys.${name}`
const notes = (name: string): string => `notes.keys.${name}`
const study = (name: string): string => `study.keys.${name}`

export const TABLE_KEYS: KeyGroup = {
  id: 'table',
  title: 'table.title',
  rows: [
    { keys: ['←'], or: ['→'], k: table('step') },
    { keys: ['⇧', '←'], or: ['⇧', '→'], k: table('turn') },
    { keys: ['Home'], or: ['End'], k: table('ends') },
    { keys: ['Space'], k: table('play') },
    { keys: MENU_KEYS.undo, k: table('undo') },
    { keys: MENU_KEYS.redo, k: table('redo') },
    { keys: ['Ctrl', '⌫'], k: table('restart') },
    { keys: MENU_KEYS.export, k: 'share.key' },
    { keys: MENU_KEYS.print, k: 'print.key' },
    { keys: ['I'], k: 'bots.keys.hint' },
    { keys: ['Esc'], k: table('leave'), fixed: true },
    { keys: ['↑'], or: ['↓'], k: table('rows'), fixed: true },
    { keys: ['⇧', 'F10'], k: table('menu'), fixed: true },
  ],
}

export const NOTE_KEYS: KeyGroup = {
  id: 'notes',
  title: 'notes.title',
  rows: [
    { keys: ['M'], k: notes('write') },
    { keys: ['B'], k: notes('bookmark') },
    { keys: ['1'], or: ['6'], k: notes('glyph'), fixed: true },
    { keys: ['0'], k: notes('noGlyph') },
    { keys: ['['], or: [']'], k: notes('bookmarks') },
    { keys: ['N'], or: ['⇧', 'N'], k: notes('comments') },
    { keys: ['X'], k: notes('draw') },
    {
      keys: MENU_KEYS.undo,
      or: MENU_KEYS.redo,
      k: notes('undo'),
      ids: [table('undo'), table('redo')],
    },
  ],
}

export const BESIDE = 'deal.keys.beside'
export const COMPARE = review('compare')
export const JUMP_KEYS: KeyGroup = {
  id: 'jumps',
  title: 'review.jumps',
  rows: [
    { keys: ['G'], k: review('number') },
    { keys: ['R'], or: ['⇧', 'R'], k: review('round') },
    { keys: ['V'], or: ['⇧', 'V'], k: review('branching') },
    { keys: ['J'], or: ['⇧', 'J'], k: review('jump') },
    { keys: ['L'], k: review('aim') },
    { keys: ['H'], k: review('hide') },
    { keys: ['<'], or: ['>'], k: review('speed') },
    { keys: ['Y'], k: 'address.copy' },
    { keys: ['C'], k: COMPARE },
    { keys: ['D'], k: BESIDE },
    { keys: ['⇧', 'Enter'], k: review('menu'), fixed: true },
    { keys: ['*'], k: review('fold'), fixed: true },
  ],
}

export const PLACE_KEYS: KeyGroup = {
  id: 'places',
  title: 'review.places',
  rows: [{ keys: ['P'], k: review('place') }],
}

export const FIND = study('find')
export const ANALYSIS_KEYS: KeyGroup = {
  id: 'analysis',
  title: 'analysis.title',
  rows: [
    { keys: ['A'], k: study('open') },
    { keys: ['K'], or: ['⇧', 'K'], k: study('mistakes') },
    { keys: ['O'], k: study('begin') },
    { keys: ['F'], k: FIND },
    { keys: ['S'], k: study('show') },
  ],
}

export const CORRECT_KEYS: KeyGroup = {
  id: 'correct',
  title: 'correct.title',
  rows: [{ keys: ['E'], k: 'correct.key' }],
}

const both = (id: string): readonly string[] => [id, `${id}#2`]

/** The keys of two lines beside each other: those of one line; `ends` says where the first and the last lead. */
export const keysFor = (id: string, title: string, ends: string): KeyGroup => ({
  id,
  title,
  rows: [
    { keys: ['←'], or: ['→'], k: review('both'), ids: both(table('step')) },
    { keys: ['⇧', '←'], or: ['⇧', '→'], k: review('bothTurns'), ids: both(table('turn')) },
    { keys: ['R'], or: ['⇧', 'R'], k: review('bothRounds'), ids: both(review('round')) },
    { keys: ['Home'], or: ['End'], k: ends, ids: both(table('ends')) },
    { keys: ['Esc'], k: review('stopComparing'), fixed: true },
  ],
})
