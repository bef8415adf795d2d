import { replayOf } from '../../engine/record/positions.ts'
import { describe, expect, it } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import { createRecord } from '../../engine/record/tree.ts'
import { headerFor } from '../../engine/record/testing/player.ts'
import { filterSchema } from '../api/api.ts'
import { playedMatches, storeMatches, type PlayedMatch } from '../testing/played-matches.ts'
import { summaryOf } from '../table/summary.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { opened, playOn } from '../testing/play.ts'

let program: TestService
let window: TestWindow
const restart = freshProgram((fresh) => ({ program, window } = fresh))

const filter = (changes: Partial<ReturnType<typeof filterSchema.parse>> = {}) =>
  filterSchema.parse({ ...changes })

const shelved = (...games: readonly string[]): readonly PlayedMatch[] => {
  const matches = playedMatches(games.flatMap((id) => gameOf(id) ?? []))
  storeMatches(program.library, matches)
  return matches
}

describe('saved searches', () => {
  it('are kept, renamed and deleted, every window is told, and a restart forgets none', async () => {
    const other = program.window()
    const [saved] = await window.ask('library.saveSearch', {
      name: 'Club',
      filter: filter({ players: ['雅婷'], from: 1 }),
    })
    expect(saved).toEqual({ id: saved!.id, name: 'Club', filter: filter({ players: ['雅婷'], from: 1 }) })
    await window.ask('library.saveSearch', { name: 'Home', filter: filter() })
    expect(await window.refused('library.renameSearch', { id: saved!.id, name: 'home' })).toEqual({
      code: 'searchNameTaken',
      details: { name: 'home' },
    })
    await window.ask('library.renameSearch', { id: saved!.id, name: '社團' })
    expect(other.pushed('library.changed')).toHaveLength(3)
    restart()
    const names = (await window.ask('library.searches', {})).map(({ name }) => name)
    expect(names).toEqual(['Home', '社團'])
    expect(await window.ask('library.dropSearch', { id: saved!.id })).toMatchObject([{ name: 'Home' }])
  })
})

describe('statistics and names', () => {
  it('count what the list finds, and what was played a moment ago', async () => {
    shelved('quorsum', 'qin')
    const wanted = filter({ players: ['Ada'] })
    const listed = await window.ask('library.list', wanted)
    const before = await window.ask('library.statistics', wanted)
    expect(before.matches).toBe(listed.total)
    expect(before.players.find(({ name }) => name === 'Ada')?.matches).toBe(listed.total)
    const table = await opened(window, {
      seats: [
        { name: 'Ada', colour: 1, player: { kind: 'person' } },
        { name: 'Eve', colour: 2, player: { kind: 'person' } },
      ],
    })
    expect(await window.ask('library.statistics', wanted)).toMatchObject({
      matches: before.matches + 1,
      over: before.over,
    })
    await playOn(program, window, table)
    const after = await window.ask('library.statistics', wanted)
    expect(after.over).toBe(before.over + 1)
    expect(after.luck.find(({ id }) => id === 'dice')!.fell).toBeGreaterThan(
      before.luck.find(({ id }) => id === 'dice')?.fell ?? 0,
    )
  })

  it('tell nothing hidden of a match that is not over', async () => {
    // What one draws is known to nobody else until the end: neither tiles nor their numbers may be told.
    const matches = shelved('qin')
    const open = matches[2]!
    const stats = await window.ask('library.statistics', filter({ state: 'open' }))
    expect(stats).toMatchObject({ matches: 1, over: 0, luck: [] })
    expect(stats.games).toMatchObject([{ game: 'qin', lengths: null, seats: [], score: null }])
    expect(
      stats.players.every(({ mean, most, place }) => mean === null && most === null && place === null),
    ).toBe(true)
    const { game, positions, record } = open
    const tip = [...record.steps.keys()].at(-1)!
    const { view } = await window.ask('library.thumbnail', { match: record.root })
    expect(view).toEqual(game.view(positions.at(tip), 'public'))
    expect(view).not.toEqual(game.view(positions.at(tip), 'all'))
  })

  it('offer names by their parts, the most frequent first', async () => {
    shelved('quorsum', 'qin')
    expect(await window.ask('library.names', { text: '婷' })).toEqual(['雅婷'])
    expect(await window.ask('library.names', { text: 'A' })).toContain('Mira')
    expect(await window.ask('library.names', { text: '%' })).toEqual([])
  })
})

describe('a small picture', () => {
  it('is drawn without opening the match, and of a match that is open as it stands', async () => {
    const { match } = await opened(window)
    const here = await window.ask('library.thumbnail', { match })
    restart()
    expect(await window.ask('library.thumbnail', { match })).toEqual(here)
  })

  it('of a game that is not known here is refused, not a failure', async () => {
    const known = gameOf('quorsum')!
    const record = createRecord({ ...headerFor(known), game: 'unheard-of' })
    const own = createRecord(headerFor(known))
    const summary = summaryOf(replayOf(own, known))
    program.library.insertRecord(record, { title: 'From elsewhere', summary })
    expect(await window.refused('library.thumbnail', { match: record.root })).toMatchObject({
      code: 'gameUnknown',
    })
  })
})
