import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJson } from '../../../../../../tests/support/command-line.ts'
import { query } from '../../../../../../tests/support/database.ts'
import { createRetailer, replay } from '../../../../../../tests/support/retail-replay.ts'
import { useServer } from '../../../../../../tests/support/server.ts'
import { expectWholePurchases } from '../../../../../../tests/support/purchase.ts'

const server = useServer({ isOwn: true })
const folder = mkdtempSync(join(tmpdir(), 'house-replay-orders-'))
const file = resolve(import.meta.dirname, '../../../../../../tests/e2e/fixtures/retail-slice.csv')
let environment: Record<string, string> = {}

beforeAll(() => {
  const { appUrl, ownerUrl, maintUrl } = server.database
  environment = { DATA_DIR: folder, DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_MAINT_URL: maintUrl }
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a year is bought', async () => {
  const buyer = await createRetailer(server)
  const flags = [...buyer.flags, '--through-orders']
  const whole = await runJson(replay(file, flags), environment)
  console.log(JSON.stringify(whole).slice(0, 3000))
  expect(whole).toMatchObject({ code: 0 })
  await expectWholePurchases(server.database.maintUrl)
  console.log(
    await query(
      server.database.superUrl,
      `select a.code, a.name, sum(l.debit_minor - l.credit_minor)::float8 as balance from accounts.journal_line l
       join accounts.account a on a.company_id = l.company_id and a.id = l.account_id where l.company_id = $1 group by 1, 2 order by 1`,
      [buyer.companyId],
    ),
  )
})
