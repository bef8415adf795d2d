import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { legalOf, newPlay, played, tipOf, undone, withDraws, type Play } from './play.ts'

describe.each(GAMES.map((game) => [game.id, game] as const))('the playground of %s', (_, game) => {
  /** The first legal choice, several times. */
  const playedOn = (play: Play, times: number): Play => {
    const ready = withDraws(game, play)
    const [action] = legalOf(game, tipOf(played(game, ready)).state, 1).actions
    if (times === 0 || action === undefined) return ready
    return playedOn({ ...ready, choices: [...ready.choices, { action }] }, times - 1)
  }

  it('makes the same positions from stored choices', () => {
    const play = playedOn(newPlay(game, { seed: 'jade' }), 4)
    const again: Play = JSON.parse(JSON.stringify(play))
    expect(again.choices.filter((choice) => choice !== 'draw')).toHaveLength(4)
    expect(played(game, again)).toEqual(played(game, play))
    expect(played(game, play).refused).toBeUndefined()
  })

  it('takes back the last choice, with what the seed drew after it', () => {
    const before = playedOn(newPlay(game, { seed: 'jade' }), 1)
    const after = playedOn(before, 1)
    expect(withDraws(game, undone(after, true))).toEqual(before)
    expect(undone(after, false).choices).toEqual(after.choices.slice(0, -1))
  })

  it('stops at a choice the rules refuse', () => {
    const play = playedOn(newPlay(game, { seed: 'jade' }), 2)
    const { positions, refused } = played(game, { ...play, choices: [...play.choices, { action: {} }] })
    expect(refused).toMatchObject({ code: 'malformed' })
    expect(positions).toHaveLength(play.choices.length + 1)
  })
})

it('forces an outcome of chance, and marks its step', () => {
  const game = GAMES.find(
    (each) =>
      each.turn(each.start({ options: newPlay(each, { seed: 'a' }).options, seats: each.seats.min })).by ===
      'chance',
  )!
  const play = newPlay(game, { seed: 'jade' })
  const outcomes = legalOf(game, tipOf(played(game, play)).state, 60).actions
  const forced = outcomes.map((action) => tipOf(played(game, { ...play, choices: [{ action }] })).step)
  expect(forced.some((step) => step?.chosen)).toBe(true)
  expect(forced.map((step) => step?.action)).toEqual(outcomes)
})
