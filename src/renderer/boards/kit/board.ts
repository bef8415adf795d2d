/** What every board and tray does with what the table hands it. */
import { computed, type ComputedRef, type Ref } from 'vue'
import type { Actor } from '../../../engine/kernel/seat.ts'
import type { TrayProps, BoardProps } from './kit.ts'
import type { Session, SessionTypes } from './session.ts'
import { useElementSize } from '@vueuse/core'

// The room a board is drawn in.

/**
 * In CSS pixels; null until it is measured. One and the same as long as it keeps its size, so that a board is not laid out
 * anew whenever what is around it is drawn.
 */
export const useBoardSize = (
  place: Readonly<Ref<HTMLElement | null>>,
): ComputedRef<BoardProps['size'] | null> => {
  const { width, height } = useElementSize(place)
  return computed(() => (width.value === 0 ? null : { width: width.value, height: height.value }))
}

/** The props as the board's own game knows them. */
export interface Board<T extends SessionTypes> {
  readonly view: ComputedRef<T['view']>
  /** Of the step that led here. */
  readonly events: ComputedRef<readonly T['event'][]>
  /** Of the last steps up to here, oldest first. */
  readonly recentEvents: ComputedRef<readonly T['event'][]>
  /** Of the steps that are seen to happen. */
  readonly newEvents: ComputedRef<readonly T['event'][]>
  /** The action that is advised; null without one. */
  readonly advised: ComputedRef<T['action'] | null>
  readonly session: Session<T>
  /** What is chosen so far. */
  readonly draft: ComputedRef<T['draft']>
  /**
   * Whether something may be chosen now. If not, a hint says why; in review the window offers to play from this
   * position instead.
   */
  readonly mayAct: () => boolean
}

/** Hints that are not the same on all boards: codes of their texts. */
interface BoardHints {
  /** While chance is to act. */
  readonly chance: string
  /** While people enter in the tray what was rolled or drawn; null where the board takes it as well. */
  readonly entering: string | null
}

interface Turn {
  readonly by: Actor | 'nobody'
}

/** Makes the composable that gives a board, and all parts of it, their own view, events, session and draft. */
export const defineBoard =
  <T extends SessionTypes & { readonly view: Turn }>(hints: BoardHints) =>
  (props: TrayProps & Partial<Pick<BoardProps, 'advised'>>): Board<T> => {
    // The table hands view, events, actions and session on without knowing the game; only its own board gets them.
    const view = computed(() => props.view as T['view'])
    const ofGame = (events: readonly unknown[]): readonly T['event'][] => events
    const session = props.session as Session<T>

    /** Why nothing can be chosen, as a hint; null if it can. */
    const obstacle = (): string | null => {
      const { by } = view.value
      if (props.busy) return 'busy'
      if (props.playable) return by === 'chance' ? hints.entering : null
      if (by === 'nobody') return 'over'
      if (props.obstacle) return props.obstacle
      return by === 'chance' ? hints.chance : 'notYourTurn'
    }
    const mayAct = (): boolean => {
      if (props.reviewing) {
        props.tryHere()
        return false
      }
      const code = obstacle()
      if (code !== null) session.hint(code)
      return code === null
    }
    return {
      view,
      events: computed(() => ofGame(props.events)),
      recentEvents: computed(() => ofGame(props.story)),
      newEvents: computed(() => ofGame(props.newEvents)),
      advised: computed(() => props.advised ?? null),
      session,
      draft: computed(() => session.draftIn(view.value)),
      mayAct,
    }
  }
