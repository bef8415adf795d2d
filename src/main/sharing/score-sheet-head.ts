/** The head of a score sheet, and the result at its foot. */
import { isApplying } from '../../engine/kernel/options.ts'
import type { Language } from '../../engine/kernel/text.ts'
import { programOf, SEARCH, type Player } from '../../engine/record/players.ts'
import { readable } from '../../engine/record/readable.ts'
import { MAIN, type SeatHeader } from '../../engine/record/step.ts'
import { sheetText, type Sheet } from './score-sheet-words.ts'
import { padded, widthOf } from './text-width.ts'

export const sheetHead = (sheet: Sheet, title: string): string[] => {
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

export const sheetResult = (sheet: Sheet): string[] => {
  const { record, game, positions, texts, names } = sheet
  const label = sheetText(sheet, 'result')
  if (game === undefined || positions === undefined) return []
  const turn = readable(() => game.turn(positions.at(record.branches.get(MAIN)?.step ?? record.root)))
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

/** What the window calls a level of the built-in bot, or a program; undefined of bots that have no name here. */
const playerName = (sheet: Sheet, player: Exclude<Player, { kind: 'person' }>): string | undefined => {
  const program = programOf(player)
  if (program !== undefined) return sheetText(sheet, 'program', { name: program })
  return player.bot === SEARCH ? sheet.words.text(`level.${player.level}`) : undefined
}

const seatName = (sheet: Sheet, { name, player }: SeatHeader): string => {
  if (player.kind === 'person') return name
  const called = playerName(sheet, player)
  return called === undefined
    ? sheetText(sheet, 'bot', { name, bot: player.bot, level: player.level })
    : sheetText(sheet, 'player', { name, player: called })
}

/** Between settings that hold commas of their own. */
const BETWEEN_OPTIONS: Readonly<Record<Language, string>> = { en: '; ', 'zh-Hant': '；' }

const optionsOf = (sheet: Sheet): string => {
  const { record, game, texts, language } = sheet
  const { options, seats } = record.header
  // What has no effect says nothing about the match; what this version does not know is told as it is.
  const isTold = (name: string): boolean => {
    const field = game?.fields[name]
    return field === undefined || isApplying(field, seats.length, options)
  }
  return Object.entries(options)
    .filter(([name]) => isTold(name))
    .map(([field, value]) =>
      sheetText(sheet, 'option', {
        label: texts?.text(`option.${field}.label`) ?? field,
        value: texts?.text(`option.${field}.values.${value}`) ?? value,
      }),
    )
    .join(BETWEEN_OPTIONS[language])
}

/** Whose eyes a copy made for others to see was made through. */
const seenBy = (sheet: Sheet): [string, string][] => {
  const viewer = sheet.record.header.seenBy
  if (viewer === undefined) return []
  const who = viewer === 'public' ? sheetText(sheet, 'seen.public') : (sheet.names[viewer] ?? '')
  return [[sheetText(sheet, 'seen.label'), who]]
}

const luckOf = (sheet: Sheet): string => {
  const { chance, seenBy } = sheet.record.header
  // Where luck came from is no part of what one viewer saw.
  if (seenBy !== undefined) return sheetText(sheet, 'luck.untold')
  return chance.source === 'seeded'
    ? sheetText(sheet, 'luck.seeded', { seed: chance.seed })
    : sheetText(sheet, 'luck.manual')
}

const aligned = (lines: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...lines.map(([label]) => widthOf(label)))
  return lines.map(([label, text]) => `${padded(label, width)}  ${text}`)
}
