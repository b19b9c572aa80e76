import { getSession, updateStore } from '@countinghouse/contract/auth/session'
import { brand } from '@countinghouse/contract/procure/brand'
import type { Route } from '@countinghouse/contract/route'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { roleTemplates } from './role-templates.ts'

/** The engine behind the pipeline, and what the database refuses whoever asks. */
const server = useServer()
const { list, create } = brand.routes
const eventOf = (permission: string) => `(select id from erp.page_event where permission = '${permission}')`

async function statusOf(client: Client, route: unknown, input: object = {}) {
  const { status, body } = await client.send(route as Route, input)
  return status === 403 ? `${body.errorType} ${String(body.details?.['reason'] ?? '')}`.trim() : status
}

let brands = 0
const newBrand = () => ({ code: `B${++brands}`, name: `Brand ${brands}` })

async function change(tenant: Tenant, text: string, ...values: readonly unknown[]): Promise<void> {
  await asSuperuser(server, text, [tenant.companyId, ...values])
}

// In one of the far ones it is always another day than by UTC.
test.each(['Europe/London', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a role counts between the days for which it is held, both included, by the clock of the company in %s',
  async (zone) => {
    const tenant = await server.company()
    const clerk = await tenant.as({ may: ['brand:view'] })
    expect(await statusOf(clerk, list)).toBe(200)
    await change(tenant, 'update erp.company set timezone = $2 where id = $1', zone)
    const day = `(now() at time zone '${zone}')::date`
    for (const [wrong, right] of [
      [`valid_until = ${day} - 1`, `valid_until = ${day}`],
      [`valid_until = null, valid_from = ${day} + 1`, `valid_from = ${day}`],
    ])
      for (const [table, refusal, mine] of [
        ['erp.user_role', 'forbidden page', 'company_id = $1 and user_id = $2'],
        ['erp.app_user', 'inactive_user', 'company_id = $1 and id = $2'],
      ] as const) {
        await change(tenant, `update ${table} set ${wrong} where ${mine}`, clerk.user?.Usr_userid)
        expect(await statusOf(clerk, list), `${table} ${wrong}`).toBe(refusal)
        await change(tenant, `update ${table} set ${right} where ${mine}`, clerk.user?.Usr_userid)
        expect(await statusOf(clerk, list), `${table} ${right}`).toBe(200)
      }
  },
)

test('an exception allows until its end and denies for good, with all that depends on it', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['brand:view'] })
  const userId = clerk.user?.Usr_userid
  const ownerId = tenant.owner.user?.Usr_userid
  const add = (permission: string, effect: string, until: string) =>
    change(
      tenant,
      `insert into erp.user_event_override (company_id, user_id, page_event_id, effect, expires_at, reason, granted_by)
       values ($1, $2, ${eventOf(permission)}, '${effect}', ${until}, 'Cover', $3)`,
      userId,
      ownerId,
    )
  expect(await statusOf(clerk, create, newBrand())).toBe('forbidden event')
  await add('brand:create', 'allow', `now() + interval '1 hour'`)
  expect(await statusOf(clerk, create, newBrand())).toBe(201)
  expect((await clerk.call(getSession, {})).events).toEqual(['brand:create', 'brand:view'])
  await add('brand:view', 'deny', 'null')
  expect(await statusOf(clerk, list)).toBe('forbidden page')
  expect(await statusOf(clerk, create, newBrand()), 'creating depends on viewing').toBe('forbidden page')
  await expect(add('brand:edit', 'allow', 'null')).rejects.toMatchObject({ constraint: 'user_event_override_end' })
  await expect(add('brand:edit', 'allow', `now() + interval '91 days'`)).rejects.toMatchObject({
    constraint: 'user_event_override_period',
  })
})

test('a store that is taken from somebody closes what he does there at once, until he works in another', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['brand:view'] })
  const userId = clerk.user?.Usr_userid
  const [other] = await asSuperuser(
    server,
    `insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, 'S2', 'Second', 'shop', 'GB', 'Europe/London') returning id`,
    [tenant.companyId],
  )
  const otherId = Number(other?.['id'])
  await change(
    tenant,
    'insert into erp.user_store (company_id, user_id, store_id) values ($1, $2, $3)',
    userId,
    otherId,
  )
  await change(
    tenant,
    'update erp.app_user set has_all_stores = false, default_store_id = null where company_id = $1 and id = $2',
    userId,
  )
  expect(await statusOf(clerk, list)).toBe('forbidden store')
  expect(await statusOf(clerk, updateStore, { storeId: tenant.storeId }), 'G9').toBe('forbidden store')
  expect(await statusOf(clerk, updateStore, { storeId: otherId })).toBe(200)
  expect(await statusOf(clerk, list)).toBe(200)
})

test('a role that counts from some addresses only gives nothing elsewhere', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['brand:view'] })
  for (const [ranges, answer] of [
    [`{10.0.0.0/8}`, 'forbidden page'],
    [`{10.0.0.0/8,127.0.0.0/8}`, 200],
  ]) {
    await change(tenant, `update erp.role set ip_allow = $2 where company_id = $1 and id >= 100`, ranges)
    expect(await statusOf(clerk, list), String(ranges)).toBe(answer)
  }
})

test('an event that the company wants a second factor for is refused without one, to its administrator too', async () => {
  const tenant = await server.company()
  await change(
    tenant,
    `insert into erp.page_event_setting (company_id, page_event_id, requires_2fa) values ($1, ${eventOf('brand:create')}, true)`,
  )
  expect(await statusOf(tenant.owner, create, newBrand())).toBe('step_up_required proof')
  expect(await statusOf(tenant.owner, list)).toBe(200)
  const other = await server.company()
  expect(await statusOf(other.owner, create, newBrand()), 'another company is not concerned').toBe(201)
})

test('what role 1 alone allowed at high risk is in the audit, beside the change itself', async () => {
  const tenant = await server.company()
  const created = await tenant.owner.call(create, newBrand())
  await tenant.owner.call(brand.routes.delete, { id: created.id, version: created.version })
  const rows = await query<{ action: string; changes: unknown }>(
    server.database.maintUrl,
    'select action, changes from platform.audit where company_id = $1 order by id',
    [tenant.companyId],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'procure.brand.create',
    'procure.brand.delete',
    'auth.permission.admin_bypass',
  ])
  expect(rows.at(-1)?.changes).toEqual([{ field: 'permission', before: null, after: 'brand:delete' }])
})

test('two administrators who go at once do not leave the company without one', async () => {
  const tenant = await server.company()
  const { companyId } = tenant
  const [second] = await asSuperuser(
    server,
    `with created as (insert into erp.app_user (company_id, first_name, last_name, has_all_stores) values ($1, 'Second', 'Admin', true) returning id)
     insert into erp.user_role (company_id, user_id, role_id) select $1, id, 1 from created returning user_id`,
    [companyId],
  )
  const { db } = server.app
  const remove = (userId: unknown) =>
    db.inTransaction({ companyId }, (tx) =>
      tx
        .deleteFrom('erp.user_role')
        .where('company_id', '=', companyId)
        .where('user_id', '=', Number(userId))
        .execute(),
    )
  const outcomes = await Promise.allSettled([remove(second?.['user_id']), remove(tenant.owner.user?.Usr_userid)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { constraint: 'user_role_last_administrator' },
  })
  const deactivate = db.inTransaction({ companyId }, (tx) =>
    tx.updateTable('erp.app_user').set({ status: 0 }).where('company_id', '=', companyId).execute(),
  )
  await expect(deactivate).rejects.toMatchObject({ constraint: 'app_user_last_administrator' })
})

test('what must not stand together at one user or role is refused by the database', async () => {
  const tenant = await server.company()
  const clerk = await tenant.as({ may: ['brand:view'] })
  const userId = clerk.user?.Usr_userid
  const ownerId = tenant.owner.user?.Usr_userid
  const refused = async (constraint: string, text: string, ...values: readonly unknown[]) =>
    await expect(change(tenant, text, ...values)).rejects.toMatchObject({ constraint })
  await refused(
    'user_event_override_administrator',
    `insert into erp.user_event_override (company_id, user_id, page_event_id, effect, reason, granted_by) values ($1, $2, ${eventOf('brand:edit')}, 'deny', 'No', $2)`,
    ownerId,
  )
  await change(
    tenant,
    `insert into erp.user_event_override (company_id, user_id, page_event_id, effect, reason, granted_by) values ($1, $2, ${eventOf('brand:edit')}, 'deny', 'No', $3)`,
    userId,
    ownerId,
  )
  await refused(
    'user_role_override',
    'insert into erp.user_role (company_id, user_id, role_id) values ($1, $2, 1)',
    userId,
  )
  await refused(
    'role_retired',
    `update erp.role set status = 'inactive' where company_id = $1 and code = $2`,
    clerk.user?.Usr_lname,
  )
  await refused('role_system', `update erp.role set name = 'King' where company_id = $1 and id = 1`)
  await refused(
    'role_event_administrator',
    `insert into erp.role_event (company_id, role_id, page_event_id) values ($1, 1, ${eventOf('brand:view')})`,
  )
  await change(tenant, `update erp.role set status = 'inactive' where company_id = $1 and code = 'picker'`)
  await refused(
    'user_role_retired',
    `insert into erp.user_role (company_id, user_id, role_id) select $1, $2, id from erp.role where company_id = $1 and code = 'picker'`,
    userId,
  )
  await refused(
    'app_user_store_bound',
    'update erp.app_user set user_type = 10, home_module_id = 1 where company_id = $1 and id = $2',
    ownerId,
  )
})

test('every page that a role template names exists and has an event that it gives, so that no share is without effect', async () => {
  const events = await query<{ suite: string; page: string; event: string }>(
    server.database.maintUrl,
    `select split_part(p.path, '/', 2) as suite, p.event_type as page, e.code as event
     from erp.page p join erp.page_event e on e.page_id = p.id and e.retired_at is null`,
  )
  const without = roleTemplates.flatMap(({ code, shares }) =>
    shares.flatMap(({ suites, pages = [], events: given }) => {
      const isGiven = (page: string) =>
        events.some(
          (one) =>
            one.page === page &&
            (suites.includes('*') || suites.includes(one.suite)) &&
            (given.includes('*') || given.includes(one.event)),
        )
      return pages.filter((page) => !isGiven(page)).map((page) => `${code}: ${page}`)
    }),
  )
  expect(without).toEqual([])
})

test('a new company has the shipped roles, with the events of the pages that there are and what they depend on', async () => {
  const { companyId } = await server.company()
  const roles = await query<{ template_code: string; events: string[] }>(
    server.database.maintUrl,
    `select r.template_code, array(select p.permission from erp.role_event e join erp.page_event p on p.id = e.page_event_id
       where e.company_id = r.company_id and e.role_id = r.id order by 1) as events
     from erp.role r where r.company_id = $1 and r.id > 1`,
    [companyId],
  )
  const eventsOf = (code: string) => roles.find(({ template_code }) => template_code === code)?.events ?? []
  expect(roles).toHaveLength(20)
  expect(eventsOf('auditor')).toContain('brand:export')
  expect(eventsOf('auditor').filter((event) => !/:(view|export)$/.test(event))).toEqual([])
  expect(eventsOf('buyer')).toEqual(expect.arrayContaining(['procure:view', 'brand:view', 'brand:edit']))
  expect(eventsOf('picker')).toContain('stock:view')
  const worksWith = (code: string) => eventsOf(code).filter((event) => !/:(view|print)$/.test(event))
  expect(worksWith('picker')).toEqual(['deliveries:pick', 'stockcheck:count', 'transfershipments:pick'])
  expect(worksWith('packer')).toEqual(['deliveries:pack', 'transfershipments:pick'])
  expect(worksWith('receiver')).toEqual(
    expect.arrayContaining(['mannualStockReceive:post', 'mannualRecvHubItemsVer2:post']),
  )
  expect(worksWith('transfer_clerk')).toEqual(
    expect.arrayContaining(['createito:submit', 'transfershipments:dispatch']),
  )
  for (const code of ['receiver', 'transfer_clerk'])
    expect(
      worksWith(code).filter((event) => /^(stockadjustment|locations):(?!export)|:(approve|reverse)$/.test(event)),
    ).toEqual([])
  expect(worksWith('cashier')).toEqual([
    'register:enrol',
    'register:return',
    'register:sell',
    'till-receipts:send',
    'till-sessions:cash_move',
    'till-sessions:count',
    'till-sessions:open',
  ])
  const given = await query<{ code: string; value: string; currency: string | null }>(
    server.database.maintUrl,
    `select l.code, l.value::text, l.currency from erp.role_limit l join erp.role r on r.company_id = l.company_id and r.id = l.role_id
     where l.company_id = $1 and r.template_code = 'cashier' order by l.code`,
    [companyId],
  )
  expect(given).toEqual([
    { code: 'discount_pct', value: '100000', currency: null },
    { code: 'refund_amount', value: '5000', currency: 'GBP' },
  ])
})
