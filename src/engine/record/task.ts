/** A task: what a record asks of its reader at a step, in the place of the seat that acts there. */

/** Part of an event, as a fact to be looked for: its type, and whatever else of it must be so. */
export interface EventPattern {
  readonly type: string
  readonly [member: string]: string | number | boolean | null
}

/** Which actions count as right. */
export type RightActions =
  /** The one that was played there, on the line that is practised. */
  | { readonly by: 'played' }
  /** Any of these. */
  | { readonly by: 'actions'; readonly actions: readonly unknown[] }
  /** Whatever causes all of these. */
  | { readonly by: 'events'; readonly events: readonly EventPattern[] }

export interface TaskBody {
  readonly kind: 'task'
  /** What is asked. */
  readonly words: string
  /** May be empty, as may what is said to an answer. */
  readonly hint: string
  readonly right: RightActions
  readonly ifRight: string
  readonly ifWrong: string
  /** What is said to particular wrong ones. */
  readonly answers: readonly { readonly action: unknown; readonly words: string }[]
}

/** The most actions, events and answers a task may name, each. */
export const MAX_TASK_ITEMS = 24

/** A task that asks nothing: all that is left of a deleted one. */
export const NO_TASK: TaskBody = {
  kind: 'task',
  words: '',
  hint: '',
  right: { by: 'played' },
  ifRight: '',
  ifWrong: '',
  answers: [],
}

/** All words of a task, in the order they are read. */
export const wordsOfTask = ({ words, hint, ifRight, ifWrong, answers }: TaskBody): readonly string[] => [
  words,
  hint,
  ifRight,
  ifWrong,
  ...answers.map((answer) => answer.words),
]

/** The actions a task names. */
export const actionsOfTask = ({ right, answers }: TaskBody): readonly unknown[] => [
  ...(right.by === 'actions' ? right.actions : []),
  ...answers.map(({ action }) => action),
]
