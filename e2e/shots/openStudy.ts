/** Opens the annotated match of a game in review, at the step with drawings on its board. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openTable } from '../support/library.ts'
import { currentRow, openTab } from '../support/moves.ts'
import { studyOf } from '../support/studiedMatches.ts'

/** Returns the row of that step in the list of moves. */
export const openStudy = async (page: Page, id: string): Promise<Locator> => {
  const { record, title, number } = studyOf(id)
  await importRecord(page, record, title)
  await openTable(page, `${record.root}?review=1&at=${number}`)
  await openTab(page, 'Moves')
  const row = currentRow(page, number)
  await expect(row).toHaveCount(1)
  await expect(page.locator('.marks .mark')).not.toHaveCount(0)
  return row
}
