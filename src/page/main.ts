/** Entry point of an exported page: shows the records inside it without a main process or a network. */
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
  // Written by main’s export.
  JSON.parse(textIn('wordings') || '[]') as readonly Wording[],
)
window.qipu = collection === undefined ? one.client : createCollectionReader(collection.matches)

// A dynamic import, because the renderer’s modules look for their client as soon as they load.
void import('./show.ts').then(({ mountPage }) => mountPage(collection ?? one.match))
