/** Entering a roll or draw from a real table: pressed or typed, committed, left unseen, or drawn by the program. */
import { computed, reactive } from 'vue'
import type { Act, TrayProps } from '../kit.ts'
import { useTyped, type Typable } from './typed.ts'

export interface Entry<Outcome> {
  readonly choices: () => readonly Typable[]
  /** Whether choices can be typed now; always by default. */
  readonly isTyped?: () => boolean
  /** Takes back the last choice. */
  readonly back?: () => void
  /** The outcome of the choices so far, null while some are missing; omit it if every choice is an outcome. */
  readonly outcome?: () => Outcome | null
  /** Called instead of sending `outcome`, if a commit is not an outcome of chance. */
  readonly own?: { readonly isReady: () => boolean; readonly commit: () => void }
  /** The outcome that leaves the draw open; null where the rules do not allow that. */
  readonly unseen?: () => Outcome | null
}

/** What the frame of the tray shows of an entry, and its functions. */
export interface EntryTray {
  /** The codes that can be typed, and the text typed so far. */
  readonly codes: readonly string[]
  readonly typed: string
  readonly isReady: boolean
  readonly commit: () => void
  readonly mayBeUnseen: boolean
  readonly leaveUnseen: () => void
}

/** Each seat, typed by its number. */
export const seatCodes = (seats: TrayProps['seats'], pick: (seat: number) => void): readonly Typable[] =>
  seats.map((_, seat) => ({ code: String(seat + 1), pick: () => pick(seat) }))

/** The entries plus one more; keeps only the last ones if there are more than asked for. */
export const withOneMore = <V>(entered: readonly V[], one: V, asked: number): readonly V[] =>
  asked === 0 ? entered : [...entered, one].slice(-asked)

/**
 * The entry of a tray: `isOpen` says whether anything can be entered now, `enter` sends a complete outcome, `entry` is
 * for the frame.
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
