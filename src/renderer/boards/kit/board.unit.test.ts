import { expect, it } from 'vitest'
import { defineBoard } from './board.ts'
import type { TrayProps } from './kit.ts'
import { createSession, type SessionTypes } from './session.ts'
import { boardProps } from './testing/boardProps.ts'

interface Types extends SessionTypes {
  readonly view: { readonly by: number | 'chance' | 'nobody' }
  readonly event: { readonly type: string }
  readonly action: { readonly type: string }
}
const sessionOf = () => {
  const hints: string[] = []
  const session = createSession<Types>({
    cursor: 0,
    own: () => ({}),
    startDraft: () => ({}),
    entered: [],
    asked: () => null,
  })
  return { ...session, hints, hint: (code: string) => void hints.push(code) }
}
const begun = (given: Partial<TrayProps>, entering: string | null = 'enter') => {
  const session = sessionOf()
  const useBoard = defineBoard<Types>({ chance: 'rolling', entering })
  const { props, done } = boardProps({ ...given, session })
  return { board: useBoard(props), props, done, session }
}

it.each<[string, Partial<TrayProps>, string | null]>([
  ['a person is to act', {}, null],
  ['an action is on its way', { busy: true }, 'busy'],
  ['it is at another', { playable: false }, 'notYourTurn'],
  ['the screen is to be passed on', { playable: false, obstacle: 'passOn' }, 'passOn'],
  ['the record cannot be played on', { playable: false, obstacle: 'unplayable' }, 'unplayable'],
  [
    'the match is over, passed on or not',
    { playable: false, view: { by: 'nobody' }, obstacle: 'passOn' },
    'over',
  ],
  ['chance acts', { playable: false, view: { by: 'chance' } }, 'rolling'],
  ['what fell is to be entered', { view: { by: 'chance' } }, 'enter'],
  ['the match is over', { playable: false, view: { by: 'nobody' } }, 'over'],
])('while %s the hint is right', (_, given, hint) => {
  const { board, session, done } = begun(given)
  expect(board.mayAct()).toBe(hint === null)
  expect(session.hints).toEqual(hint === null ? [] : [hint])
  expect(done).toEqual([])
})

it('allows entering a roll on a board that accepts it', () => {
  const { board, session } = begun({ view: { by: 'chance' } }, null)
  expect(board.mayAct()).toBe(true)
  expect(session.hints).toEqual([])
})

it('offers to play from here in review, without a hint', () => {
  const { board, session, done } = begun({ reviewing: true, playable: false })
  expect(board.mayAct()).toBe(false)
  expect(done).toEqual(['tryHere'])
  expect(session.hints).toEqual([])
})

it('follows its props', () => {
  const { board, props } = begun({})
  props.view = { by: 1 }
  props.events = [{ type: 'one' }]
  props.story = [{ type: 'one' }, { type: 'two' }]
  props.newEvents = [{ type: 'two' }]
  expect(board.view.value.by).toBe(1)
  expect(board.events.value.map(({ type }) => type)).toEqual(['one'])
  expect(board.recentEvents.value.map(({ type }) => type)).toEqual(['one', 'two'])
  expect(board.newEvents.value.map(({ type }) => type)).toEqual(['two'])
})
