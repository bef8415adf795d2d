/** Tasks of what an analysis found: at each mistake that is meant, a better action is asked for. */
import { computed } from 'vue'
import type { NoteEdit } from '../../../main/api/api.ts'
import { say } from '../../ui/i18n.ts'
import { onceAtATime } from '../../ui/client/onceAtATime.ts'
import { useNotes } from '../../match/notes/notes.ts'
import { useStudy } from './study.ts'
import { useTable } from '../../match/table.ts'
import { useToasts } from '../../ui/toasts.ts'
import { percent } from '../../match/analysis/figures.ts'
import type { Decision } from '../../match/analysis/types.ts'

/** Actions that are worth the best one, as far as the estimate tells them apart. */
const NEAR = 0.02
/** As many as one request may make. */
const MOST = 100

/** The task before a mistake; `did` says an action in words. */
const taskOf = (decision: Decision, name: string) => {
  const { best, played } = decision
  const top = best[0]?.chance ?? played.chance
  const right = best.filter(({ chance }) => top - chance <= NEAR).map(({ action }) => action)
  const figures = { best: percent(top), played: percent(played.chance) }
  return {
    kind: 'task' as const,
    words: say('study.tasks.ask', { name }),
    hint: '',
    right: { by: 'actions' as const, actions: right },
    ifRight: say('study.tasks.right', figures),
    ifWrong: '',
    answers: [{ action: played.action, words: say('study.tasks.played', figures) }],
  }
}

export const useMistakeTasks = () => {
  const store = useTable()
  const notes = useNotes()
  const study = useStudy()
  const toasts = useToasts()
  const asked = computed(
    () =>
      new Set([...notes.notes.values()].flatMap(({ body, step }) => (body.kind === 'task' ? [step] : []))),
  )
  /** Those before which nothing is asked yet. */
  const fresh = computed((): readonly NoteEdit[] =>
    study.choice
      .flatMap(({ decision }) => {
        const step = store.rows.get(decision.step)?.parent
        const name = store.table?.seats[decision.seat]?.name ?? ''
        return step === null || step === undefined || asked.value.has(step) || decision.best.length === 0
          ? []
          : [{ step, body: taskOf(decision, name) }]
      })
      .slice(0, MOST),
  )
  return {
    fresh,
    /** All of them in one go, which one undo takes back. */
    make: onceAtATime(async () => {
      const n = fresh.value.length
      const made = await notes.edit(fresh.value)
      if (made !== null) toasts.show({ kind: 'good', k: 'study.tasks.made', p: { n } })
    }),
  }
}
