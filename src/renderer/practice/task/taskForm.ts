/** The form of a task, and the note it becomes. */
import { MAX_TASK_ITEMS, NO_TASK, type EventPattern, type TaskBody } from '../../../engine/record/task.ts'
import { sameJson } from '../../../engine/record/canonical.ts'
import type { Act } from '../../boards/kit/kit.ts'
import { parseJson, asObject } from '../../../engine/kernel/json.ts'
import type { Keep } from '../../ui/client/session.ts'

/** A pattern that matches such an event of the same seat, whatever its other fields are. */
export const patternOf = (event: {
  readonly type: string
  readonly [member: string]: unknown
}): EventPattern => {
  const { type, seat } = event
  return typeof seat === 'number' ? { type, seat } : { type }
}

export interface TaskForm {
  words: string
  hint: string
  by: TaskBody['right']['by']
  actions: readonly Act[]
  events: readonly EventPattern[]
  ifRight: string
  ifWrong: string
  answers: readonly { readonly action: Act; readonly words: string }[]
}

/** Actions come from the game or from a validated file, so they have types. */
const acts = (actions: readonly unknown[]): readonly Act[] => actions as readonly Act[]

export const formOf = ({ right, answers, ...rest }: TaskBody = NO_TASK): TaskForm => ({
  words: rest.words,
  hint: rest.hint,
  by: right.by,
  actions: right.by === 'actions' ? acts(right.actions) : [],
  events: right.by === 'events' ? right.events : [],
  ifRight: rest.ifRight,
  ifWrong: rest.ifWrong,
  answers: answers.map(({ action, words }) => ({ action: acts([action])[0] ?? { type: '' }, words })),
})

const rightOf = ({ by, actions, events }: TaskForm): TaskBody['right'] => {
  switch (by) {
    case 'played':
      return { by }
    case 'actions':
      return { by, actions: [...actions] }
    case 'events':
      return { by, events: [...events] }
  }
}

export const bodyOf = (form: TaskForm) => ({
  kind: 'task' as const,
  words: form.words.trim(),
  hint: form.hint.trim(),
  right: rightOf(form),
  ifRight: form.ifRight.trim(),
  ifWrong: form.ifWrong.trim(),
  answers: form.answers.map(({ action, words }) => ({ action, words: words.trim() })),
})

/** The missing part, if any: `words` or `right`. */
export const missingIn = (form: TaskForm): 'words' | 'right' | null => {
  if (form.words.trim() === '') return 'words'
  const named = { played: 1, actions: form.actions.length, events: form.events.length }[form.by]
  return named === 0 ? 'right' : null
}

/** Adds an action unless it is there or the list is full. */
export const withAction = (actions: readonly Act[], action: Act): readonly Act[] =>
  actions.length >= MAX_TASK_ITEMS || actions.some((each) => sameJson(each, action))
    ? actions
    : [...actions, action]

/**
 * Identifies a task form. It is kept as long as its window is open, so leaving or reloading loses nothing.
 */
export interface TaskPlace {
  readonly match: string
  readonly step: string
  /** The task being edited; undefined for a new one. */
  readonly note: string | undefined
}

const nameOf = ({ match, step, note = 'new' }: TaskPlace): string => `qipu.task ${match} ${step} ${note}`

const isForm = (value: unknown): value is TaskForm => {
  const kept = asObject(value) ?? {}
  return (
    ['words', 'hint', 'ifRight', 'ifWrong'].every((field) => typeof kept[field] === 'string') &&
    ['played', 'actions', 'events'].includes(String(kept['by'])) &&
    ['actions', 'events', 'answers'].every((field) => Array.isArray(kept[field]))
  )
}

/** The unsaved form; undefined if there is none, or it has another shape, as after another version. */
export const draftAt = (keep: Keep, place: TaskPlace): TaskForm | undefined => {
  const kept = parseJson(keep.getItem(nameOf(place)) ?? '')
  return isForm(kept) ? kept : undefined
}

export const keepDraft = (keep: Keep, place: TaskPlace, form: TaskForm): void =>
  keep.setItem(nameOf(place), JSON.stringify(form))

export const dropDraft = (keep: Keep, place: TaskPlace): void => keep.removeItem(nameOf(place))
