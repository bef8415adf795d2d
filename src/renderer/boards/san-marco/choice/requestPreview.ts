/** Asks main what the choice as it stands would do, once for each choice in a position. */
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import type { BoardProps } from '../../kit/kit.ts'
import { askOnce } from '../../kit/askPreview.ts'
import { actionOf } from './choice.ts'
import { viewOf } from '../input/controller.ts'
import type { Session } from './session.ts'

export const requestPreview = (props: BoardProps, session: Session) => {
  const ask = askOnce<Event>(props)
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
    const verdict = await ask(key, action)
    if (shown === key) session.verdict.value = verdict
  }
}
