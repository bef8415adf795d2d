import { watch } from 'vue'
import { client } from '../renderer/ui/client/client.ts'
import { leading } from '../renderer/ui/i18n.ts'

/** Calls `again` to reload the notes after a change of language, if the match has notes in both languages. */
export const onWording = (match: () => string, again: () => unknown): void =>
  void watch(leading, async (language) => {
    const { ok } = await client.request('samples.edition', { match: match(), language })
    if (ok && language === leading.value) void again()
  })
