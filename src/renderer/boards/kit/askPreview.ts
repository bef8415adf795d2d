/** What main says of an action that is only in hand. */
import type { ApiError } from '../../../main/api/api.ts'
import type { Act, TrayProps } from './kit.ts'

export type Preview<E> =
  | { readonly is: 'legal'; readonly events: readonly E[] }
  | { readonly is: 'refused'; readonly error: ApiError }

/** Asks what an action would do, once for each key: the position and the action. */
export const askOnce = <E>(props: TrayProps) => {
  const known = new Map<string, Promise<Preview<E>>>()
  const ask = async (action: Act): Promise<Preview<E>> => {
    const answer = await props.foresee(action)
    return answer.ok
      ? { is: 'legal', events: answer.value.events as readonly unknown[] as readonly E[] }
      : { is: 'refused', error: answer.error }
  }
  return (key: string, action: Act): Promise<Preview<E>> => {
    const answer = known.get(key) ?? ask(action)
    known.set(key, answer)
    return answer
  }
}
