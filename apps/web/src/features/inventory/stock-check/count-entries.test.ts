import type { CountEntry, CountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import { expect, test } from 'vitest'
import type { Command } from '../../../kit/commands/command-queue.ts'
import { itemOf, shownEntries } from './count-entries.ts'

const sheet: CountSheet = {
  name: 'CNT-1',
  round: 1,
  isBlind: true,
  places: [{ id: 3, code: 'A-1', name: 'A 1', isDone: false }],
  items: [{ locationId: 3, variantId: 7, name: 'Tent', sku: 'TENT-RED', codes: ['4006381333931'], expected: null }],
  entries: [{ uid: 'a', kind: 'item', locationId: 3, name: 'Tent', quantity: 2, countedAt: '2026-01-01T10:00:00Z' }],
}
const command = (body: CountEntry): Command<CountEntry> => ({
  uid: body.uid,
  queue: '',
  document: 1,
  body,
  refusal: null,
})
const item = (uid: string, code: string): CountEntry => ({
  kind: 'item',
  uid,
  locationId: 3,
  lotId: null,
  quantity: 1,
  countedAt: '',
  ...itemOf(sheet, code),
})

test('what waits stands before what the server has, each once, and what was taken back is gone at once', () => {
  const commands = [item('a', 'x'), item('b', 'tent-red'), item('c', '999')].map(command)
  expect(shownEntries(sheet, commands).map(({ uid, name, isWaiting }) => [uid, name, isWaiting])).toEqual([
    ['c', '999', true],
    ['b', 'Tent', true],
    ['a', 'Tent', false],
  ])
  const undo = command({ kind: 'undo', uid: 'd', undoes: 'a', countedAt: '' })
  expect(shownEntries(sheet, [undo])).toEqual([])
})

test('a code that the sheet knows is a variant, any other goes to the server as it is', () => {
  expect(itemOf(sheet, '4006381333931')).toEqual({ variantId: 7, code: null })
  expect(itemOf(sheet, 'LAMP')).toEqual({ variantId: null, code: 'LAMP' })
})
