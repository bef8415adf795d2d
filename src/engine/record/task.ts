/** A task: what a record asks its reader to do at a step, in place of the seat to act. */

/** Part of an event to look for: its type and any members that must be equal. */
export interface EventPattern {
  readonly type: string
  readonly [member: string]: string | number | boolean | null
}

/** Which actions count as right. */
export type RightActions =
  /** The action played there on the practised line. */
  | { readonly by: 'played' }
  /** Any of these actions. */
  | { readonly by: 'actions'; readonly actions: readonly unknown[] }
  /** Any action that causes all of these events. */
  | { readonly by: 'events'; readonly events: readonly EventPattern[] }

/** The content of a task. */
export interface TaskBody {
  readonly kind: 'task'
  /** The question. */
  readonly words: string
  /** May be empty, as may the words for answers. */
  readonly hint: string
  readonly right: RightActions
  readonly ifRight: string
  readonly ifWrong: string
  /** Words for particular wrong answers. */
  readonly answers: readonly { readonly action: unknown; readonly words: string }[]
}

/** The most actions, events and answers a task may name, each. */
export const MAX_TASK_ITEMS = 24

/** An empty task: what remains of a deleted one. */
export const NO_TASK: TaskBody = {
  kind: 'task',
  words: '',
  hint: '',
  right: { by: 'played' },
  ifRight: '',
  ifWrong: '',
  answers: [],
}

/** All texts of a task in reading order. */
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
