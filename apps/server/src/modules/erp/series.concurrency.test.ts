import { series } from '@countinghouse/contract/series'
import { expect, test } from 'vitest'
import { inputs } from '../../../../../tests/faults/inputs.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { untilLockAwaited } from '../../../../../tests/support/lock-waits.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { assignNumber } from './index.ts'

const invoice = series({
  key: 'test.invoice',
  title: { en: 'Invoice', ar: 'فاتورة' },
  prefix: 'INV',
  padding: 5,
  reset: 'year',
  isPerStore: false,
  isGapless: true,
})
const server = useServer({ more: [{ series: [invoice] }] })

class Undone extends Error {}

/** Draws a number, and takes it back where it is in vain. */
async function draw({ companyId, storeId }: Tenant, isInVain: boolean): Promise<string[]> {
  const drawn = server.app.db.inTransaction({ companyId }, async (tx) => {
    const number = await assignNumber({ companyId }, tx, invoice, { storeId, day: '2026-07-31' })
    if (isInVain) throw new Undone()
    return [number]
  })
  return await drawn.catch((error: unknown) => (error instanceof Undone ? [] : Promise.reject(error)))
}

test('B8: drawn by 32 at once, a tenth of whom take it back, numbers have no gap and none comes twice', async () => {
  const tenant = await server.company()
  const rounds = inputs.draws / 32
  const writers = times(32).map(async (writer) => {
    const drawn: string[] = []
    for (const round of times(rounds)) drawn.push(...(await draw(tenant, (writer + round) % 10 === 0)))
    return drawn
  })
  const all = Promise.all(writers)
  await untilLockAwaited(server.database.superUrl, all, 2)
  const drawn = (await all).flat().toSorted()
  expect(drawn.length).toBeGreaterThan(0.8 * inputs.draws)
  expect(drawn.length).toBeLessThan(inputs.draws)
  expect(drawn).toEqual(drawn.map((_, place) => `INV-2026-${String(place + 1).padStart(5, '0')}`))
})
