/** The step an address names: `step` by its id, `at` by its number in the line. */
import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useTable } from '../stores/table.ts'

/** Goes to the step as soon as the address names another one; the answer goes there now. */
export const useLinkedStep = (match: () => string): (() => void) => {
  const store = useTable()
  const route = useRoute()
  const router = useRouter()
  const follow = (): void => {
    const { step, at } = route.query
    if (store.table?.match !== match()) return
    if (typeof at === 'string') return store.stepTo(Number(at) || 0)
    if (typeof step !== 'string' || !store.rows.has(step)) return
    store.review(step)
    void router.replace({ query: { review: '1' } })
  }
  watch(() => route.query['step'], follow)
  return follow
}
