/** Requests the files main exports, and hands them to the person. */
import type { Answer, Input, Output } from '../../main/api/api.ts'
import { bytesOf, save } from '../ui/format/bytes.ts'
import { client } from '../ui/client/client.ts'
import { useToasts } from '../ui/toasts.ts'
import type { Subject } from './sharing.ts'

type Exported = Output<'library.export'>
export type Format = Input<'library.export'>['format']

export const exportOf = (input: Input<'library.export'>): Promise<Answer<Exported>> =>
  client.request('library.export', input)

/** Saves the file main wrote and says so, or shows the refusal. True if it was saved. */
export const saveExport = async (input: Input<'library.export'>): Promise<boolean> => {
  const toasts = useToasts()
  const answer = await exportOf(input)
  if (answer.ok) saved(answer.value.name, answer.value.type, bytesOf(answer.value.bytes))
  else toasts.refused(answer.error)
  return answer.ok
}

/** Copies something to the clipboard and says so, or says that it failed. */
export const copied = async (
  write: () => Promise<void>,
  toasts: ReturnType<typeof useToasts>,
  refusal = 'share.notCopied',
): Promise<void> => {
  try {
    await write()
    toasts.show({ kind: 'good', k: 'share.copied' })
  } catch {
    toasts.show({ kind: 'bad', k: refusal })
  }
}

/** Saves a file through the browser and says so. */
export const saved = (name: string, type: string, content: BlobPart): void => {
  save(name, new Blob([content], { type }))
  useToasts().show({ kind: 'good', k: 'share.saved', p: { name } })
}

/** Props of every format's component. */
export interface KindProps {
  readonly subject: Subject
  /** The file format, for files main writes. */
  readonly format?: Format
}
