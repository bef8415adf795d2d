/** What every board and tray does with what the table hands it. */
import { computed, type ComputedRef, type Ref } from 'vue'
import type { Actor } from '../../../engine/kernel/seat.ts'
import type { TrayProps, BoardProps } from './kit.ts'
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
export interface Board<View, Event, Session> {
  readonly view: ComputedRef<View>
  /** Of the step that led here. */
  readonly events: ComputedRef<readonly Event[]>
  /** Of the last steps up to here, oldest first. */
  readonly recentEvents: ComputedRef<readonly Event[]>
  /** Of the steps that are seen to happen. */
  readonly newEvents: ComputedRef<readonly Event[]>
  readonly session: Session
  /**
   * Whether something may be chosen now. If not, a hint says why; while people look back, playing from here is
   * offered instead.
   */
  readonly mayAct: () => boolean
}

/** Hints that are not the same on all boards: codes of their texts. */
interface BoardHints {
  /** While chance is to act. */
  readonly chance: string
  /** While people are to enter in the tray what fell; null where they do it on the board as well. */
  readonly entering: string | null
}

interface Turn {
  readonly by: Actor | 'nobody'
}
interface Hinting {
  readonly hint: (code: string) => void
}

/** Makes the composable that gives a board, and all parts of it, their own view, events and session. */
export const defineBoard =
  <View extends Turn, Event, Session extends Hinting>(hints: BoardHints) =>
  (props: TrayProps): Board<View, Event, Session> => {
    // A board knows its own game: view, events and session come to it under the table's opaque types, and nothing
    // but the board of this game ever gets them.
    const view = computed(() => props.view as View)
    const ofGame = (events: readonly unknown[]): readonly Event[] => events as readonly Event[]
    const session = props.session as Session

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
      session,
      mayAct,
    }
  }
