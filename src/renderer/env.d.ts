/// <reference types="vite/client" />
import type { Client } from '../main/api/api.ts'

declare global {
  interface Window {
    /** Put there by the preload of the desktop shell, or by the page of a shared match; absent in a browser. */
    qipu?: Client
  }
}
