/** A task while it is being written, kept for as long as its window is open: leaving it or loading it again loses nothing. */
import { jsonOf, membersOf } from '../../../engine/kernel/json.ts'
import type { Keep } from '../../ui/client/session.ts'
import type { TaskForm } from './taskForm.ts'

export interface TaskPlace {
  readonly match: string
  readonly step: string
  /** The task that is changed; undefined for a new one. */
  readonly note: string | undefined
}

const nameOf = ({ match, step, note = 'new' }: TaskPlace): string => `qipu.task ${match} ${step} ${note}`

const isForm = (value: unknown): value is TaskForm => {
  const kept = membersOf(value) ?? {}
  return (
    ['words', 'hint', 'ifRight', 'ifWrong'].every((field) => typeof kept[field] === 'string') &&
    ['played', 'actions', 'events'].includes(String(kept['by'])) &&
    ['actions', 'events', 'answers'].every((field) => Array.isArray(kept[field]))
  )
}

/** What was written there; undefined if nothing was, or nothing of this form, as after another version's. */
export const draftAt = (keep: Keep, place: TaskPlace): TaskForm | undefined => {
  const kept = jsonOf(keep.getItem(nameOf(place)) ?? '')
  return isForm(kept) ? kept : undefined
}

export const keepDraft = (keep: Keep, place: TaskPlace, form: TaskForm): void =>
  keep.setItem(nameOf(place), JSON.stringify(form))

export const dropDraft = (keep: Keep, place: TaskPlace): void => keep.removeItem(nameOf(place))
