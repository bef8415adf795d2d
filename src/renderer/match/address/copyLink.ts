/** Copies a link to a step of the open match. */
import { readOnly } from '../../ui/client/client.ts'
import { useTable } from '../table.ts'
import { useToasts } from '../../ui/toasts.ts'
import { textOf } from './tableAddress.ts'
import { useTablePlace } from './tablePlace.ts'
import { PAGE_FORM, TABLE_FORM } from './useTableAddress.ts'

export const useCopyLink = () => {
  const store = useTable()
  const toasts = useToasts()
  const { linkTo } = useTablePlace()
  const linkOf = (step: string): string => {
    const link = new URL(location.href)
    const place = textOf((readOnly ? PAGE_FORM : TABLE_FORM).query(linkTo(step)))
    link.hash = readOnly ? place : `/table/${store.table?.match ?? ''}?${place}`
    return link.href
  }
  return async (step: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(linkOf(step))
      toasts.show({ kind: 'good', k: 'address.copied', p: { n: store.rows.get(step)?.depth ?? 0 } })
    } catch {
      toasts.show({ kind: 'bad', k: 'address.notCopied' })
    }
  }
}
