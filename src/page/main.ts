/** The page of a match, or of several: reads the records it carries and shows them, with no main process and no network. */
import '../renderer/app/jitless.ts'
import { keepComposing } from '../renderer/ui/composing.ts'
import type { Wording } from '../archive/page.ts'
import { collectionIn } from './collection.ts'
import { createCollectionReader, createReader } from './reader.ts'

keepComposing(window)
const textIn = (id: string): string => document.getElementById(id)?.textContent.trim() ?? ''
const collection = collectionIn(textIn('collection'))
const one = createReader(
  textIn('record'),
  document.querySelector<HTMLMetaElement>('meta[name=qipu-luck]')?.content,
  // As main has written it.
  JSON.parse(textIn('wordings') || '[]') as readonly Wording[],
)
window.qipu = collection === undefined ? one.client : createCollectionReader(collection.matches)

// Loaded only now, because the window looks for its client as soon as it is loaded.
const { mountPage: show } = await import('./show.ts')
await show(collection ?? one.match)
