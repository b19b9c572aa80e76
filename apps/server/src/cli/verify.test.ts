import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand, runJson } from '../../../../tests/support/command-line.ts'
import { query } from '../../../../tests/support/database.ts'
import { useServer } from '../../../../tests/support/server.ts'
import { anchorFile, keepAnchor } from '../platform/audit/audit-anchors.ts'
import { AuditSealer } from '../platform/audit/audit-sealer.ts'
import { allChecks, verifyDatabase } from './verify.ts'

const server = useServer({ isOwn: true })
const dataDir = mkdtempSync(join(tmpdir(), 'house-verify-'))
let companyId = 0
let environment: Record<string, string> = {}

beforeAll(async () => {
  const tenant = await server.company('Verified')
  companyId = tenant.companyId
  await tenant.as({ may: ['brand:view'], login: 'verified' })
  await query(
    server.database.superUrl,
    `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed, status, created_by, updated_by)
     select $1, 'B' || n, 'Brand ' || n, false, true, 'active', 1, 1 from generate_series(1, 20) n`,
    [companyId],
  )
  const { appUrl, maintUrl } = server.database
  environment = { DATA_DIR: dataDir, DATABASE_URL: appUrl, DATABASE_MAINT_URL: maintUrl }
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('what the product made is found whole, by code 0', async () => {
  const { code, data } = await runJson(['verify'], environment)
  expect({ code, data }).toMatchObject({ code: 0, data: { isFine: true } })
  expect(data['checks']).toHaveLength(allChecks.length + 1)
})

test('the checks have names of their own', () => {
  const ids = allChecks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

const damages: Readonly<Record<string, readonly [check: string, damage: string, mend: string]>> = {
  'a word that was lost': [
    'platform.words_agree',
    `delete from platform.search_word where entity = 'procure.brand' and word = 'b7'`,
    `insert into platform.search_word select company_id, 'procure.brand', 'b7', id from procure.brand where code = 'B7'`,
  ],
  'a word left over': [
    'platform.words_agree',
    `insert into platform.search_word values (1, 'procure.brand', 'left', 99999)`,
    `delete from platform.search_word where word = 'left'`,
  ],
  'a line of words that drifted': [
    'platform.words_agree',
    `update platform.search_record set words = words || 'x ' where entity = 'procure.brand' and words like '% b7 %'`,
    `update platform.search_record set words = left(words, -2) where entity = 'procure.brand' and words like '% b7 %'`,
  ],
  'an ending that was lost': [
    'platform.words_agree',
    `delete from platform.word_ending where entity = 'procure.brand' and ending = 'rand' and word = 'brand'`,
    `insert into platform.word_ending select distinct company_id, entity, 'rand', 'brand' from platform.word_ending where entity = 'procure.brand' and ending = 'brand' and word = 'brand'`,
  ],
  'words of a table that has none': [
    'platform.words_agree',
    `insert into platform.search_word select id, 'procure.gone', 'left', 1 from erp.company limit 1`,
    `delete from platform.search_word where entity = 'procure.gone'`,
  ],
  'a table without its fence': [
    'platform.rows_fenced',
    'alter table procure.brand no force row level security',
    'alter table procure.brand force row level security',
  ],
  'a role that grew strong': [
    'platform.app_weak',
    'alter table procure.brand owner to app',
    'alter table procure.brand owner to owner',
  ],
  'a trigger switched off': [
    'platform.guards_on',
    'alter table platform.audit disable trigger audit_append_only',
    'alter table platform.audit enable trigger audit_append_only',
  ],
  'a series that was set back': [
    'platform.series_ahead',
    `select setval('procure.brand_id_seq', 1)`,
    `select setval('procure.brand_id_seq', (select max(id) from procure.brand))`,
  ],
  'rows of no company': [
    'platform.company_known',
    `insert into platform.outbox (company_id, event, payload) values (424242, 'lost', '{}')`,
    'delete from platform.outbox where company_id = 424242',
  ],
  'a key without an answer': [
    'platform.keys_answered',
    `insert into platform.idempotency (company_id, user_id, key, route, body_hash) select id, 1, 'k', 'r', 'h' from erp.company limit 1`,
    `delete from platform.idempotency where key = 'k'`,
  ],
  'a company without an administrator': [
    'erp.administrators',
    `update erp.app_user set status = 0 where (company_id, id) in (select company_id, user_id from erp.user_role where role_id = 1)`,
    `update erp.app_user set status = 1 where (company_id, id) in (select company_id, user_id from erp.user_role where role_id = 1)`,
  ],
  'payment terms without parts': [
    'erp.terms_whole',
    `insert into erp.payment_term (company_id, code, name) select id, 'TORN', 'Torn' from erp.company limit 1`,
    `delete from erp.payment_term where code = 'TORN'`,
  ],
  'a product that says it has a price': [
    'procure.facts_agree',
    `insert into procure.product (company_id, code, name, has_price) select id, 'TOLD', 'Told', true from erp.company limit 1`,
    `delete from procure.product where code = 'TOLD'`,
  ],
  'a session that ended without a reason': [
    'auth.sessions_owned',
    'update auth.session set ended_at = now(), ended_reason = null',
    'update auth.session set ended_at = null',
  ],
}

for (const [name, [check, damage, mend]] of Object.entries(damages)) {
  test(`${name} is found by ${check}, and by no other check`, async () => {
    await query(server.database.superUrl, damage)
    expect(await broken()).toEqual([check])
    await query(server.database.superUrl, mend)
    expect(await broken()).toEqual([])
  })
}

test('a finding ends with code 1, and is told', async () => {
  await query(server.database.superUrl, `insert into platform.search_word values (1, 'procure.brand', 'left', 99999)`)
  const { code, output } = await runCommand(['verify'], environment)
  expect({ code, output }).toMatchObject({
    code: 1,
    output: expect.stringContaining('procure.brand: 0 words missing, 1 left over'),
  })
  await query(server.database.superUrl, `delete from platform.search_word where word = 'left'`)
})

test('audit verify names the broken seal; verify finds it too; an anchor of the data folder counts', async () => {
  const insert = `insert into platform.audit (company_id, request_id, action, entity, entity_id) values ($1, 'r', 'a', 'e', 1)`
  await query(server.database.superUrl, insert, [companyId])
  const head = await seal()
  keepAnchor(anchorFile(dataDir), head, new Date(0))
  const whole = await runJson(['audit', 'verify'], environment)
  expect(whole).toMatchObject({ code: 0, data: { seals: 1, unsealed: 0, anchors: 1, broken: null } })
  const given = await runJson(['audit', 'verify', '--anchor', `7:${head.hash}`], environment)
  expect(given).toMatchObject({ code: 1, data: { broken: { reason: expect.stringContaining('seal 7') } } })
  expect((await runCommand(['audit', 'verify', '--anchor', 'x'], environment)).code).toBe(2)
  await query(
    server.database.superUrl,
    `set session_replication_role = replica; update platform.audit set action = 'b'`,
  )
  const { code, output } = await runCommand(['audit', 'verify'], environment)
  expect({ code, output }).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Seal 1 is broken \(rows 1 to \d+\)/),
  })
  expect(await broken()).toEqual(['platform.audit_whole'])
})

async function broken(): Promise<string[]> {
  const results = await verifyDatabase(server.database.maintUrl, dataDir)
  return results.filter(({ issues }) => issues.length > 0).map(({ id }) => id)
}

async function seal(): Promise<{ number: number; hash: string }> {
  const client = new pg.Client({ connectionString: server.database.maintUrl })
  await client.connect()
  try {
    const head = await new AuditSealer(client).seal()
    if (head === null) throw new Error('Another seals this database.')
    return head
  } finally {
    await client.end()
  }
}
