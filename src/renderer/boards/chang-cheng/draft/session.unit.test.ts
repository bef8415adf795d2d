import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import { EMPTY } from './draft.ts'
import { shown } from '../../kit/testing/shown.ts'
import { endAttack, endReveal, isPlaying, nextBeat, skipReveals } from '../reveal/reveals.ts'
import { createSession } from './session.ts'
import { recordedPositions } from '../testing/positions.ts'

const full = { wall: '1-3a', cards: 'a3p1 b3p1 b5p1' }
const before = recordedPositions({ wall: '1-3a' })
const done = recordedPositions(full, ['4'])

/** A position that a step led to. */
const STEP: readonly Event[] = [{ type: 'action.chosen', seat: 0, action: 'A' }]

describe('a session', () => {
  it('drops the draft when another position arrives', () => {
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.change((draft) => ({ ...draft, letter: 'A', space: 4 }))
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    expect(session.state.draft?.space).toBe(4)
    session.show(shown(before.view, '0:b', { newEvents: STEP, still: true }))
    expect(session.state.draft).toEqual(EMPTY)
  })

  it('plays a new reveal beat by beat, once for each viewer', () => {
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    expect(session.state.reveals).toHaveLength(1)
    for (let beat = 0; beat < 10 && session.state.reveals.length > 0; beat += 1) nextBeat(session.state)
    expect(session.state.reveals).toEqual([])
    session.show(shown(done.view, '0:c', { recentEvents: done.story, newEvents: STEP, still: true }))
    expect(session.state.reveals).toEqual([])
    session.show(shown(done.view, '1:c', { recentEvents: done.story, newEvents: STEP, still: true }))
    expect(session.state.reveals).toHaveLength(1)
  })

  it('plays it again after it was undone and done again', () => {
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    endReveal(session.state)
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    expect(session.state.reveals).toHaveLength(1)
  })

  it('does not play old reveals for a viewer who opens a match in the middle', () => {
    const session = createSession()
    session.show(shown(done.view, '0:b', { recentEvents: done.story, still: true }))
    expect(session.state.reveals).toEqual([])
  })

  it('shows a reveal at its end in review', () => {
    const session = createSession()
    session.show(
      shown(done.view, 'all:b', {
        recentEvents: done.story,
        events: done.story,
        reviewing: true,
        newEvents: STEP,
        still: true,
      }),
    )
    expect(session.state.beat).toBe((session.state.reveals[0]?.beats.length ?? 0) - 1)
    session.show(
      shown(done.view, 'all:c', { recentEvents: done.story, reviewing: true, newEvents: STEP, still: true }),
    )
    expect(session.state.reveals).toEqual([])
  })

  it('goes on with the result of a choice without repeating what the viewer watched', () => {
    const cards = { ...full, cards: 'a4p1 b5p1' }
    const due = recordedPositions(cards, ['4'])
    const chosen = recordedPositions(cards, ['4', '+2'])
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(due.view, '0:b', { recentEvents: due.story, events: due.story, newEvents: STEP, still: true }),
    )
    nextBeat(session.state)
    session.show(shown(chosen.view, '0:c', { recentEvents: chosen.story, newEvents: STEP, still: true }))
    const [reveal] = session.state.reveals
    expect(reveal?.beats.map(({ is }) => is)).toEqual(['revealed', 'changed', 'extra', 'scored'])
    expect(session.state.beat).toBe(1)
  })

  it('drops a reveal once its viewer has acted again', () => {
    const session = createSession()
    const acts = (seat: number): Event => ({ type: 'action.chosen', seat, action: 'A' })
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    session.show(
      shown(done.view, '0:c', {
        recentEvents: [...done.story, acts(1)],
        events: [acts(1)],
        newEvents: STEP,
        still: true,
      }),
    )
    expect(session.state.reveals).toHaveLength(1)
    session.show(
      shown(done.view, '0:d', {
        recentEvents: [...done.story, acts(1), acts(0)],
        events: [acts(0)],
        newEvents: STEP,
        still: true,
      }),
    )
    expect(session.state.reveals).toEqual([])
  })

  it('shows all of a reveal at once to a viewer who skips it, up to a choice to be made', () => {
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    expect(isPlaying(session.state)).toBe(false)
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    expect(isPlaying(session.state)).toBe(true)
    skipReveals(session.state)
    expect(isPlaying(session.state)).toBe(false)
    session.show(shown(done.view, '0:c', { recentEvents: done.story, newEvents: STEP, still: true }))
    expect(session.state.reveals).toEqual([])
    const due = recordedPositions({ ...full, cards: 'a4p1' }, ['4'])
    const other = createSession()
    other.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    other.show(
      shown(due.view, '0:b', { recentEvents: due.story, events: due.story, newEvents: STEP, still: true }),
    )
    skipReveals(other.state)
    expect(isPlaying(other.state)).toBe(false)
    expect(other.state.reveals[0]?.beats[other.state.beat]?.is).toBe('due')
  })

  it('plays nothing that others wait for in review', () => {
    const session = createSession()
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, reviewing: true, still: true }),
    )
    expect(session.state.reveals).toHaveLength(1)
    expect(isPlaying(session.state)).toBe(false)
  })

  it('keeps a choice to be made', () => {
    const due = recordedPositions({ ...full, cards: 'a4p1' }, ['4'])
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(due.view, '0:b', { recentEvents: due.story, events: due.story, newEvents: STEP, still: true }),
    )
    for (let beat = 0; beat < 5; beat += 1) nextBeat(session.state)
    expect(session.state.reveals[0]?.beats.at(-1)?.is).toBe('due')
  })

  it('does not repeat on the public board what was watched before it was passed on', () => {
    const session = createSession()
    session.show(shown(before.view, 'public:a', { newEvents: STEP, still: true }))
    session.show(
      shown(done.view, 'public:b', {
        recentEvents: done.story,
        events: done.story,
        newEvents: STEP,
        still: true,
      }),
    )
    expect(session.state.reveals).toHaveLength(1)
    session.show(
      shown(done.view, '1:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    expect(session.state.reveals).toHaveLength(1)
    session.show(shown(done.view, 'public:c', { recentEvents: done.story, newEvents: STEP, still: true }))
    expect(session.state.reveals).toEqual([])
  })

  it('follows the reviewed step, and back, though the position stays', () => {
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    expect(session.state.beat).toBe(0)
    session.show(
      shown(done.view, '0:b', {
        recentEvents: done.story,
        events: done.story,
        reviewing: true,
        newEvents: STEP,
        still: true,
      }),
    )
    expect(session.state.beat).toBe((session.state.reveals[0]?.beats.length ?? 0) - 1)
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    expect(session.state.beat).toBe(0)
  })

  it('does not repeat what was only navigated past', () => {
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    endReveal(session.state)
    session.show(
      shown(done.view, '0:b', {
        recentEvents: done.story,
        events: done.story,
        reviewing: true,
        newEvents: STEP,
        still: true,
      }),
    )
    session.show(shown(before.view, '0:a', { reviewing: true, newEvents: STEP, still: true }))
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    expect(session.state.reveals).toEqual([])
  })

  it('plays the reveal of the step from which a viewer tries something, and nothing older', () => {
    const session = createSession()
    session.show(shown(before.view, 'all:a', { reviewing: true, still: true }))
    const laid: Event = { type: 'card.laid', seat: 0, card: 4, province: 1 }
    session.show(
      shown(done.view, 'all:c', {
        recentEvents: [...done.story, laid],
        events: [laid],
        reviewing: true,
        still: true,
      }),
    )
    session.show(
      shown(done.view, '0:c', {
        recentEvents: [...done.story, laid],
        events: [laid],
        newEvents: STEP,
        still: true,
      }),
    )
    expect(session.state.reveals).toEqual([])

    const another = createSession()
    another.show(shown(before.view, 'all:a', { reviewing: true, still: true }))
    another.show(
      shown(done.view, 'all:b', {
        recentEvents: done.story,
        events: done.story,
        reviewing: true,
        still: true,
      }),
    )
    another.show(shown(done.view, '0:b', { recentEvents: done.story, events: done.story, still: true }))
    expect(another.state.reveals).toHaveLength(1)
  })

  it('has no reveal at a reviewed step that lays a card', () => {
    const session = createSession()
    const laid: Event = { type: 'card.laid', seat: 0, card: 4, province: 1 }
    session.show(
      shown(done.view, '0:c', {
        recentEvents: [...done.story, laid],
        events: [laid],
        reviewing: true,
        newEvents: STEP,
        still: true,
      }),
    )
    expect(session.state.reveals).toEqual([])
  })

  it('repeats nothing after a later step was undone, and goes on from there', () => {
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP, still: true }),
    )
    expect(session.state.atRest).toBe(false)
    session.show(shown(done.view, '0:c', { recentEvents: done.story, newEvents: STEP, still: true }))
    session.show(shown(done.view, '0:b', { recentEvents: done.story, events: done.story, still: true }))
    expect(session.state.reveals).toEqual([])
    expect(session.state.atRest).toBe(true)
    session.show(shown(done.view, '1:b', { recentEvents: done.story, events: done.story, still: true }))
    expect(session.state.reveals).toEqual([])
    session.show(shown(done.view, '1:c', { recentEvents: done.story, newEvents: STEP, still: true }))
    expect(session.state.reveals).toEqual([])
  })

  it('returns to a choice to be made without repeating what came before it', () => {
    const cards = { ...full, cards: 'a4p1 b5p1' }
    const due = recordedPositions(cards, ['4'])
    const chosen = recordedPositions(cards, ['4', '+2'])
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(shown(chosen.view, '0:c', { recentEvents: chosen.story, newEvents: STEP, still: true }))
    session.show(shown(due.view, '0:b', { recentEvents: due.story, events: due.story, still: true }))
    expect(session.state.reveals[0]?.beats[session.state.beat]?.is).toBe('due')
    session.show(shown(chosen.view, '0:d', { recentEvents: chosen.story, newEvents: STEP, still: true }))
    expect(session.state.beat).toBe(1)
  })

  it('does not play, for the next seat either, what was over when the match was opened', () => {
    const session = createSession()
    session.show(shown(done.view, 'public:b', { recentEvents: done.story, newEvents: STEP, still: true }))
    session.show(shown(done.view, '1:b', { recentEvents: done.story, newEvents: STEP, still: true }))
    expect(session.state.reveals).toEqual([])
  })

  it('keeps only the last reveal of a match that is over', () => {
    const session = createSession()
    const over: View = { ...done.view, stage: 'over' }
    session.show(shown(before.view, '0:a', { newEvents: STEP, still: true }))
    session.show(
      shown(over, 'all:b', { recentEvents: [...done.story, ...done.story], newEvents: STEP, still: true }),
    )
    expect(session.state.onRequest).toBe(true)
    expect(session.state.reveals).toHaveLength(1)
  })

  it('does not play again for everybody at the end what a player has watched', () => {
    const over: View = { ...done.view, stage: 'over' }
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP }))
    session.show(shown(done.view, '0:b', { recentEvents: done.story, events: done.story, newEvents: STEP }))
    endReveal(session.state)
    session.show(shown(over, 'all:c', { recentEvents: done.story, newEvents: STEP }))
    expect(session.state.attack).toBe(true)
    expect(session.state.reveals).toEqual([])
  })

  it('plays the last reveal and the attack before the result where motion is allowed, and only on a step forward', () => {
    const over: View = { ...done.view, stage: 'over' }
    const session = createSession()
    session.show(shown(before.view, '0:a', { newEvents: STEP }))
    session.show(shown(over, 'all:b', { recentEvents: done.story, events: done.story, newEvents: STEP }))
    expect(session.state).toMatchObject({ attack: true, onRequest: false })
    expect(session.state.reveals).toHaveLength(1)
    endReveal(session.state)
    expect(session.state.attack).toBe(true)
    endAttack(session.state)
    expect(session.state).toMatchObject({ attack: false, onRequest: true })
    expect(session.state.reveals).toHaveLength(1)
    // A viewer who opens the match, or comes back from review, sees the result at once.
    session.show(shown(over, 'all:c', { recentEvents: done.story }))
    expect(session.state).toMatchObject({ attack: false, onRequest: true })
    session.show(
      shown(over, 'all:b', {
        recentEvents: done.story,
        events: done.story,
        reviewing: true,
        newEvents: STEP,
      }),
    )
    expect(session.state).toMatchObject({ attack: false, onRequest: false })
  })
})
