/** Whether a match has an analysis that can go along with what is shared of it. */
import { ref, type Ref } from 'vue'
import { client } from '../ui/client/client.ts'

/** False until main has answered; a match nobody can analyse has none. */
export const useAnalysed = (match: string): Readonly<Ref<boolean>> => {
  const has = ref(false)
  void client.request('library.exportSize', { match, format: 'qipu', analysis: true }).then((answer) => {
    has.value = answer.ok && answer.value.analysed > 0
  })
  return has
}
