/** The forms a match can be given away in. A form is a component that gets the subject; it saves by itself. */
import { Clapperboard, FileCode2, FileJson, FileText, GitFork, Image, Printer } from '@lucide/vue'
import { defineAsyncComponent, type Component } from 'vue'
import type { Format } from './exported.ts'
import FileForm from './FileForm.vue'
import FilmForm from './film/FilmForm.vue'
import PictureForm from './picture/PictureForm.vue'
import SheetText from './SheetText.vue'

export interface Kind {
  /** Names its texts: `share.kind.<id>` is what it is called, `share.about.<id>` says what it is good for. */
  readonly id: string
  readonly icon: Component
  readonly Component: Component
  readonly format?: Format
  /** It is made from this board; without, from the record alone. */
  readonly needsBoard?: boolean
}

/** It reads comments, which the library does without: loaded once it is asked for. */
const PrintForm = defineAsyncComponent(() => import('./print/PrintForm.vue'))

/** In the order they are offered; the first is chosen at the start. */
export const KINDS: readonly Kind[] = [
  { id: 'qipu', icon: GitFork, Component: FileForm, format: 'qipu' },
  { id: 'page', icon: FileCode2, Component: FileForm, format: 'html' },
  { id: 'picture', icon: Image, Component: PictureForm, needsBoard: true },
  { id: 'film', icon: Clapperboard, Component: FilmForm, needsBoard: true },
  { id: 'print', icon: Printer, Component: PrintForm, needsBoard: true },
  { id: 'sheet', icon: FileText, Component: SheetText, format: 'text' },
  { id: 'events', icon: FileJson, Component: FileForm, format: 'events' },
]
