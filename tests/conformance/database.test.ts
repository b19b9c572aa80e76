import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import modules from '../../modules.json' with { type: 'json' }
import type { TestDatabase } from '../support/database.ts'
import { cloneDatabase, query } from '../support/database.ts'
import { mayChange } from './driver/permissions-of-app.ts'

/** Catalogue rules of every table at birth. */
let database: TestDatabase
let maint: pg.Client

beforeAll(async () => {
  database = await cloneDatabase()
  maint = new pg.Client({ connectionString: database.maintUrl })
  await maint.connect()
})
afterAll(async () => {
  await maint.end()
  await database.drop()
})

/** Tables of the whole installation; what stands here holds no company's data. */
const installationWide = [
  'auth.console_link',
  'auth.email_change',
  'auth.identity',
  'auth.identity_provider_link',
  'auth.login_attempt',
  'auth.password_history',
  'auth.password_reset',
  'auth.provider_flow',
  'auth.recovery_code',
  'auth.sign_in_step',
  'auth.trusted_device',
  'auth.two_factor',
  'erp.company',
  'erp.module',
  'erp.page',
  'erp.page_event',
  'erp.sod_seed',
  'platform.audit_check',
  'platform.audit_seal',
  'platform.backup_request',
  'platform.backup_run',
  'platform.country',
  'platform.currency',
  'platform.installation_setting',
  'platform.schema_file',
  'platform.unlocode',
]
/** Values that are looked up before the company is known, so they are unique over all. */
const uniqueOverAll = ['auth.invitation.invitation_token_hash', 'auth.session.session_token_hash']
/** Owner may look these up by key before the company is known; companies for people who run the installation: docs/decisions/031. */
const lookedUpByOwner = ['auth.invitation', 'auth.membership', 'auth.session', 'erp.company']
/** Masters: the functions that find similar names read them by an index that row-level security keeps from role app. docs/decisions/021. */
const searchedByOwner = `exists (select from pg_attribute a where a.attrelid = p.polrelid and a.attname = 'merged_into_id')`
/** Of these role app sees what belongs to the partner of the caller alone: docs/guides/inbound.md. */
const limitedToPartner = ['inbound.load', 'inbound.load_line', 'inbound.partner']
const definers = [
  'accounts.add_journal_months',
  'accounts.merge_slots',
  'accounts.post_journals',
  'accounts.reverse_journal',
  'accounts.seal_journals',
  'auth.close_demo',
  'auth.create_company',
  'auth.enter_company',
  'auth.find_companies',
  'auth.find_invitation',
  'auth.find_login',
  'auth.find_password_details',
  'auth.find_provider_login',
  'auth.find_reset',
  'auth.find_session',
  'auth.is_operator',
  'auth.keep_names_apart',
  'auth.list_companies',
  'erp.refuse_company_cycle',
  'inventory.add_move_months',
  'inventory.allocate_stock',
  'inventory.catch_up_journals',
  'inventory.deallocate_stock',
  'inventory.expire_reservations',
  'inventory.lock_demands',
  'inventory.lock_stock',
  'inventory.keep_used_places',
  'inventory.open_stores',
  'inventory.post_revaluation',
  'inventory.post_stock',
  'inventory.preview_costs',
  'inventory.reserve_stock',
  'inventory.release_stock',
  'inventory.reverse_stock',
  'inventory.start_picks',
  'platform.similar_pairs',
  'platform.similar_records',
  'sales.adjust_points',
  'sales.change_voucher',
  'sales.expire_points',
  'sales.merge_points',
  'sales.issue_voucher',
  'sales.issue_voucher_batch',
  'sales.create_gift_cards',
  'sales.block_voucher_batch',
  'sales.lock_sale',
  'sales.move_cash',
  'sales.post_sales',
  'sales.set_tiers',
  'sales.void_sale',
]
/** `version` counts something here and is no lock of a row. */
const countersNamedVersion = ['erp.permission_version']
const ours = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker', 'extensions') and n.nspname !~ '^pg_'`
const tables = `pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and ${ours}`
const hasCompany = `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)`

test('every table has a company_id, or stands on the list of installation-wide tables', async () => {
  expect(await names(`select c.oid::regclass::text as name from ${tables} and not ${hasCompany}`)).toEqual(
    installationWide,
  )
})

test('every company table has row-level security, forced, with the policy on app.company; so has erp.company itself', async () => {
  const unfenced = await names(`
    select c.oid::regclass::text as name from ${tables} and (${hasCompany} or c.oid = 'erp.company'::regclass)
      and not (c.relrowsecurity and c.relforcerowsecurity and exists (
        select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and p.polroles = '{0}' and p.polpermissive
          and pg_get_expr(p.polqual, p.polrelid) ~ '(company_id|id) = .*NULLIF\\(current_setting\\(''app.company''::text, true\\), ''''::text\\)\\)?::bigint'))`)
  expect(unfenced).toEqual([])
})

test('a second policy exists only for the owner, only to read, and only where a row is looked up before its company is known, or names are compared', async () => {
  const others = await rows<{ table: string; roles: string; command: string; expression: string }>(`
    select p.polrelid::regclass::text as "table", p.polroles::regrole[]::text as roles, p.polcmd::text as command, pg_get_expr(p.polqual, p.polrelid) as expression
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${ours} and p.polpermissive and p.polname <> 'company'`)
  const masters = await names(`select p.polrelid::regclass::text as name from pg_policy p where ${searchedByOwner}`)
  for (const policy of others) expect(policy).toMatchObject({ roles: '{owner}', command: 'r', expression: 'true' })
  expect(
    others.map((policy) => policy.table).filter((table) => ![...lookedUpByOwner, ...masters].includes(table)),
  ).toEqual([])
})

test('a restrictive policy is that of partners, for role app and whatever it does', async () => {
  expect(
    await rows(`
      select p.polrelid::regclass::text as "table", p.polname as name, p.polroles::regrole[]::text as roles, p.polcmd::text as command
      from pg_policy p where not p.polpermissive order by 1`),
  ).toEqual(limitedToPartner.map((table) => ({ table, name: 'partner', roles: '{app}', command: '*' })))
})

test('primary keys, unique keys and foreign keys between company tables begin with company_id', async () => {
  const keys = await names(`
    select i.indrelid::regclass::text || '.' || x.relname as name from pg_index i join pg_class x on x.oid = i.indexrelid
    join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where i.indisunique and ${ours} and ${hasCompany}
      and (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0]) is distinct from 'company_id'`)
  expect(keys).toEqual(uniqueOverAll)
  expect(
    await names(
      `select c.oid::regclass::text as name from ${tables} and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    ),
  ).toEqual([])
  const references = await names(`
    select f.conrelid::regclass::text || '.' || f.conname as name from pg_constraint f
    join pg_class c on c.oid = f.confrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and ${ours} and ${hasCompany} and not (
      (select attname from pg_attribute where attrelid = f.conrelid and attnum = f.conkey[1]) = 'company_id'
      and (select attname from pg_attribute where attrelid = f.confrelid and attnum = f.confkey[1]) = 'company_id')`)
  expect(references).toEqual([])
})

test('every foreign key has an index that begins with its columns', async () => {
  const uncovered = await names(`
    select f.conrelid::regclass::text || '.' || f.conname as name from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and ${ours} and not exists (
      select from pg_index i where i.indrelid = f.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)`)
  expect(uncovered).toEqual([])
})

test('every table and every schema says what it is', async () => {
  expect(
    await names(`select c.oid::regclass::text as name from ${tables} and obj_description(c.oid, 'pg_class') is null`),
  ).toEqual([])
  expect(
    await names(
      `select n.nspname as name from pg_namespace n where ${ours} and n.nspname not in ('public', 'platform') and obj_description(n.oid, 'pg_namespace') is null`,
    ),
  ).toEqual([])
})

test('no view reads past row-level security, and no materialised view holds company data', async () => {
  const views = await names(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and (c.relkind = 'm' or (c.relkind = 'v' and not coalesce(c.reloptions @> '{security_invoker=true}', false)))`)
  expect(views).toEqual([])
})

test('functions with the owner’s rights are exactly those of the list, pinned and not for everybody', async () => {
  const found = await rows<{
    name: string
    owner: string
    is_strong: boolean
    settings: string[]
    is_public: boolean
    is_for_app: boolean
  }>(`
    select p.oid::regproc::text as name, r.rolname as owner, r.rolsuper or r.rolbypassrls as is_strong, p.proconfig as settings,
      has_function_privilege('public', p.oid, 'execute') as is_public, has_function_privilege('app', p.oid, 'execute') as is_for_app
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_roles r on r.oid = p.proowner where ${ours} and p.prosecdef order by 1`)
  expect(found.map((definer) => definer.name)).toEqual(definers.toSorted())
  for (const definer of found) {
    expect(definer).toMatchObject({
      owner: 'owner',
      is_strong: false,
      settings: ['search_path=pg_catalog, pg_temp'],
      is_public: false,
      is_for_app: true,
    })
  }
})

// A body of standard SQL was bound to its objects when it was made; pinned it could not stand in place of its call.
test('every function of ours pins its search_path, so that nobody can slip an object of his own into it', async () => {
  const unpinned = await names(`
    select p.oid::regproc::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and p.prosqlbody is null and not coalesce(p.proconfig @> '{"search_path=pg_catalog, pg_temp"}', false)`)
  expect(unpinned).toEqual([])
})

test('role app is weak: no superuser, no way past row-level security, nothing of its own, no right to make anything', async () => {
  const [app] = await rows(
    `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolreplication from pg_roles where rolname = 'app'`,
  )
  expect(Object.values(app ?? {})).toEqual([false, false, false, false, false])
  const owned = await rows(
    `select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = 'app'::regrole and deptype = 'o'`,
  )
  expect(owned).toEqual([])
  expect(
    await names(
      `select n.nspname as name from pg_namespace n where has_schema_privilege('app', n.oid, 'create') and n.nspname !~ '^pg_(toast_)?temp'`,
    ),
  ).toEqual([])
  expect(await rows(`select from pg_auth_members where member = 'app'::regrole`)).toEqual([])
})

test('role app may change exactly what the list says of the foundation, and truncate, refer to or hook into nothing anywhere', async () => {
  const found = await rows<{ name: string; may: string }>(`
    select c.oid::regclass::text as name, concat_ws(' ',
      case when has_table_privilege('app', c.oid, 'insert') then 'insert' end, case when has_table_privilege('app', c.oid, 'update') then 'update' end,
      case when has_table_privilege('app', c.oid, 'delete') then 'delete' end, case when has_table_privilege('app', c.oid, 'truncate') then 'truncate' end,
      case when has_table_privilege('app', c.oid, 'references') then 'references' end, case when has_table_privilege('app', c.oid, 'trigger') then 'trigger' end,
      case when has_table_privilege('app', c.oid, 'maintain') then 'maintain' end) as may
    from ${tables} order by 1`)
  const changing = found.filter((table) => table.may !== '')
  const foundation = changing.filter((table) => /^(auth|erp|platform)\./.test(table.name))
  expect(Object.fromEntries(foundation.map((table) => [table.name, table.may]))).toEqual(mayChange)
  expect(changing.filter((table) => /truncate|references|trigger|maintain/.test(table.may))).toEqual([])
})

test('a password hash is never readable, and of an identity only its own fields can be set', async () => {
  for (const column of ['login', 'email', 'password_hash', 'is_operator', 'last_company_id']) {
    expect(
      await rows(`select has_column_privilege('app', 'auth.identity', '${column}', 'select') as may`),
      column,
    ).toEqual([{ may: false }])
  }
  for (const column of ['login', 'is_operator']) {
    expect(
      await rows(`select has_column_privilege('app', 'auth.identity', '${column}', 'update') as may`),
      column,
    ).toEqual([{ may: false }])
  }
})

test('what proves who somebody is can be read by its exact key through a function of the list, and in no other way', async () => {
  for (const [table, column] of [
    ['auth.two_factor', 'secret'],
    ['auth.two_factor', 'pending_secret'],
    ['auth.password_history', 'password_hash'],
    ['auth.identity_provider_link', 'subject'],
    ['auth.password_reset', 'requested_ip'],
  ])
    expect(
      await rows(`select has_column_privilege('app', '${table}', '${column}', 'select') as may`),
      `${table} ${column}`,
    ).toEqual([{ may: false }])
})

test('an audit row is never changed, not even by its owner, and the log is never emptied', async () => {
  await query(
    database.superUrl,
    `insert into platform.audit (company_id, request_id, action, entity, entity_id) values (1, 'r', 'a', 'e', 1)`,
  )
  for (const statement of [
    `update platform.audit set action = 'x'`,
    'delete from platform.audit',
    'truncate platform.audit',
  ]) {
    for (const url of [database.appUrl, database.ownerUrl, database.superUrl]) {
      await expect(
        query(url, `select set_config('app.company', '1', false)`).then(() => inCompany(url, statement)),
        statement,
      ).rejects.toMatchObject({ code: '42501' })
    }
  }
  expect(await rows('select action from platform.audit where company_id = 1')).toEqual([{ action: 'a' }])
})

test('foreign keys run between schemas only along modules.json', async () => {
  const graph: Readonly<Record<string, { dependsOn: readonly string[] }>> = modules
  const crossing = await rows<{ source: string; target: string }>(`
    select distinct s.nspname as source, n.nspname as target from pg_constraint f
    join pg_class fc on fc.oid = f.conrelid join pg_namespace s on s.oid = fc.relnamespace
    join pg_class c on c.oid = f.confrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and ${ours} and s.oid <> n.oid`)
  expect(
    crossing.filter(
      ({ source, target }) => target !== 'platform' && graph[source]?.dependsOn.includes(target) !== true,
    ),
  ).toEqual([])
})

test('every table with a version raises it on every edit, whatever the edit says', async () => {
  const unguarded = await names(`
    select c.oid::regclass::text as name from ${tables}
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'version' and not a.attisdropped)
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'platform.raise_version'::regproc and t.tgenabled = 'O'
        and t.tgtype = ${1 + 2 + 16} and t.tgqual is null)`)
  expect(unguarded).toEqual(countersNamedVersion)
})

test('every table of documents, and every table of their lines, refuses to change what was said once it was said', async () => {
  const guarded = (routine: string) =>
    `select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'platform.${routine}'::regproc and t.tgenabled = 'O'`
  const documents = await names(
    `select c.oid::regclass::text as name from ${tables} and exists (${guarded('begin_document')})`,
  )
  expect(documents).toContain('inventory.transfer')
  const loose = await names(`
    select c.oid::regclass::text as name from ${tables}
      and (exists (${guarded('begin_document')}) and not exists (${guarded('guard_document')})
        or exists (${guarded('guard_document_lines')}) and not exists (${guarded('keep_document_line')}))`)
  expect(loose).toEqual([])
})

test('role app without a company sees no row of any company table', async () => {
  const readable = await names(
    `select c.oid::regclass::text as name from ${tables} and (${hasCompany} or c.oid = 'erp.company'::regclass) and has_table_privilege('app', c.oid, 'select')`,
  )
  await query(
    database.superUrl,
    `
    insert into erp.company (id, code, name, country_code, base_currency, timezone) values (7001, 'SEEN', 'Seen', 'GB', 'GBP', 'Europe/London');
    insert into erp.store (company_id, code, name, type, country_code, timezone) values (7001, 'S', 'S', 'shop', 'GB', 'Europe/London')`,
  )
  for (const setting of ['', '0', '-1', '7002']) {
    const seen = await inCompany(
      database.appUrl,
      readable.map((table) => `select '${table}' as name where exists (select from ${table})`).join(' union all '),
      setting,
    )
    expect(seen, setting).toEqual([])
  }
  expect(await inCompany(database.appUrl, 'select count(*)::int as count from erp.store', '7001')).toEqual([
    { count: 1 },
  ])
})

test('role app cannot write a row of another company than the one it works in', async () => {
  const foreign = `insert into erp.store (company_id, code, name, type, country_code, timezone) values (7001, 'X', 'X', 'shop', 'GB', 'Europe/London')`
  for (const setting of ['', '7002'])
    await expect(inCompany(database.appUrl, foreign, setting)).rejects.toMatchObject({ code: '42501' })
})

async function rows<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  return (await maint.query<T>(text)).rows
}

async function names(text: string): Promise<string[]> {
  return (await rows<{ name: string }>(text)).map((row) => row.name).toSorted()
}

async function inCompany(url: string, statement: string, company = '1'): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select set_config('app.company', $1, false)", [company])
    return (await client.query<pg.QueryResultRow>(statement)).rows
  } finally {
    await client.end()
  }
}
