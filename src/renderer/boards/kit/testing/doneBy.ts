/** What a key does at a board, for tests: the function of its controller that is called, and with what. */
import { commandOf, type BoardKeyGroup } from '../keys.ts'

/** `['pick', 1]`, `['session.drop']`; null where the key does nothing. `given` are the fields of the board it reads. */
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
  // The proxy takes the place of the controller: it has every function.
  commandOf(keys, noting('') as Board, { key })?.run()
  return done
}
