/** The words of a score sheet that are not a game's. */
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Language, Texts } from '../../engine/kernel/text.ts'
import type { Positions } from '../../engine/record/positions.ts'
import type { Author } from '../../engine/record/step.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import type { Translator } from './translator.ts'

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
      5: 'Bot: strongest',
    },
    /** One of another program, which has no name here. */
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
    level: { 1: '電腦：初學', 2: '電腦：隨興', 3: '電腦：穩健', 4: '電腦：高手', 5: '電腦：最強' },
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

/** What a part of the sheet is written from. */
export interface Sheet {
  readonly language: Language
  readonly record: MatchRecord
  readonly game: AnyGame | undefined
  readonly positions: Positions | undefined
  readonly names: readonly string[]
  /** Who wrote notes, by their ids. */
  readonly authors: ReadonlyMap<string, Author>
  readonly words: Translator
  readonly texts: Translator | undefined
}

/** A text of the sheet itself; its keys are all there. */
export const sheetText = (
  sheet: Sheet,
  key: string,
  params: { [name: string]: string | number } = {},
): string => sheet.words.text(key, params) ?? key
