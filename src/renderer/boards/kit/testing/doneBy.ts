/** What a key does at a board, for tests: the controller function it calls, and its arguments. */
import { commandOf, type BoardKeyGroup } from '../keys.ts'

/** `['pick', 1]`, `['session.drop']`; null if the key does nothing. `given` are the fields of the board it reads. */
export const doneBy = <Board>(
  keys: BoardKeyGroup<Board>,
  key: string,
  given: object = {},
): readonly unknown[] | null => {
  let done: readonly unknown[] | null = null
  const noting = (path: string): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) =>
        path === '' && name in given
          ? Reflect.get(given, name)
          : noting(path === '' ? String(name) : `${path}.${String(name)}`),
      apply: (_, __, args: readonly unknown[]) => void (done = [path, ...args]),
    })
  // A proxy stands in for the controller and has every function.
  commandOf(keys, noting('') as Board, { key })?.run()
  return done
}
