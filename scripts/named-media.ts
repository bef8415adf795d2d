/** Style sheets name the sizes at which layouts change, `@media (--compact)`; the build puts the queries there. */
import { MEDIA } from '../src/renderer/ui/theme/media.ts'

/** As much of an at-rule of PostCSS as is read here. */
interface MediaRule {
  params: string
  readonly error: (message: string) => Error
}

const QUERIES = new Map<string, string>(Object.entries(MEDIA))

/** A plugin of PostCSS. */
const namedMedia = {
  postcssPlugin: 'qipu-named-media',
  AtRule: {
    media(rule: MediaRule): void {
      const [, name] = /^\(--([\w-]+)\)$/.exec(rule.params) ?? []
      if (name === undefined) return
      const query = QUERIES.get(name)
      if (query === undefined) throw rule.error(`No size is named ${name} in src/renderer/ui/theme/media.ts`)
      rule.params = query
    },
  },
}

/** How Vite reads style sheets and the styles of components, wherever it builds or serves them. */
export const CSS_OPTIONS = { postcss: { plugins: [namedMedia] } }
