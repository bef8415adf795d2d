/** Exposes the api to the window as a `Client`, and nothing else of Electron or Node. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { Answer, Client, Method, Output, Push, PushOf } from '../main/api/api.ts'
import {
  DRAG_CHANNEL,
  PDF_CHANNEL,
  LIBRARY_FOLDER_CHANNEL,
  PUSH_CHANNEL,
  REPORT_CHANNEL,
  REQUEST_CHANNEL,
  type PushMessage,
} from '../main/electron/channels.ts'

const client: Client = {
  request: <M extends Method>(method: M, input: unknown) =>
    // Main answers each method with its own output, which tests check against the schemas.
    ipcRenderer.invoke(REQUEST_CHANNEL, method, input) as Promise<Answer<Output<M>>>,
  on<P extends Push>(push: P, listener: (value: PushOf<P>) => void) {
    const receive = (_event: IpcRendererEvent, message: PushMessage): void => {
      // Main sends under each name a value of the push's type.
      if (message.push === push) listener(message.value as PushOf<P>)
    }
    ipcRenderer.on(PUSH_CHANNEL, receive)
    return () => void ipcRenderer.off(PUSH_CHANNEL, receive)
  },
  pdf: () => ipcRenderer.invoke(PDF_CHANNEL) as ReturnType<NonNullable<Client['pdf']>>,
  chooseLibraryFolder: (what) => ipcRenderer.invoke(LIBRARY_FOLDER_CHANNEL, what) as Promise<void>,
  drag: (match) => ipcRenderer.send(DRAG_CHANNEL, match),
  report: (report) => ipcRenderer.send(REPORT_CHANNEL, report),
}

contextBridge.exposeInMainWorld('qipu', client)
