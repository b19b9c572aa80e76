import type { Locator, Page } from '@playwright/test'
import { writeCsv } from '../../../apps/server/src/platform/spreadsheet/write-csv.ts'
import { writeXlsx } from '../../../apps/server/src/platform/spreadsheet/write-xlsx.ts'
import { bytesOf } from '../../support/spreadsheets.ts'
import { expect } from './test.ts'

export type Rows = readonly (readonly string[])[]

/** A file of rows below their headings, as a workbook or as CSV by the ending of its name. */
async function fileOf(name: string, [headings = [], ...rows]: Rows) {
  if (name.endsWith('.csv')) return { name, mimeType: 'text/csv', buffer: await bytesOf(writeCsv([headings, ...rows])) }
  const workbook = writeXlsx(rows, { name: 'Rows', columns: headings.map((header) => ({ header })) })
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name, mimeType, buffer: await bytesOf(workbook) }
}

/** Hands a file to the import of a page; answers the wizard, where its columns stand. */
export async function chooseFile(page: Page, path: string, name: string, rows: Rows): Promise<Locator> {
  await page.goto(`${path}?import=new`)
  const wizard = page.getByRole('dialog', { name: /^Import / })
  const chooser = page.waitForEvent('filechooser')
  await wizard.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(await fileOf(name, rows))
  await expect(wizard.getByRole('button', { name: 'Check all rows' })).toBeVisible()
  return wizard
}

/** Enters the right value of a cell that was refused, and waits for what is left. */
export async function mend(wizard: Locator, label: string, value: string, left: string): Promise<void> {
  const input = wizard.getByLabel(label)
  await input.fill(value)
  await input.press('Enter')
  await expect(wizard.getByText(left).first()).toBeVisible()
}
