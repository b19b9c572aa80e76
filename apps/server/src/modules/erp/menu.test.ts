import { getSession } from '@countinghouse/contract/auth/session'
import {
  getNavigation,
  listAppModules,
  listCompanyModules,
  listPagePermissions,
} from '@countinghouse/contract/erp/menu'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('the administrator’s menu has every page of every open module, each under its module and with one heading per group', async () => {
  const { owner } = await server.company()
  const menu = await owner.call(getNavigation, {})
  const brands = menu.find((item) => item.path === '/procure/brand')
  expect(brands).toMatchObject({
    title: 'Brands',
    title_ar: 'العلامات التجارية',
    type: 'link',
    mdl_route: '/procure',
    children: [],
  })
  for (const item of menu) {
    expect(item.path.startsWith(item.mdl_route), item.path).toBe(true)
    expect(item.path.endsWith('/'), item.path).toBe(false)
  }
  const headings = menu.map((item) => item.menutitle).filter((title) => title !== null)
  expect(headings.length).toBe(new Set(headings).size)
})

test('menu, modules and page permissions of a user hold what he may view and no more', async () => {
  const { as } = await server.company()
  const viewer = await as({ may: ['brand:view'] })
  expect((await viewer.call(getNavigation, {})).map((item) => item.path)).toEqual([
    '/procure/brand',
    '/account',
    '/account/inbox',
  ])
  const modules = await viewer.call(listCompanyModules, {})
  expect(modules.filter((module) => !module.hidden).map((module) => [module.mdl_route, module.landing])).toEqual([
    ['/procure', '/procure/brand/'],
  ])
  const permissions = await viewer.call(listPagePermissions, own(viewer))
  expect(permissions).toContainEqual({ pg_eventtype: 'brand', isaccessallowed: 1 })
  expect(permissions.filter((page) => page.isaccessallowed === 1).map((page) => page.pg_eventtype)).toEqual([
    'inbox',
    'brand',
  ])
})

test('page permissions name every active page once, dashboards aside', async () => {
  const { owner } = await server.company()
  const permissions = await owner.call(listPagePermissions, own(owner))
  const rows = await asSuperuser(
    server,
    "select event_type from erp.page where status = 'active' and type = 'link' and not is_dashboard order by 1",
  )
  expect(permissions.map((page) => page.pg_eventtype).toSorted()).toEqual(rows.map((row) => row['event_type']))
  expect(permissions.every((page) => page.isaccessallowed === 1)).toBe(true)
})

test('page permissions of another user or company are forbidden, and the attempt is on record', async () => {
  const [tenant, stranger] = [await server.company(), await server.company()]
  const clerk = await tenant.as({ may: [] })
  for (const claim of [own(tenant.owner), own(stranger.owner), { ...own(clerk), cmp_id: stranger.companyId }]) {
    expect(await clerk.send(listPagePermissions, claim)).toMatchObject({
      status: 403,
      body: { errorType: 'forbidden', details: { reason: 'identity' } },
    })
  }
  const rows = await asSuperuser(
    server,
    "select user_id::int from platform.audit where company_id = $1 and action = 'auth.identity.refuse'",
    [tenant.companyId],
  )
  expect(rows.map((row) => row['user_id'])).toEqual(Array.from({ length: 3 }, () => clerk.user?.Usr_userid))
})

test('the first data are what the five calls answer one by one', async () => {
  const { as, companyId } = await server.company()
  const buyer = await as({ may: ['brand:view', 'brand:edit', 'procure:view'] })
  const session = await buyer.call(getSession, {})
  expect(session.navigation).toEqual(await buyer.call(getNavigation, {}))
  expect(session.modules).toEqual(await buyer.call(listCompanyModules, {}))
  expect(session.pagePermissions).toEqual(await buyer.call(listPagePermissions, own(buyer)))
  expect(session).toMatchObject({
    company: { id: companyId },
    events: ['brand:edit', 'brand:view', 'procure:view'],
    homeModule: null,
    isInsecureHttp: false,
  })
})

test('a store-bound user sees his home module and his account, and nothing of the others', async () => {
  const { as } = await server.company()
  const permissions = ['procure:view', 'brand:view', 'brand:create']
  const bound = await as({ may: permissions, userType: 10, homeModule: '/procure' })
  const session = await bound.call(getSession, {})
  expect(session.homeModule).toBe('/procure')
  expect(session.modules.map((module) => module.mdl_route)).toEqual(['/procure', '/account'])
  expect((await bound.send(brand.routes.list, {})).status).toBe(200)
  const elsewhere = await as({ may: permissions, userType: 10, homeModule: '/wms' })
  const { navigation } = await elsewhere.call(getSession, {})
  expect(navigation.map((item) => item.path)).toEqual(['/account', '/account/inbox'])
  expect((await elsewhere.call(listCompanyModules, {})).filter((module) => !module.hidden)).toEqual([])
})

test('a store-bound user never holds the administrator role', async () => {
  const { as, companyId } = await server.company()
  const bound = await as({ may: [], userType: 10, homeModule: '/pos' })
  const granting = asSuperuser(server, 'insert into erp.user_role (company_id, user_id, role_id) values ($1, $2, 1)', [
    companyId,
    bound.user?.Usr_userid,
  ])
  await expect(granting).rejects.toMatchObject({ code: '23514', constraint: 'user_role_store_bound' })
})

test('a module switched off or outside its dates disappears from menu, modules and first data', async () => {
  for (const change of [
    'is_enabled = false',
    'valid_until = erp.today(company_id) - 1',
    'valid_from = erp.today(company_id) + 1',
  ]) {
    const { owner, companyId } = await server.company()
    expect((await owner.call(getSession, {})).modules.some((module) => module.mdl_route === '/procure')).toBe(true)
    await asSuperuser(
      server,
      `update erp.company_module set ${change} where company_id = $1 and module_id = (select id from erp.module where code = 'procure')`,
      [companyId],
    )
    const session = await owner.call(getSession, {})
    expect(
      session.modules.some((module) => module.mdl_route === '/procure'),
      change,
    ).toBe(false)
    expect(
      session.navigation.some((item) => item.mdl_route === '/procure'),
      change,
    ).toBe(false)
    expect(await owner.call(listAppModules, {})).toContainEqual(
      expect.objectContaining({ mdl_route: '/procure', mdl_name: 'Procurement', enabled: false }),
    )
  }
})

test('picker lists come together, each once, and an unknown one is refused by name', async () => {
  const { owner } = await server.company()
  const bound = await owner.call(bindMaster, { lists: ['country', 'currency', 'country'] })
  expect(Object.keys(bound)).toEqual(['country', 'currency'])
  expect(bound['country']?.items).toContainEqual(expect.objectContaining({ code: 'DE', name: 'Germany' }))
  for (const list of ['nothing', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(await owner.send(bindMaster, { lists: ['country', list] }), list).toMatchObject({
      status: 400,
      body: { fields: { lists: [{ code: 'not_a_choice' }] } },
    })
  }
})

function own(client: Client): { cmp_id: number; userid: number } {
  return { cmp_id: client.user?.usr_cmp_id ?? 0, userid: client.user?.Usr_userid ?? 0 }
}
