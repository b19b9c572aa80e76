import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test, vi } from 'vitest'
import { someReferences } from '../../../../../tests/support/import-plans.ts'
import { readAll } from '../../../../../tests/support/spreadsheets.ts'
import { inspectMembers, unpacked } from '../spreadsheet/inspect-members.ts'
import { membersOf } from '../spreadsheet/zip-members.ts'
import { importColumns } from './import-columns.ts'
import { importForm } from './import-form.ts'
import { mapColumns } from './map-columns.ts'

// Every workbook is read in a thread of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test.each([
  ['brand', brand, 'en'],
  ['season', season, 'ar'],
] as const)('the form of a %s has every field, and what is offered is understood again', async (_, master, locale) => {
  const file = Buffer.from(await importForm(master, someReferences, locale))
  const { cells, sheets } = await readAll(file, 'form.xlsx')
  const [headings = []] = cells
  const columns = importColumns(master, someReferences)
  expect(cells).toHaveLength(1)
  expect(mapColumns(headings, columns)).toEqual(master.listing.importable)
  const values = await readAll(file, 'form.xlsx', { sheet: sheets[1] ?? '' })
  expect(values.cells[1]?.every((cell) => typeof cell === 'string')).toBe(true)
  const notes = await readAll(file, 'form.xlsx', { sheet: sheets[2] ?? '' })
  expect(notes.cells).toHaveLength(headings.length + 1)
})

test('choices are real drop-downs', async () => {
  const file = Buffer.from(await importForm(season, someReferences, 'en'))
  const members = membersOf(file)
  await inspectMembers(file, members)
  const sheet = members.find(({ name }) => name === 'xl/worksheets/sheet1.xml')
  const markup = sheet === undefined ? '' : (await unpacked(file, sheet)).toString()
  expect(markup).toMatch(/<dataValidation [^>]*type="list"[^>]*sqref="C2:C100001"/)
  expect(markup).toContain(`'Allowed values'!$A$2:$A$8`)
})
