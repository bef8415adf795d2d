/** What a window would print, as a PDF: the browser's own, which a window in the browser offers by itself. */
import type { IpcMain } from 'electron'
import type { Answer } from '../api/api.ts'
import { PDF_CHANNEL } from './channels.ts'
import { isOurs, NOT_OURS } from './ipc.ts'

type Pdf = Answer<{ readonly bytes: string }>

/** Answers the own page alone, with what it has laid out for paper; its style sheet names the paper. */
export const servePdf = (ipc: Pick<IpcMain, 'handle'>): void => {
  ipc.handle(PDF_CHANNEL, async (event): Promise<Pdf> => {
    if (!isOurs(event)) return NOT_OURS
    try {
      const pdf = await event.sender.printToPDF({ preferCSSPageSize: true, generateTaggedPDF: true })
      return { ok: true, value: { bytes: pdf.toString('base64') } }
    } catch (thrown) {
      console.error('The PDF could not be made:', thrown)
      return { ok: false, error: { code: 'pdfFailed' } }
    }
  })
}
