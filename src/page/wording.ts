import { watch } from 'vue'
import { client } from '../renderer/ui/client/client.ts'
import { leading } from '../renderer/ui/i18n.ts'

/** Where the match is told in either language: once the page speaks another, `again` asks anew for what is said in it. */
export const onWording = (match: () => string, again: () => unknown): void =>
  void watch(leading, async (language) => {
    const { ok } = await client.request('samples.edition', { match: match(), language })
    if (ok && language === leading.value) void again()
  })
