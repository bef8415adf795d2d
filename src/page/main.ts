/** The page of one match: reads the record it carries and shows it, with no main process and no network. */
import '../renderer/shell/jitless.ts'
import { createReader } from './reader.ts'

const { match, client } = createReader(
  document.getElementById('record')?.textContent.trim() ?? '',
  document.querySelector<HTMLMetaElement>('meta[name=qipu-luck]')?.content,
)
window.qipu = client

// Loaded only now, because the window looks for its client as soon as it is loaded.
const { mountPage: show } = await import('./show.ts')
await show(match)
