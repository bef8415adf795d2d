import { describe, expect, it } from 'vitest'
import { GAMES } from '../../../engine/index.ts'
import { eventTypes } from '../../../engine/kernel/rules/event-types.ts'
import { playedRecord } from '../../../engine/record/testing/player.ts'
import { guessedSound, soundsOf, typesWithSound } from './eventSounds.ts'
import { heardAt, type Moment } from './heard.ts'
import { SOUNDS } from './sounds.ts'

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('has a sound for every event, or lists it as silent, if it has its own sounds', () => {
    const types = [...eventTypes(game.schemas.event).keys()]
    expect(types).toContain('match.ended')
    const own = typesWithSound(id)
    // The games on the shelf are large, and have sounds of their own.
    if (game.shelf !== undefined) expect(own?.length).toBeGreaterThan(15)
    const named = own ?? types
    expect(types.filter((type) => !named.includes(type))).toEqual([])
    expect(named.filter((type) => !types.includes(type))).toEqual([])
  })

  it('plays sounds during a match, and at the end only that of the end', () => {
    const { record } = playedRecord(game, { seats: game.seats.max, steps: Infinity })
    const steps = [...record.steps.values()]
    expect(steps.some(({ events }) => soundsOf(id, events).length > 0)).toBe(true)
    const last = steps.findLast(({ events }) => events.some(({ type }) => type === 'match.ended'))
    expect(soundsOf(id, last?.events ?? [])).toEqual(['end'])
  })
})

it('plays each sound once, in order', () => {
  const events = ['tile.placed', 'pagoda.placed', 'pagoda.placed', 'village.won'].map((type) => ({ type }))
  expect(soundsOf('qin', events)).toEqual(['place', 'gain'])
  expect(soundsOf('no such game', events)).toEqual([])
  expect(soundsOf('qin', [{ type: 'toString' }])).toEqual([])
})

it('guesses a sound by the last word of an event', () => {
  const types = [
    'die.rolled',
    'card.drawn',
    'hand.dealt',
    'mark.placed',
    'card.laid',
    'pawn.moved',
    'match.ended',
  ]
  expect(types.map(guessedSound)).toEqual(['dice', 'card', 'card', 'place', 'place', 'move', 'end'])
  expect(['turn.ended', 'turn.started', 'rolled.back', 'constructor'].map(guessedSound)).toEqual([
    'silent',
    'silent',
    'silent',
    'silent',
  ])
})

it('makes every sound short and quiet', () => {
  for (const tones of Object.values(SOUNDS))
    for (const { at, ms, loud, from, to } of tones) {
      expect(at + ms).toBeLessThanOrEqual(1100)
      expect(loud).toBeLessThanOrEqual(1)
      // An exponential ramp cannot reach zero.
      expect(Math.min(loud, from, to)).toBeGreaterThan(0)
    }
})

describe('sounds of a moment', () => {
  const before: Moment = { step: 'a', events: [], toAct: 'other', isPlaying: true }
  const events = [{ type: 'tile.placed' }]
  const now: Moment = { step: 'b', events, toAct: 'person', isPlaying: true }

  it('are those of visible events, and the bell after others have acted', () => {
    expect(heardAt(before, now, false)).toEqual({ events, bell: true })
    expect(heardAt({ ...before, toAct: 'person' }, now, false)).toEqual({ events, bell: false })
    expect(heardAt(before, { ...now, toAct: 'other' }, false)).toEqual({ events, bell: false })
  })

  it('are none after a jump, at the opening of a match, or for the same step', () => {
    expect(heardAt(before, { ...now, events: [] }, false)).toEqual({ events: [], bell: false })
    expect(heardAt(null, now, false)).toEqual({ events: [], bell: false })
    expect(heardAt(now, now, false)).toEqual({ events: [], bell: false })
  })

  it('are only the bell in a hidden window, and no bell in review', () => {
    expect(heardAt(before, now, true)).toEqual({ events: [], bell: true })
    expect(heardAt(before, { ...now, isPlaying: false }, false)).toEqual({ events, bell: false })
  })
})
