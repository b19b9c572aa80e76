import { importEntry } from '@countinghouse/contract/accounts/entry-import'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { expect, test } from 'vitest'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })

const opening = { fileName: 'opening.csv', type: 'opening', postedOn: '2026-01-01', description: 'Opening' } as const

function imported(client: Client, rows: readonly string[], more: { type?: 'standard' } = {}) {
  return client.call(importEntry, { ...opening, ...more }, { bytes: Buffer.from(rows.join('\r\n')) })
}

test('a file of opening balances becomes a draft; posted, its difference is in opening balances', async () => {
  const { companyId, owner } = await server.company()
  const found = await imported(owner, [
    'Trial balance;;;',
    'Account code;Debit;Credit;Memo',
    '1020;1.250,50;;Bank statement 31.12.',
    '1000;0,00;0,00;',
    '2500;;750,25;',
  ])
  expect(found).toMatchObject({ lines: 2, issues: [] })
  const id = found.entryId ?? 0
  expect(await owner.call(journalEntry.routes.get, { id })).toMatchObject({
    status: 'draft',
    type: 'opening',
    postedOn: '2026-01-01',
    lines: [
      { debitMinor: 125_050, creditMinor: null, memo: 'Bank statement 31.12.' },
      { debitMinor: null, creditMinor: 75_025, memo: null },
    ],
  })
  await owner.call(journalEntry.transitionRoutes.post, { id, version: 1 })
  expect(await balancesOf(server.app.db, companyId)).toEqual({ '1020': 125_050, '2500': -75_025, '3900': -50_025 })
})

test('every row error is listed with its row and column, and nothing is created', async () => {
  const { owner } = await server.company()
  const found = await imported(owner, [
    'Account,Debit,Credit',
    '9999,1.00,',
    '1200,2.00,',
    '1020,3.00,3.00',
    ',4.00,',
    '1000,a lot,',
  ])
  expect(found.entryId).toBeNull()
  expect(found.issues.map(({ number, column }) => [number, column])).toEqual([
    [2, 'Account'],
    [3, 'Account'],
    [4, null],
    [5, 'Account'],
    [6, 'Debit'],
  ])
  const few = await imported(owner, ['Account,Debit,Credit', '1020,3.00,'])
  expect(few).toMatchObject({ entryId: null, issues: [{ number: 2, column: null }] })
  expect((await imported(owner, ['no headings', 'at all'])).issues).toHaveLength(1)
  expect((await owner.call(journalEntry.routes.list, {})).items).toEqual([])
})

test('an import requires the permission to create entries', async () => {
  const { as } = await server.company()
  const reader = await as({ may: ['journal-entries:view'] })
  expect(await reader.send(importEntry, opening, { bytes: Buffer.from('Account,Debit,Credit') })).toMatchObject({
    status: 403,
  })
})
