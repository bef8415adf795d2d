/** Asks main what the choice as it stands would do, once for each choice in a position. */
import type { Event } from '../../../engine/games/san-marco/event.ts'
import type { BoardProps } from '../kit.ts'
import { actionOf } from './choice.ts'
import { viewOf } from './conduct.ts'
import type { Session, Verdict } from './session.ts'

export const foreteller = (props: BoardProps, session: Session) => {
  const known = new Map<string, Promise<Verdict>>()
  let shown = ''
  return async (): Promise<void> => {
    const { value: choice } = session.choice
    const action = choice === null || !props.playable || props.busy ? null : actionOf(viewOf(props), choice)
    if (action === null || action.type === 'choose') {
      session.verdict.value = null
      shown = ''
      return
    }
    const key = `${props.at} ${JSON.stringify(action)}`
    // Nothing is said of this choice that was said of another.
    if (key !== shown) session.verdict.value = null
    shown = key
    const ask = async (): Promise<Verdict> => {
      const answer = await props.foresee(action)
      return answer.ok
        ? { is: 'legal', events: answer.value.events as readonly unknown[] as readonly Event[] }
        : { is: 'refused', error: answer.error }
    }
    const answer = known.get(key) ?? ask()
    known.set(key, answer)
    const verdict = await answer
    if (shown === key) session.verdict.value = verdict
  }
}
