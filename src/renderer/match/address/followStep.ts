/** Follows a link to a step; the screen provides it, so that Back returns. */
import { inject, type InjectionKey } from 'vue'
import { useTable } from '../table.ts'

export const FOLLOW_STEP: InjectionKey<(step: string) => void> = Symbol('follow a step')

export const useFollowStep = (): ((step: string) => void) => {
  const store = useTable()
  return inject(FOLLOW_STEP, store.review)
}
