import { beforeAll, describe, expect, it } from 'vitest'
import { gameOf } from '../../../engine/index.ts'
import { stepId } from '../../../engine/record/ids.ts'
import { createPositions } from '../../../engine/record/positions.ts'
import { MAIN, type Header, type MatchId } from '../../../engine/record/step.ts'
import { addStep, createRecord, lineTo, putBranch } from '../../../engine/record/tree.ts'
import { summaryOf } from '../../table/summary.ts'
import type { Library } from '../library.ts'
import { playedMatches, storeMatches, type PlayedMatch } from '../../testing/played-matches.ts'
import { exampleHeader, exampleSummary } from '../testing/example.ts'
import {
  libraryIn,
  opened,
  temporaryFolder,
  statisticsAsker,
  statisticsOf,
} from '../testing/temporary-library.ts'

/** Played once, because playing takes longest; tests do not change them. */
let played: readonly PlayedMatch[]
beforeAll(() => {
  played = playedMatches()
})

const shelf = (): Library => {
  const library = opened(libraryIn(temporaryFolder()))
  storeMatches(library, played)
  return library
}

const outcomeOf = ({ game, record, positions }: PlayedMatch) => {
  const turn = game.turn(positions.at(record.branches.get(MAIN)!.step))
  return turn.by === 'nobody' ? turn.outcome : undefined
}

/** The faces in the events of the played lines, read one by one. */
const fellIn = (matches: readonly PlayedMatch[], types: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { record } of matches)
    for (const { events } of lineTo(record, record.branches.get(MAIN)!.step))
      for (const event of events) {
        if (!types.includes(event.type)) continue
        const { dice, die, face, tile } = event as unknown as Record<string, unknown>
        for (const fell of [dice ?? die ?? face ?? tile].flat())
          if (fell !== null) counts[String(fell)] = (counts[String(fell)] ?? 0) + 1
      }
  return counts
}

describe('statistics', () => {
  it('count matches, results and lengths of each game', () => {
    const { games, matches, over } = statisticsOf(shelf())
    expect(matches).toBe(played.length)
    expect(over).toBe(played.filter((each) => outcomeOf(each) !== undefined).length)
    for (const found of games) {
      const own = played.filter(({ game }) => game.id === found.game)
      const ended = own.filter((each) => outcomeOf(each) !== undefined)
      const lengths = ended.map(({ record }) => record.steps.size).sort((a, b) => a - b)
      expect(found).toMatchObject({ matches: 3, over: ended.length })
      expect(found.lengths).toMatchObject({ least: lengths[0], most: lengths.at(-1), median: lengths[0] })
      expect(found.lengths!.bins.reduce((sum, { count }) => sum + count, 0)).toBe(ended.length)
      expect(found.score!.most).toBe(Math.max(...ended.flatMap((each) => outcomeOf(each)!.scores)))
      const firsts = ended.map((each) => outcomeOf(each)!.places.filter((place) => place === 1).length)
      const won = firsts.filter((seats) => seats === 1).length
      const sum = (of: 'wins' | 'shared' | 'expected'): number =>
        found.seats.reduce((total, seat) => total + seat[of], 0)
      expect(sum('wins')).toBe(won)
      expect(sum('shared')).toBe(firsts.reduce((total, seats) => total + (seats > 1 ? seats : 0), 0))
      expect(found.shared + found.drawn).toBe(ended.length - won)
      expect(sum('expected')).toBeCloseTo(won)
    }
  })

  it('count matches, wins, places and scores of each player', () => {
    const { players, unlisted } = statisticsOf(shelf(), { games: ['qin'] })
    expect(unlisted).toBe(0)
    const qin = played.filter(({ game }) => game.id === 'qin')
    const names = new Set(qin.flatMap(({ record }) => record.header.seats.map(({ name }) => name)))
    expect(new Set(players.map(({ name }) => name))).toEqual(names)
    for (const player of players) {
      const sat = qin.flatMap((each) =>
        each.record.header.seats.flatMap(({ name }, seat) =>
          name === player.name ? [{ places: outcomeOf(each)?.places, seat, outcome: outcomeOf(each) }] : [],
        ),
      )
      const ended = sat.flatMap(({ outcome, seat }) => (outcome === undefined ? [] : [{ outcome, seat }]))
      expect(player).toMatchObject({
        matches: sat.length,
        over: ended.length,
        program: player.name === 'Homer',
      })
      const places = ended.map(({ outcome, seat }) => outcome.places[seat]!)
      if (places.length === 0) expect(player.place).toBeNull()
      else expect(player.place).toBeCloseTo(places.reduce((a, b) => a + b, 0) / places.length)
      const scores = ended.map(({ outcome, seat }) => outcome.scores[seat]!)
      expect(player.most).toBe(scores.length === 0 ? null : Math.max(...scores))
    }
  })

  it('distinguish wins from shared wins, for each player and game', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const people = ['Ada', 'Bo', 'Cy'].map((name) => ({
      name,
      colour: 1 as const,
      player: { kind: 'person' as const },
    }))
    const outcomes = [
      { game: 'qin', places: [1, 2, 3] },
      { game: 'qin', places: [1, 1, 3] },
      { game: 'qin', places: [1, 1, 1] },
      { game: 'quorsum', places: [3, 1, 1] },
    ]
    for (const [number, { game, places }] of outcomes.entries()) {
      const id = library.create(exampleHeader(number, { game, seats: people }), `${number}`)
      const outcome = { places, scores: [0, 0, 0], ending: 'end' }
      const summary = exampleSummary({ turn: { by: 'nobody', outcome } })
      library.append(id, { steps: [], branches: [], reason: 'act', summary })
    }
    const { games, players } = statisticsOf(library)
    expect(games.map(({ game, drawn, shared }) => [game, drawn, shared])).toEqual([
      ['qin', 1, 1],
      ['quorsum', 0, 1],
    ])
    expect(players.map(({ name, wins, shared, expected }) => [name, wins, shared, expected])).toEqual([
      ['Ada', 1, 2, 1 / 3],
      ['Bo', 0, 3, 1 / 3],
      ['Cy', 0, 2, 1 / 3],
    ])
    expect(players[1]?.games).toEqual([
      { game: 'qin', over: 3, wins: 0, shared: 2, expected: 1 / 3 },
      { game: 'quorsum', over: 1, wins: 0, shared: 1, expected: 0 },
    ])
  })

  it('count built-in bots by level whatever their names, and everybody by the strongest bot at the table', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const person = { kind: 'person' } as const
    const bot = (level: number) => ({ kind: 'bot', bot: 'search', level }) as const
    const tables: [string, Header['seats'][number]['player'], number][][] = [
      [
        ['Ada', person, 1],
        ['Socrates', bot(2), 2],
        ['Plato', bot(4), 3],
      ],
      [
        ['Ada', person, 2],
        ['Plato', bot(2), 1],
      ],
      [
        ['Ada', person, 1],
        ['Homer', { kind: 'bot', bot: 'program:Homer', level: 1 }, 2],
      ],
      [
        ['Ada', person, 1],
        ['Socrates', bot(4), 1],
      ],
    ]
    for (const [number, sat] of tables.entries()) {
      const seats = sat.map(([name, player]) => ({ name, colour: 1 as const, player }))
      const id = library.create(exampleHeader(number, { seats }), `${number}`)
      const places = sat.map(([, , place]) => place)
      const outcome = { places, scores: places.map(() => 0), ending: 'end' }
      const summary = exampleSummary({ turn: { by: 'nobody', outcome } })
      library.append(id, { steps: [], branches: [], reason: 'act', summary })
    }
    // An unfinished match counts as played, but as nobody's result.
    library.create(
      exampleHeader(tables.length, { seats: [{ name: 'Ada', colour: 1, player: person }] }),
      'Goes on',
    )
    const { players, levels } = statisticsOf(library)
    expect(players.map(({ name, program, matches, over }) => [name, program, matches, over])).toEqual([
      ['Ada', false, 5, 4],
      ['Homer', true, 1, 1],
    ])
    const third = 1 / 3
    expect(players[0]?.against).toEqual([
      { level: 2, over: 1, wins: 0, shared: 0, expected: 0.5 },
      { level: 4, over: 2, wins: 1, shared: 1, expected: third },
    ])
    expect(players[1]?.against).toEqual([])
    expect(levels).toEqual([
      { level: 2, over: 2, wins: 1, shared: 0, expected: 0.5 + third, place: 1.5 },
      { level: 4, over: 2, wins: 0, shared: 1, expected: third, place: 2 },
    ])
  })

  it('count rolls and draws of finished matches beside expected counts', () => {
    const { luck } = statisticsOf(shelf())
    const ended = played.filter((each) => outcomeOf(each) !== undefined)
    const fallen = ended.flatMap((each) =>
      (each.game.rollStatistics ?? [])
        // Some dice are rolled seldom, and in none of these matches.
        .filter(({ events }) => Object.keys(fellIn([each], events)).length > 0)
        .map(({ id }) => `${each.game.id} ${id}`),
    )
    expect(luck.map(({ game, id }) => `${game} ${id}`).toSorted()).toEqual([...new Set(fallen)].toSorted())
    expect(luck.length).toBeGreaterThan(2)
    for (const { game, id, faces, fell } of luck) {
      const own = played.filter((each) => each.game.id === game && outcomeOf(each) !== undefined)
      const { events } = gameOf(game)!.rollStatistics!.find((each) => each.id === id)!
      const seen = Object.fromEntries(faces.flatMap(({ face, seen }) => (seen === 0 ? [] : [[face, seen]])))
      expect(seen).toEqual(fellIn(own, events))
      expect(faces.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(fell)
      expect(fell).toBeGreaterThan(10)
    }
  })

  it('follow the filter, even one without matches', () => {
    const library = shelf()
    const some = statisticsOf(library, { players: ['Ada'], state: 'over', games: ['quorsum'] })
    const meant = played.filter(
      (each) =>
        each.game.id === 'quorsum' &&
        outcomeOf(each) !== undefined &&
        each.record.header.seats.some(({ name }) => name === 'Ada'),
    )
    expect(meant.length).toBeGreaterThan(0)
    expect(some.matches).toBe(meant.length)
    expect(some.luck[0]?.faces.map(({ seen }) => seen)).toEqual(
      Object.values(fellIn(meant, ['dice.rolled', 'opening.rolled'])),
    )
    expect(statisticsOf(library, { text: 'no such words' })).toEqual({
      matches: 0,
      over: 0,
      games: [],
      levels: [],
      players: [],
      unlisted: 0,
      luck: [],
    })
  })

  it('leave out picked outcomes', () => {
    const quorsum = played.find((each) => each.game.id === 'quorsum' && outcomeOf(each) !== undefined)!
    const { game, record } = quorsum
    // The same match again, with its first roll picked.
    const other = createRecord({ ...record.header, nonce: 'f'.repeat(32) })
    const line = lineTo(record, record.branches.get(MAIN)!.step)
    const first = line.find(({ events }) => events.some(({ type }) => type === 'dice.rolled'))!
    let at = other.root
    for (const { actor, action, events, id } of line) {
      const content = {
        parent: at,
        actor,
        action,
        events,
        ...(id === first.id ? { chosen: true as const } : {}),
      }
      at = stepId(content)
      addStep(other, { id: at, ...content })
    }
    putBranch(other, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
    const library = opened(libraryIn(temporaryFolder()))
    storeMatches(library, [{ game, record: other, positions: createPositions(other, game), title: 'Chosen' }])
    const rolled = first.events.flatMap((event) => ('dice' in event ? event.dice : [])).length
    expect(rolled).toBeGreaterThan(0)
    const all = Object.values(fellIn([quorsum], ['dice.rolled', 'opening.rolled'])).reduce((a, b) => a + b, 0)
    expect(statisticsOf(library).luck[0]?.fell).toBe(all - rolled)
  })

  it('leave out undone steps, and all luck of a match that is open again', () => {
    const library = shelf()
    const quorsum = played.find(({ game, record }) => game.id === 'quorsum' && record.steps.size > 40)!
    const { record, positions, game } = quorsum
    const before = statisticsOf(library, { games: ['quorsum'] })
    const back = structuredClone(record.branches.get(MAIN)!)
    const line = lineTo(record, back.step)
    const move = (step: typeof back.step, version: number): void => {
      const branch = { ...back, step, version }
      putBranch(record, branch)
      const summary = summaryOf({ record, positions, game })
      library.append(record.root, { steps: [], branches: [branch], reason: 'undo', summary })
    }
    move(line[20]!.id, 2)
    const rest = played.filter((each) => each.game.id === 'quorsum' && each !== quorsum)
    const open = statisticsOf(library, { games: ['quorsum'] })
    expect(open.over).toBe(before.over - 1)
    expect(open.luck[0]?.fell).toBe(
      Object.values(
        fellIn(
          rest.filter((each) => outcomeOf(each) !== undefined),
          ['dice.rolled', 'opening.rolled'],
        ),
      ).reduce((a, b) => a + b, 0),
    )
    move(back.step, 3)
    expect(statisticsOf(library, { games: ['quorsum'] })).toEqual(before)
  })

  it('are after every change what a new reading of the whole library finds', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const ask = statisticsAsker(library)
    const filters = [{}, { games: ['qin'] }, { players: ['ada'] }, { bin: true }]
    const seen: unknown[] = []
    const compare = (): void => {
      for (const filter of filters) expect(ask(filter)).toEqual(statisticsOf(library, filter))
      const now = ask()
      expect(seen).not.toContainEqual(now)
      seen.push(now)
    }
    const table = (number: number, names: readonly string[]): Header =>
      exampleHeader(number, {
        game: number % 2 === 0 ? 'qin' : 'quorsum',
        seats: names.map((name) => ({ name, colour: 1, player: { kind: 'person' } })),
      })
    const put = (id: MatchId, played: number, scores?: number[]): void => {
      const most = Math.max(...(scores ?? []))
      const outcome = {
        places: (scores ?? []).map((score) => (score === most ? 1 : 2)),
        scores: scores ?? [],
        ending: 'end',
      }
      const summary = exampleSummary({
        played,
        turn: scores === undefined ? { by: 0 } : { by: 'nobody', outcome },
      })
      library.append(id, { steps: [], branches: [], reason: 'act', summary })
    }
    compare()
    storeMatches(library, played.slice(0, 2))
    compare()
    const one = library.create(table(1, ['Ada', 'Bo']), 'One')
    const two = library.create(table(2, ['ada', 'Cy', 'Dee']), 'Two')
    compare()
    put(one, 30, [5, 3])
    compare()
    put(two, 41, [5, 5, 3])
    compare()
    // Taken back and ended otherwise.
    put(one, 29)
    compare()
    put(one, 30, [2, 3])
    compare()
    put(one, 31, [2, 3])
    compare()
    library.bin([one])
    compare()
    library.emptyBin()
    expect(ask({ bin: true }).matches).toBe(0)
    // It gets the key of the one that went.
    const three = library.create(table(3, ['Eve', 'Bo']), 'Three')
    compare()
    put(three, 12, [1, 0])
    compare()
  })

  it('take names that differ in the case of their letters for one player', () => {
    const library = opened(libraryIn(temporaryFolder()))
    for (const [number, name] of ['ada', 'Ada', 'ADA'].entries())
      library.create(
        exampleHeader(number, { seats: [{ name, colour: 1, player: { kind: 'person' } }] }),
        `${number}`,
      )
    expect(statisticsOf(library).players).toMatchObject([{ name: 'ADA', matches: 3 }])
    expect(statisticsOf(library, { players: ['ada'] }).matches).toBe(3)
  })
})
