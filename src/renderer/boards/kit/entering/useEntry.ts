/** Entering by hand what fell or was drawn at a real table: pressed or typed, committed, left unseen, or drawn by the program. */
import { computed } from 'vue'
import type { Act, TrayProps } from '../kit.ts'
import { useTyped, type Typable } from './typed.ts'

export interface Entry<Outcome> {
  readonly choices: () => readonly Typable[]
  readonly back?: () => void
  readonly commit?: () => void
  /** The outcome where nobody has seen it; null where that cannot be said. */
  readonly unseen?: () => Outcome | null
}

/** Each seat by its number, to be typed. */
export const seatCodes = (seats: TrayProps['seats'], pick: (seat: number) => void): readonly Typable[] =>
  seats.map((_, seat) => ({ code: String(seat + 1), pick: () => pick(seat) }))

/** What has been entered, with one more; of so many that are asked for the last ones. */
export const withOneMore = <V>(entered: readonly V[], one: V, asked: number): readonly V[] =>
  asked === 0 ? entered : [...entered, one].slice(-asked)

export const useEntry = <Outcome extends Act>(props: TrayProps, { unseen, ...typing }: Entry<Outcome>) => {
  const isOpen = (): boolean => props.playable && !props.busy
  /** Sends an outcome, if it is complete. */
  const enter = (outcome: Outcome | null): void => {
    if (isOpen() && outcome !== null) props.enter(outcome)
  }
  const mayBeUnseen = computed(() => unseen !== undefined && unseen() !== null)
  const leaveUnseen = (): void => enter(unseen?.() ?? null)
  const codes = computed(() => typing.choices().map(({ code }) => code))
  const { text: typed } = useTyped({
    active: isOpen,
    ...typing,
    ...(unseen === undefined ? {} : { unseen: () => (mayBeUnseen.value ? leaveUnseen : null) }),
  })
  return { isOpen, enter, mayBeUnseen, leaveUnseen, codes, typed }
}
