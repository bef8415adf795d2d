/** Entering by hand what was rolled or drawn at a real table: pressed or typed, committed, left unseen, or drawn by the program. */
import { computed, reactive } from 'vue'
import type { Act, TrayProps } from '../kit.ts'
import { useTyped, type Typable } from './typed.ts'

export interface Entry<Outcome> {
  readonly choices: () => readonly Typable[]
  /** Whether choices can be typed now; always, unless it is said. */
  readonly isTyped?: () => boolean
  /** Takes back the choice made last. */
  readonly back?: () => void
  /** What the choices so far come to, null while some are missing; left out where every choice is an outcome. */
  readonly outcome?: () => Outcome | null
  /** In place of `outcome`, where a commit sends no outcome of chance. */
  readonly own?: { readonly isReady: () => boolean; readonly commit: () => void }
  /** The outcome that leaves open what was drawn; null where the rules do not allow that. */
  readonly unseen?: () => Outcome | null
}

/** What the frame of the tray shows of an entry, and does with it. */
export interface EntryTray {
  /** What can be typed, and what was typed of it so far. */
  readonly codes: readonly string[]
  readonly typed: string
  readonly isReady: boolean
  readonly commit: () => void
  readonly mayBeUnseen: boolean
  readonly leaveUnseen: () => void
}

/** Each seat by its number, to be typed. */
export const seatCodes = (seats: TrayProps['seats'], pick: (seat: number) => void): readonly Typable[] =>
  seats.map((_, seat) => ({ code: String(seat + 1), pick: () => pick(seat) }))

/** What has been entered, with one more; of so many that are asked for the last ones. */
export const withOneMore = <V>(entered: readonly V[], one: V, asked: number): readonly V[] =>
  asked === 0 ? entered : [...entered, one].slice(-asked)

/**
 * The entry of a tray: `isOpen` tells whether anything can be entered now, `enter` sends an outcome that is complete,
 * `entry` goes to the frame.
 */
export const useEntry = <Outcome extends Act>(
  props: TrayProps,
  { choices, isTyped = () => true, back, outcome, own, unseen }: Entry<Outcome>,
) => {
  const isOpen = (): boolean => props.playable && !props.busy
  const enter = (entered: Outcome | null): void => {
    if (isOpen() && entered !== null) props.enter(entered)
  }
  const commits = own ?? {
    isReady: () => (outcome?.() ?? null) !== null,
    commit: () => enter(outcome?.() ?? null),
  }
  const mayBeUnseen = computed(() => (unseen?.() ?? null) !== null)
  const leaveUnseen = (): void => enter(unseen?.() ?? null)
  const { text: typed } = useTyped({
    active: () => isOpen() && isTyped(),
    choices,
    commit: commits.commit,
    ...(back === undefined ? {} : { back }),
    ...(unseen === undefined ? {} : { unseen: () => (mayBeUnseen.value ? leaveUnseen : null) }),
  })
  const entry: EntryTray = reactive({
    codes: computed(() => choices().map(({ code }) => code)),
    typed,
    isReady: computed(commits.isReady),
    commit: commits.commit,
    mayBeUnseen,
    leaveUnseen,
  })
  return { isOpen, enter, entry }
}
