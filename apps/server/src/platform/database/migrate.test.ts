import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { prepareDatabase, upgrade } from '../../prepare.ts'
import { syncRegistry } from '../../registry.ts'
import { loadContract } from '../calls/contract.ts'
import { migrate } from './migrate.ts'

const created: string[] = []
const files = { folder: mkdtempSync(join(tmpdir(), 'house-files-')), s3: null }

afterAll(async () => {
  for (const name of created) await query(inDatabase('superUrl', 'postgres'), `drop database ${name} with (force)`)
  rmSync(files.folder, { recursive: true })
})

test('an empty database comes to the head, and a second run finds nothing to do', async () => {
  const url = await createDatabase()
  const { applied } = await migrate(url.owner)
  expect(applied[0]).toBe('migrations/0001_platform_foundation.sql')
  expect(applied).toContain('sql/auth/find_session.sql')
  expect((await migrate(url.owner)).applied).toEqual([])
})

test('two migrations at once: one runs, the other waits and finds nothing left', async () => {
  const url = await createDatabase()
  const [one, two] = await Promise.all([migrate(url.owner), migrate(url.owner)])
  expect([one.applied.length, two.applied.length].toSorted((a, b) => a - b)[0]).toBe(0)
  expect(one.applied.length + two.applied.length).toBe((await filesOf(url)).length)
})

test('two servers that prepare one empty database at once both come up, with one set-up owed', async () => {
  const url = await createDatabase()
  const prepare = () =>
    prepareDatabase({ ownerUrl: url.owner, appUrl: url.app, isDemo: false, demoPassword: null, files })
  const prepared = await Promise.all([prepare(), prepare()])
  for (const { setupPath, signIn, isEmpty } of prepared) {
    expect(setupPath).toMatch(/^\/p\/setup#token=[\w-]{40,}$/)
    expect({ signIn, isEmpty }).toEqual({ signIn: null, isEmpty: true })
  }
})

test('a migration that was edited after it ran is refused by name, and nothing runs', async () => {
  const url = await copyDatabase()
  await query(
    url.super,
    "update platform.schema_file set checksum = 'edited' where name = 'migrations/0002_erp_company.sql'",
  )
  await expect(migrate(url.owner)).rejects.toThrow(
    'migrations/0002_erp_company.sql was changed after it had been applied',
  )
})

test('0171 as it stood for a day is known, and 0175 adds what it lacked; with any other text it is refused', async () => {
  const url = await copyDatabase()
  const applied = (checksum: string) =>
    query(
      url.super,
      `update platform.schema_file set checksum = '${checksum}' where name = 'migrations/0171_sales_order.sql'`,
    )
  await applied('f1b9033f18754dfd5b8e78221d625eeb4895b284c3df788f5232e00194357746')
  await query(
    url.super,
    "delete from platform.schema_file where name = 'migrations/0175_sales_closed_order_credit.sql'",
  )
  expect((await migrate(url.owner)).applied).toEqual(['migrations/0175_sales_closed_order_credit.sql'])
  const schema = `select pg_get_functiondef('sales.credit_used'::regproc) as function, pg_get_indexdef('sales.sales_order_open'::regclass) as index`
  const [upgraded] = await query<{ function: string; index: string }>(url.super, schema)
  // Later migrations replace both, so that they are compared with what 0175 says.
  expect(upgraded?.function).toContain("'closed'")
  expect(upgraded?.index).toContain("'closed'")
  await applied('f1b9033f')
  await expect(migrate(url.owner)).rejects.toThrow(
    'migrations/0171_sales_order.sql was changed after it had been applied',
  )
})

test('0176 removes limits of roles that are not offered any more, in every company', async () => {
  const url = await copyDatabase()
  await query(url.super, "delete from platform.schema_file where name = 'migrations/0176_erp_role_limits.sql'")
  await query(
    url.super,
    `do $$ begin
       set local session_replication_role = replica;
       alter table erp.role_limit drop constraint role_limit_code, add constraint role_limit_code check (code ~ '^[a-z][a-z_]*$');
       insert into erp.role_limit (company_id, role_id, code, value) values (9, 2, 'backdate_days', 3), (9, 2, 'discount_pct', 50000);
     end $$`,
  )
  expect((await migrate(url.owner)).applied).toEqual(['migrations/0176_erp_role_limits.sql'])
  expect(await query(url.super, 'select code from erp.role_limit where company_id = 9')).toEqual([
    { code: 'discount_pct' },
  ])
})

test('a database of a newer version is refused with what to do', async () => {
  const url = await copyDatabase()
  await query(url.super, "insert into platform.schema_file (name, checksum) values ('migrations/9999_later.sql', 'x')")
  await expect(migrate(url.owner)).rejects.toThrow(
    /created by a newer version: it contains migrations\/9999_later\.sql\. Start that version/,
  )
})

test('a kernel whose text changed is applied again', async () => {
  const url = await copyDatabase()
  await query(url.super, "update platform.schema_file set checksum = 'older' where name = 'sql/auth/find_login.sql'")
  expect((await migrate(url.owner)).applied).toEqual(['sql/auth/find_login.sql'])
})

test('a migration that fails keeps nothing of the whole upgrade; corrected, the next run does all of it', async () => {
  const url = await createDatabase()
  await query(url.super, 'create schema erp')
  await expect(migrate(url.owner)).rejects.toThrow(
    /migrations\/0002_erp_company\.sql could not be applied: schema "erp" already exists\. The upgrade was rolled back/,
  )
  expect(await filesOf(url)).toEqual([])
  await query(url.super, 'drop schema erp')
  expect((await migrate(url.owner)).applied[0]).toBe('migrations/0001_platform_foundation.sql')
})

test('without the owner an outdated database is refused with how to bring it up', async () => {
  const url = await copyDatabase()
  await query(url.super, "delete from platform.schema_file where name = 'migrations/0005_procure_brand.sql'")
  const prepared = prepareDatabase({ ownerUrl: null, appUrl: url.app, isDemo: false, demoPassword: null, files })
  await expect(prepared).rejects.toThrow(
    /schema is out of date \(1 files, first migrations\/0005_procure_brand\.sql\)\. Start once with DATABASE_OWNER_URL set/,
  )
})

test('without the owner an empty database is refused too, and a current one is served', async () => {
  const url = await createDatabase()
  await expect(
    prepareDatabase({ ownerUrl: null, appUrl: url.app, isDemo: false, demoPassword: null, files }),
  ).rejects.toThrow(/out of date/)
  await upgrade(url.owner)
  expect(
    (await prepareDatabase({ ownerUrl: null, appUrl: url.app, isDemo: false, demoPassword: null, files })).isEmpty,
  ).toBe(true)
})

test('the demo company is made once; every start prints a fresh one-time link', async () => {
  const url = await createDatabase()
  const prepare = () =>
    prepareDatabase({ ownerUrl: url.owner, appUrl: url.app, isDemo: true, demoPassword: null, files })
  const first = await prepare()
  expect(first).toMatchObject({
    isEmpty: true,
    signIn: { username: 'owner', password: expect.stringMatching(/^[\w-]{12,}$/) },
  })
  const companies = await query(url.super, 'select code from erp.company order by id')
  const second = await prepare()
  expect(second).toMatchObject({ isEmpty: false, signIn: { username: 'owner', password: null } })
  expect(second.signIn?.linkPath).not.toBe(first.signIn?.linkPath)
  expect(await query(url.super, 'select code from erp.company order by id')).toEqual(companies)
})

test('the registry keeps an administrator’s titles, order and visibility, and follows the code in the rest', async () => {
  const { pages } = await loadContract()
  const url = await copyDatabase()
  await query(
    url.super,
    "update erp.page set title = 'My brands', sort_order = 7, is_in_menu = false, is_dashboard = true where path = '/procure/brand/'",
  )
  await query(url.super, "update erp.module set name = 'Buying' where code = 'procure'")
  await syncRegistry(url.owner, pages)
  expect(
    await query(
      url.super,
      "select title, sort_order, is_in_menu, is_dashboard from erp.page where path = '/procure/brand/'",
    ),
  ).toEqual([{ title: 'My brands', sort_order: 7, is_in_menu: false, is_dashboard: false }])
  expect(await query(url.super, "select name from erp.module where code = 'procure'")).toEqual([{ name: 'Buying' }])
})

test('a page that leaves the code is retired and comes back when it does; one that an administrator hid stays hidden', async () => {
  const { pages } = await loadContract()
  const url = await copyDatabase()
  const status = async () =>
    (await query<{ status: string }>(url.super, "select status from erp.page where path = '/procure/brand/'"))[0]
      ?.status
  await syncRegistry(
    url.owner,
    pages.filter((page) => page.path !== '/procure/brand/'),
  )
  expect(await status()).toBe('retired')
  await syncRegistry(url.owner, pages)
  expect(await status()).toBe('active')
  await query(url.super, "update erp.page set status = 'hidden' where path = '/procure/brand/'")
  await syncRegistry(url.owner, pages)
  expect(await status()).toBe('hidden')
})

/** A copy of the migrated database; much cheaper than migrating again. */
async function copyDatabase(): Promise<Urls> {
  return await createDatabase('countinghouse')
}

type Urls = { owner: string; app: string; super: string }

async function createDatabase(template = 'template1'): Promise<Urls> {
  const name = `empty_${randomBytes(6).toString('hex')}`
  await query(
    inDatabase('superUrl', 'postgres'),
    `create database ${name} template ${template} strategy file_copy owner owner`,
  )
  created.push(name)
  return { owner: inDatabase('ownerUrl', name), app: inDatabase('appUrl', name), super: inDatabase('superUrl', name) }
}

async function filesOf(url: Urls): Promise<string[]> {
  return (await query<{ name: string }>(url.super, 'select name from platform.schema_file order by name')).map(
    (file) => file.name,
  )
}

function inDatabase(role: 'ownerUrl' | 'appUrl' | 'superUrl', name: string): string {
  const url = new URL(inject(role))
  url.pathname = `/${name}`
  return url.href
}
