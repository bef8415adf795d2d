/** Carries the api between windows and the service; listens to nobody but our own page. */
import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron'
import type { Answer, Method } from '../api/api.ts'
import type { Connection, Service } from '../api/connection.ts'
import { reportSchema, type Report } from '../api/report.ts'
import { REPORT_CHANNEL, REQUEST_CHANNEL, sendPush, PDF_CHANNEL } from './channels.ts'
import { isOwnPage } from './guard.ts'

const NOT_OURS: Answer<never> = { ok: false, error: { code: 'badRequest', details: { at: 'sender' } } }

/** True for the main frame of a window that shows our page. */
export const isOwnPageEvent = ({ sender, senderFrame }: IpcMainInvokeEvent | IpcMainEvent): boolean =>
  senderFrame !== null && senderFrame === sender.mainFrame && isOwnPage(senderFrame.url)

/** What a page asks while it starts; with anything else it shows that it listens to pushes. */
const ASKED_AT_START: readonly string[] = ['app.info', 'settings.get', 'library.opening'] satisfies Method[]

/** `onListening` hears of a page (again and again) once it listens to pushes. */
export const serveIpc = (
  ipc: Pick<IpcMain, 'handle'>,
  service: Service,
  onListening: (page: WebContents) => void,
): void => {
  const connections = new Map<WebContents, Connection>()

  const connect = (page: WebContents): Connection => {
    const connection = service.connect((push, value) => sendPush(page, push, value))
    const end = (): void => {
      if (connections.get(page) === connection) connections.delete(page)
      connection.close()
    }
    page.once('destroyed', end)
    page.once('render-process-gone', end)
    // Loaded anew, a page has opened nothing yet.
    page.once('did-navigate', end)
    connections.set(page, connection)
    return connection
  }

  ipc.handle(REQUEST_CHANNEL, (event, method: unknown, input: unknown) => {
    if (!isOwnPageEvent(event) || typeof method !== 'string') return NOT_OURS
    const connection = connections.get(event.sender) ?? connect(event.sender)
    if (!ASKED_AT_START.includes(method)) onListening(event.sender)
    return connection.handle(method, input)
  })
}

/** Hears what our pages say of themselves; anything of another shape, or from anybody else, is not heard. */
export const receiveReports = (
  ipc: Pick<IpcMain, 'on'>,
  onReport: (page: WebContents, report: Report) => void,
): void => {
  ipc.on(REPORT_CHANNEL, (event, said: unknown) => {
    if (!isOwnPageEvent(event)) return
    const report = reportSchema.safeParse(said)
    if (report.success) onReport(event.sender, report.data)
    else console.error('What a page said of itself cannot be understood:', report.error.message)
  })
}

/** What a window would print, as a PDF: the browser's own, which a window in the browser offers by itself. */
type Pdf = Answer<{ readonly bytes: string }>

/** Answers the own page alone, with what it has laid out for paper; its style sheet names the paper. */
export const servePdf = (ipc: Pick<IpcMain, 'handle'>): void => {
  ipc.handle(PDF_CHANNEL, async (event): Promise<Pdf> => {
    if (!isOwnPageEvent(event)) return NOT_OURS
    try {
      const pdf = await event.sender.printToPDF({ preferCSSPageSize: true, generateTaggedPDF: true })
      return { ok: true, value: { bytes: pdf.toString('base64') } }
    } catch (thrown) {
      console.error('The PDF could not be made:', thrown)
      return { ok: false, error: { code: 'pdfFailed' } }
    }
  })
}
