import { listCompanyModules } from '@countinghouse/contract/erp/menu'
import {
  createModule,
  getCompanyModules,
  getModule,
  listCompanySwitches,
  listModules,
  moveModule,
  switchCompanyModule,
  switchModule,
  updateModule,
} from '@countinghouse/contract/erp/module-master'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createOperator } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { hashToken } from '../../platform/access/session.ts'

const server = useServer({ isOwn: true })
const labels = { nameAr: 'وحدة', icon: 'flag', description: null, descriptionAr: null } as const

/** What the database itself says to the holder of a token, whatever the server would ask of him. */
async function requested(token: string | null) {
  const [row] = await query<{ companies: number; entered: boolean }>(
    server.database.appUrl,
    `select (select count(*)::int from auth.list_companies($1)) as companies, auth.enter_company($1, 1) as entered`,
    [hashToken(token ?? '')],
  )
  return row ?? { companies: 0, entered: false }
}

test('a module switched off is closed on the next request, its days count, and ERP stays on at home', async () => {
  const [{ owner, companyId: id }, other] = [await server.company(), await server.company()]
  const { items, isOperator } = await owner.call(listModules, {})
  const [procure, erp] = ['procure', 'erp'].map((code) => items.find((module) => module.code === code))
  expect({ isOperator, companies: procure?.companies, on: procure?.own.isEnabled }).toEqual({
    isOperator: false,
    companies: null,
    on: true,
  })
  const moduleId = procure?.id ?? 0
  const { items: switches } = await owner.call(getCompanyModules, { id })
  expect(switches.find((one) => one.moduleId === moduleId)).toMatchObject({
    pages: procure?.pages.length,
    boundPeople: 0,
  })
  expect((await other.owner.send(getCompanyModules, { id })).status).toBe(404)
  const foreign = await other.owner.send(switchModule, { id, moduleId, isEnabled: false, switchVersion: 1 })
  expect(foreign.body).toMatchObject({ errorType: 'not_found' })
  const off = await owner.call(switchModule, { id, moduleId, isEnabled: false, switchVersion: 1 })
  expect(off).toMatchObject({ isEnabled: false, version: 2 })
  expect((await owner.send(brand.routes.list, {})).body).toMatchObject({ details: { reason: 'module' } })
  const over = { id, moduleId, isEnabled: true, validUntil: '2020-01-01', switchVersion: 2 }
  await owner.call(switchModule, over)
  expect((await owner.send(brand.routes.list, {})).status).toBe(403)
  expect((await owner.send(switchModule, { ...over, validUntil: null })).body).toMatchObject({ errorType: 'stale' })
  await owner.call(switchModule, { ...over, validUntil: null, switchVersion: 3 })
  expect((await owner.send(brand.routes.list, {})).status).toBe(200)
  const backwards = { ...over, validFrom: '2021-01-01', switchVersion: 4 }
  expect((await owner.send(switchModule, backwards)).body).toMatchObject({ fields: { validUntil: [{ code: 'rule' }] } })
  for (const lost of [{ isEnabled: false }, { isEnabled: true, validUntil: '2099-01-01' }]) {
    const refused = await owner.send(switchModule, { id, moduleId: erp?.id, switchVersion: 1, ...lost })
    expect(refused.body).toMatchObject({
      errorType: 'erp.own_erp_module',
      message: 'ERP cannot be turned off for your own company.',
    })
  }
})

test('the register and other companies are for people who run the installation, who see only the facts of a row', async () => {
  const [mine, other] = [await server.company('Mine'), await server.company('Other')]
  const { owner } = mine
  const wanted = { code: 'claims', name: 'Claims', ...labels }
  for (const [route, input] of [
    [listCompanySwitches, {}],
    [createModule, wanted],
    [moveModule, { id: 1, otherId: null }],
    [updateModule, { id: 1, version: 1, name: 'Mine now' }],
    [switchCompanyModule, { id: 2, companyId: other.companyId, isEnabled: false, switchVersion: 1 }],
  ] as const)
    expect((await owner.send(route, input)).body, route.id).toMatchObject({
      errorType: 'forbidden',
      details: { reason: 'operator' },
    })
  await createOperator(server, mine)
  const { items } = await owner.call(listCompanySwitches, {})
  const row = items.find(({ id }) => id === other.companyId)
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['code', 'id', 'modules', 'name'])
  expect(await requested(other.owner.token)).toEqual({ companies: 0, entered: false })
  expect((await requested(owner.token)).companies).toBeGreaterThan(1)
  const procure = (await owner.call(listModules, {})).items.find(({ code }) => code === 'procure')
  const off = { id: procure?.id ?? 0, companyId: other.companyId, isEnabled: false, switchVersion: 1 }
  await owner.call(switchCompanyModule, off)
  expect((await other.owner.send(brand.routes.list, {})).status).toBe(403)
  expect((await owner.send(brand.routes.list, {})).status).toBe(200)
  const nowhere = await owner.send(switchCompanyModule, { ...off, companyId: 900_000_000 })
  expect(nowhere.body).toMatchObject({ errorType: 'not_found' })
})

test('a new module has a route that no other begins with, is moved, and opens at one of its own pages', async () => {
  const tenant = await server.company()
  await createOperator(server, tenant)
  const { owner } = tenant
  const created = await owner.call(createModule, { code: 'claims', name: 'Claims', ...labels })
  expect(created).toMatchObject({
    route: '/claims',
    isSystem: false,
    companies: 0,
    own: { isEnabled: false, version: 0 },
  })
  const close = await owner.send(createModule, { code: 'wms-next', name: 'Next', ...labels })
  expect(close.body).toMatchObject({
    errorType: 'erp.route_prefix',
    fields: { route: [{ message: 'Route /wms is already used by Warehouse.' }] },
  })
  expect((await owner.send(createModule, { code: 'claims', name: 'Again', ...labels })).body).toMatchObject({
    errorType: 'duplicate',
    fields: { code: expect.anything() },
  })
  const before = (await owner.call(listModules, {})).items
  await owner.call(moveModule, { id: created.id, otherId: before[1]?.id ?? null })
  const after = (await owner.call(listModules, {})).items.map(({ id }) => id)
  expect(after.slice(0, 3)).toEqual([before[0]?.id, created.id, before[1]?.id])
  const procure = before.find(({ code }) => code === 'procure')
  const { version } = await owner.call(getModule, { id: procure?.id ?? 0 })
  const seasons = procure?.pages.find(({ title }) => title === 'Seasons')
  const open = { id: procure?.id ?? 0, version, landingPageId: seasons?.id ?? 0 }
  await owner.call(updateModule, open)
  const opens = (await owner.call(listCompanyModules, {})).find(({ mdl_code: code }) => code === 'procure')
  expect(opens).toMatchObject({ mdl_name: 'Procurement', landing: '/procure/season/' })
  const stray = { ...open, version: version + 1, landingPageId: before[0]?.pages[0]?.id }
  expect((await owner.send(updateModule, stray)).body).toMatchObject({
    errorType: 'erp.landing_page',
    fields: { landingPageId: expect.anything() },
  })
  expect((await owner.send(updateModule, open)).body).toMatchObject({ errorType: 'stale' })
})
