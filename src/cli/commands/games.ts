import { GAMES } from '../../engine/index.ts'
import { describedGame } from '../../engine/protocols/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { LANGUAGES } from '../../engine/kernel/text.ts'
import { PROTOCOL } from '../../main/referee/protocol.ts'
import { gameTranslator } from '../../main/sharing/translator.ts'
import { EXIT, parsed, type Command } from '../command.ts'
import { gapsOf } from '../game-gaps.ts'

const HELP = `Usage: qipu games [--json]

Lists the games. With --json, everything a program needs to play them: seats, options with their
values and defaults; the options, actions, events, views and outcomes as JSON Schema (draft 2020-12);
what a match can wait for (stages), why actions are refused (refusals), and what lies in the box.

Both say which parts a game lacks, if any: a list of rules (rules), advice for bots (heuristics),
its description for programs (protocol), a lesson, an annotated match (annotatedMatch), puzzles,
texts in a language (texts.zh-Hant). The program does without them.
`

export const games: Command = {
  summary: 'the games, and with --json all that a program needs to play them',
  help: HELP,
  run(args, terminal) {
    const { values } = parsed(args, { json: { type: 'boolean', default: false } })
    if (values.json) terminal.out(`${JSON.stringify(GAMES.map(described), null, 2)}\n`)
    else for (const game of GAMES) terminal.out(listed(game))
    return EXIT.ok
  },
}

const described = (game: AnyGame): object => ({
  protocol: PROTOCOL,
  id: game.id,
  rules: game.version,
  names: Object.fromEntries(LANGUAGES.map((language) => [language, nameOf(game, language)])),
  seats: game.seats,
  options: game.fields,
  ...describedGame(game),
  lacks: gapsOf(game),
})

const nameOf = (game: AnyGame, language: (typeof LANGUAGES)[number]): string =>
  gameTranslator(game, language, []).text('name') ?? game.id

const listed = (game: AnyGame): string => {
  const { min, max, house } = game.seats
  const options = Object.entries(game.fields).map(
    ([name, field]) =>
      `    ${name}: ${field.values.map((value) => (value === field.default ? `${value} (default)` : value)).join(', ')}\n`,
  )
  const published = min === max ? `${min}` : `${min} to ${max}`
  const seats = house === undefined ? published : `${published} (${house} by a house rule)`
  const gaps = gapsOf(game)
  const lacks = gaps.length === 0 ? '' : `    lacks ${gaps.join(', ')}\n`
  return `${game.id}  ${LANGUAGES.map((language) => nameOf(game, language)).join(' ')}, ${seats} seats, rules version ${game.version}\n${options.join('')}${lacks}`
}
