/** The props of a board, for tests: mutable, and recording the board's calls. */
import { shallowReactive } from 'vue'
import type { Act, TrayProps } from '../kit.ts'

export interface TestBoardProps {
  readonly props: { -readonly [Name in keyof TrayProps]: TrayProps[Name] }
  /** The calls so far, oldest first: an action, or the name of a function without one. */
  readonly done: readonly (Act | string)[]
}

export const boardProps = (given: Partial<TrayProps> = {}): TestBoardProps => {
  const done: (Act | string)[] = []
  const note = (what: Act | string) => () => void done.push(what)
  const props = shallowReactive<TestBoardProps['props']>({
    view: { by: 0 },
    seats: [],
    events: [],
    playable: true,
    reviewing: false,
    busy: false,
    lastMove: null,
    story: [],
    newEvents: [],
    manual: false,
    check: async () => null,
    foresee: () => new Promise(() => {}),
    act: (action) => void done.push(action),
    enter: (outcome) => void done.push(outcome),
    roll: note('roll'),
    undo: note('undo'),
    tryHere: note('tryHere'),
    at: '0:start',
    ...given,
  })
  return { props, done }
}
