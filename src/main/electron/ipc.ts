/** Carries requests, reports and PDFs between windows and main; answers only our own page. */
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

/** Requests a page makes while it starts; any other request shows that it listens to pushes. */
const ASKED_AT_START: readonly string[] = ['app.info', 'settings.get', 'library.opening'] satisfies Method[]

/** Serves requests. Calls `onListening`, repeatedly, for a page that listens to pushes. */
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
    // A reloaded page has opened nothing yet.
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

/** Receives the reports of our pages; ignores other senders and logs invalid reports. */
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

type Pdf = Answer<{ readonly bytes: string }>

/**
 * Prints our own page to a PDF, which browsers offer by themselves; its style sheet names the paper. Code pdfFailed.
 */
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
