/** Props, actions and hints that every board and tray shares. */
import { computed, type ComputedRef, type Ref } from 'vue'
import type { Actor } from '../../../engine/kernel/seat.ts'
import type { BoardProps, TrayProps } from './kit.ts'
import type { Session, SessionTypes } from './session.ts'
import { useElementSize } from '@vueuse/core'

// The room for a board's drawing.

/**
 * In CSS pixels; null until it is measured. Stays the same object while the size is the same, so that a redraw around a
 * board does not lay it out anew.
 */
export const useBoardSize = (
  place: Readonly<Ref<HTMLElement | null>>,
): ComputedRef<BoardProps['size'] | null> => {
  const { width, height } = useElementSize(place)
  return computed(() => (width.value === 0 ? null : { width: width.value, height: height.value }))
}

/** The props in the types of the board's own game. */
export interface Board<T extends SessionTypes> {
  readonly view: ComputedRef<T['view']>
  /** Of the step that led here. */
  readonly events: ComputedRef<readonly T['event'][]>
  /** Of the last steps up to here, oldest first. */
  readonly recentEvents: ComputedRef<readonly T['event'][]>
  /** Of the steps shown as they happen. */
  readonly newEvents: ComputedRef<readonly T['event'][]>
  /** The advised action; null without one. */
  readonly advised: ComputedRef<T['action'] | null>
  readonly session: Session<T>
  /** The current draft. */
  readonly draft: ComputedRef<T['draft']>
  /**
   * Whether the viewer may choose something now. If not, shows a hint why; in review it offers to play from this
   * position instead.
   */
  readonly mayAct: () => boolean
}

/** Hints that differ between boards: codes of their texts. */
interface BoardHints {
  /** While chance has to act. */
  readonly chance: string
  /** While players enter a roll or draw in the tray; null where the board accepts it as well. */
  readonly entering: string | null
}

interface Turn {
  readonly by: Actor | 'nobody'
}

/** Makes the composable that gives a board and its parts their own view, events, session and draft. */
export const defineBoard =
  <T extends SessionTypes & { readonly view: Turn }>(hints: BoardHints) =>
  (props: TrayProps): Board<T> => {
    // The table passes view, events, actions and session on untyped; each board receives only its own game's.
    const view = computed(() => props.view as T['view'])
    const ofGame = (events: readonly unknown[]): readonly T['event'][] => events
    const session = props.session as Session<T>

    /** A hint why nothing can be chosen; null if something can. */
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
