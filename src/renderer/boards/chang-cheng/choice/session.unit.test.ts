import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/types.ts'
import { EMPTY } from './draft.ts'
import { createSession } from './session.ts'
import { recordedPositions } from '../testing/positions.ts'

const full = { wall: '1-3a', cards: 'a3p1 b3p1 b5p1' }
const before = recordedPositions({ wall: '1-3a' })
const done = recordedPositions(full, ['4'])

describe('a session', () => {
  it('puts back what was in hand when another position comes', () => {
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    session.take({ draft: { ...EMPTY, letter: 'A', space: 4 } })
    session.show(before.view, '0:a', [], [], false, true)
    expect(session.draft.value.space).toBe(4)
    session.show(before.view, '0:b', [], [], false, true)
    expect(session.draft.value).toEqual(EMPTY)
  })

  it('tells a new reveal beat by beat, once for each pair of eyes', () => {
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    expect(session.tellings.value).toHaveLength(1)
    for (let beat = 0; beat < 10 && session.tellings.value.length > 0; beat += 1) session.nextBeat()
    expect(session.tellings.value).toEqual([])
    session.show(done.view, '0:c', done.story, [], false, true)
    expect(session.tellings.value).toEqual([])
    session.show(done.view, '1:c', done.story, [], false, true)
    expect(session.tellings.value).toHaveLength(1)
  })

  it('tells it again when it was taken back and done anew', () => {
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    session.endTelling()
    session.show(before.view, '0:a', [], [], false, true)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    expect(session.tellings.value).toHaveLength(1)
  })

  it('spares whoever opens a match in the middle what is long over', () => {
    const session = createSession()
    session.show(done.view, '0:b', done.story, [], false, false)
    expect(session.tellings.value).toEqual([])
  })

  it('shows a reveal at its end while the record is looked through', () => {
    const session = createSession()
    session.show(done.view, 'all:b', done.story, done.story, true, true)
    expect(session.state.beat).toBe((session.tellings.value[0]?.beats.length ?? 0) - 1)
    session.show(done.view, 'all:c', done.story, [], true, true)
    expect(session.tellings.value).toEqual([])
  })

  it('goes on with what a choice came to, and does not tell again what was watched before', () => {
    const cards = { ...full, cards: 'a4p1 b5p1' }
    const due = recordedPositions(cards, ['4'])
    const chosen = recordedPositions(cards, ['4', '+2'])
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    session.show(due.view, '0:b', due.story, due.story, false, true)
    session.nextBeat()
    session.show(chosen.view, '0:c', chosen.story, [], false, true)
    const [telling] = session.tellings.value
    expect(telling?.beats.map(({ is }) => is)).toEqual(['revealed', 'changed', 'extra', 'scored'])
    expect(session.state.beat).toBe(1)
  })

  it('lets a reveal be once whoever looks has acted again', () => {
    const session = createSession()
    const acts = (seat: number): Event => ({ type: 'action.chosen', seat, action: 'A' })
    session.show(before.view, '0:a', [], [], false, true)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    session.show(done.view, '0:c', [...done.story, acts(1)], [acts(1)], false, true)
    expect(session.tellings.value).toHaveLength(1)
    session.show(done.view, '0:d', [...done.story, acts(1), acts(0)], [acts(0)], false, true)
    expect(session.tellings.value).toEqual([])
  })

  it('tells a reveal at once to whoever does not wait for it, up to a choice that is due', () => {
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    expect(session.isTelling()).toBe(false)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    expect(session.isTelling()).toBe(true)
    session.tellAll()
    expect(session.isTelling()).toBe(false)
    session.show(done.view, '0:c', done.story, [], false, true)
    expect(session.tellings.value).toEqual([])
    const due = recordedPositions({ ...full, cards: 'a4p1' }, ['4'])
    const other = createSession()
    other.show(before.view, '0:a', [], [], false, true)
    other.show(due.view, '0:b', due.story, due.story, false, true)
    other.tellAll()
    expect(other.isTelling()).toBe(false)
    expect(other.tellings.value[0]?.beats[other.state.beat]?.is).toBe('due')
  })

  it('tells nothing that others wait for while the record is looked through', () => {
    const session = createSession()
    session.show(done.view, '0:b', done.story, done.story, true, false)
    expect(session.tellings.value).toHaveLength(1)
    expect(session.isTelling()).toBe(false)
  })

  it('stays with a choice that is due', () => {
    const due = recordedPositions({ ...full, cards: 'a4p1' }, ['4'])
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    session.show(due.view, '0:b', due.story, due.story, false, true)
    for (let beat = 0; beat < 5; beat += 1) session.nextBeat()
    expect(session.tellings.value[0]?.beats.at(-1)?.is).toBe('due')
  })

  it('does not tell on the public board again what was passed on with it', () => {
    const session = createSession()
    session.show(before.view, 'public:a', [], [], false, true)
    session.show(done.view, 'public:b', done.story, done.story, false, true)
    expect(session.tellings.value).toHaveLength(1)
    session.show(done.view, '1:b', done.story, done.story, false, true)
    expect(session.tellings.value).toHaveLength(1)
    session.show(done.view, 'public:c', done.story, [], false, true)
    expect(session.tellings.value).toEqual([])
  })

  it('turns to the step looked at, and back, though the position stays', () => {
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    expect(session.state.beat).toBe(0)
    session.show(done.view, '0:b', done.story, done.story, true, true)
    expect(session.state.beat).toBe((session.tellings.value[0]?.beats.length ?? 0) - 1)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    expect(session.state.beat).toBe(0)
  })

  it('does not tell again what was only looked past', () => {
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    session.endTelling()
    session.show(done.view, '0:b', done.story, done.story, true, true)
    session.show(before.view, '0:a', [], [], true, true)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    expect(session.tellings.value).toEqual([])
  })

  it('tells whoever tries something from a step of the record what that step told, and nothing older', () => {
    const session = createSession()
    session.show(before.view, 'all:a', [], [], true, false)
    const laid: Event = { type: 'card.laid', seat: 0, card: 4, province: 1 }
    session.show(done.view, 'all:c', [...done.story, laid], [laid], true, false)
    session.show(done.view, '0:c', [...done.story, laid], [laid], false, true)
    expect(session.tellings.value).toEqual([])

    const another = createSession()
    another.show(before.view, 'all:a', [], [], true, false)
    another.show(done.view, 'all:b', done.story, done.story, true, false)
    another.show(done.view, '0:b', done.story, done.story, false, false)
    expect(another.tellings.value).toHaveLength(1)
  })

  it('has no reveal at a step of the record that lays a card', () => {
    const session = createSession()
    const laid: Event = { type: 'card.laid', seat: 0, card: 4, province: 1 }
    session.show(done.view, '0:c', [...done.story, laid], [laid], true, true)
    expect(session.tellings.value).toEqual([])
  })

  it('tells nothing again after a later step was taken back, and goes on from there', () => {
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    expect(session.state.settled).toBe(false)
    session.show(done.view, '0:c', done.story, [], false, true)
    session.show(done.view, '0:b', done.story, done.story, false, false)
    expect(session.tellings.value).toEqual([])
    expect(session.state.settled).toBe(true)
    session.show(done.view, '1:b', done.story, done.story, false, false)
    expect(session.tellings.value).toEqual([])
    session.show(done.view, '1:c', done.story, [], false, true)
    expect(session.tellings.value).toEqual([])
  })

  it('goes back to a choice that is due without telling what came before it again', () => {
    const cards = { ...full, cards: 'a4p1 b5p1' }
    const due = recordedPositions(cards, ['4'])
    const chosen = recordedPositions(cards, ['4', '+2'])
    const session = createSession()
    session.show(before.view, '0:a', [], [], false, true)
    session.show(chosen.view, '0:c', chosen.story, [], false, true)
    session.show(due.view, '0:b', due.story, due.story, false, false)
    expect(session.tellings.value[0]?.beats[session.state.beat]?.is).toBe('due')
    session.show(chosen.view, '0:d', chosen.story, [], false, true)
    expect(session.state.beat).toBe(1)
  })

  it('spares the next seat, too, what was over when the match was opened', () => {
    const session = createSession()
    session.show(done.view, 'public:b', done.story, [], false, true)
    session.show(done.view, '1:b', done.story, [], false, true)
    expect(session.tellings.value).toEqual([])
  })

  it('keeps the last reveal of a match that is over, and no other', () => {
    const session = createSession()
    const over: View = { ...done.view, stage: 'over' }
    session.show(before.view, '0:a', [], [], false, true)
    session.show(over, 'all:b', [...done.story, ...done.story], [], false, true)
    expect(session.state.hushed).toBe(true)
    expect(session.tellings.value).toHaveLength(1)
  })

  it('does not tell everybody again at the end what a player has watched', () => {
    const over: View = { ...done.view, stage: 'over' }
    const session = createSession(() => false)
    session.show(before.view, '0:a', [], [], false, true)
    session.show(done.view, '0:b', done.story, done.story, false, true)
    session.endTelling()
    session.show(over, 'all:c', done.story, [], false, true)
    expect(session.state.attack).toBe(true)
    expect(session.tellings.value).toEqual([])
  })

  it('tells the last reveal and the attack before the result where things may move, and only on the way there', () => {
    const over: View = { ...done.view, stage: 'over' }
    const session = createSession(() => false)
    session.show(before.view, '0:a', [], [], false, true)
    session.show(over, 'all:b', done.story, done.story, false, true)
    expect(session.state).toMatchObject({ attack: true, hushed: false })
    expect(session.tellings.value).toHaveLength(1)
    session.endTelling()
    expect(session.state.attack).toBe(true)
    session.endAttack()
    expect(session.state).toMatchObject({ attack: false, hushed: true })
    expect(session.tellings.value).toHaveLength(1)
    // Whoever opens the match, or comes back from the record, is told the result at once.
    session.show(over, 'all:c', done.story, [], false, false)
    expect(session.state).toMatchObject({ attack: false, hushed: true })
    session.show(over, 'all:b', done.story, done.story, true, true)
    expect(session.state).toMatchObject({ attack: false, hushed: false })
  })
})
