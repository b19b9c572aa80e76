import { randomUUID } from 'node:crypto'
import { signUp } from '@countinghouse/contract/auth/sign-in'
import {
  activateCompanies,
  activateCompany,
  createCompany,
  downloadCompanyLogo,
  getOwnCompany,
  listCompanies,
  removeCompanyLogo,
  setCompanyLogo,
  setParentCompany,
  suspendCompanies,
  suspendCompany,
  updateOwnCompany,
} from '@countinghouse/contract/erp/company'
import { store } from '@countinghouse/contract/erp/store'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSuperuser, createOperator } from '../../../../../tests/support/people.ts'
import { picture } from '../../../../../tests/support/pictures.ts'
import { testPassword, useServer } from '../../../../../tests/support/server.ts'

/** Stands for a module that posts: what has a reason of its own may not move. */
const lock = {
  key: 'test.posted',
  words: { en: '{count} entries were posted.', ar: 'رُحّل {count} قيود.' },
  facts: ({ companyId }: { companyId: number }) =>
    sql`select jsonb_build_object('count', 2) from erp.company where id = ${companyId} and website = 'https://posted.example'`,
}
const server = useServer({ more: [{ companyLocks: [lock] }] })

const newCode = () => `N${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`
const wanted = () => ({
  code: newCode(),
  name: 'North & Sons',
  countryCode: 'AE',
  baseCurrency: 'AED',
  timezone: 'Asia/Dubai',
  locale: 'ar' as const,
  storeCode: 'DXB',
  storeName: 'Dubai',
  firstName: 'Noor',
  lastName: 'Nasser',
  ownerEmail: 'noor@example.com',
  modules: ['procure'],
})

test('an operator makes a company; its owner opens the account with the link and finds stores, roles and modules', async () => {
  const tenant = await server.company()
  await createOperator(server, tenant)
  const { link, ...created } = await tenant.owner.call(createCompany, { ...wanted(), code: newCode() })
  expect(created).toMatchObject({ name: 'North & Sons' })
  const row = (await tenant.owner.call(listCompanies, {})).items.find(({ code }) => code === created.code)
  expect(row).toMatchObject({ countryCode: 'AE', currency: 'AED', stores: 1, users: 1, status: 'active', isOwn: false })
  expect(row?.modules.map(({ name }) => name)).toHaveLength(2)
  const { token } = await server.stranger.call(signUp, {
    token: new URLSearchParams(link.split('#')[1]).get('token') ?? '',
    username: `noor-${created.code.toLowerCase()}`,
    password: testPassword,
    firstName: 'Noor',
    lastName: 'Nasser',
  })
  const owner = server.client(token)
  const id = row?.id ?? 0
  expect(await owner.call(getOwnCompany, { id })).toMatchObject({
    code: created.code,
    locale: 'ar',
    timezone: 'Asia/Dubai',
  })
  expect((await owner.call(store.routes.list, {})).items).toMatchObject([{ code: 'DXB', countryCode: 'AE' }])
  expect(await owner.send(createCompany, wanted())).toMatchObject({
    status: 403,
    body: { details: { reason: 'operator' } },
  })
  expect((await owner.send(listCompanies, {})).status).toBe(403)
  expect(await tenant.owner.send(createCompany, { ...wanted(), code: created.code })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { code: [{ message: 'Company code is already used.' }] } },
  })
  expect(await tenant.owner.send(createCompany, { ...wanted(), timezone: 'Mars/Olympus' })).toMatchObject({
    status: 400,
    body: { fields: { timezone: [{}] } },
  })
})

test('a suspended company is out at its next click and comes back; nobody suspends his own', async () => {
  const [tenant, other] = [await server.company(), await server.company()]
  await createOperator(server, tenant)
  const { companyId: id } = other
  expect((await tenant.owner.call(suspendCompany, { id, reason: 'Unpaid' })).status).toBe('suspended')
  expect(await other.owner.send(getOwnCompany, { id })).toMatchObject({ body: { errorType: 'inactive_user' } })
  expect((await tenant.owner.send(suspendCompany, { id, reason: 'Again' })).body.errorType).toBe('state_conflict')
  await tenant.owner.call(activateCompany, { id })
  expect((await other.owner.send(getOwnCompany, { id })).status).toBe(200)
  expect(await tenant.owner.send(suspendCompany, { id: tenant.companyId, reason: 'Mine' })).toMatchObject({
    status: 409,
    body: { errorType: 'erp.own_company', message: 'You cannot suspend the company you are signed in to.' },
  })
  expect((await other.owner.send(suspendCompany, { id: tenant.companyId, reason: 'Theirs' })).status).toBe(403)
})

test('companies are suspended and activated together, all or none; others than operators do neither', async () => {
  const [tenant, first, second] = [await server.company(), await server.company(), await server.company()]
  await createOperator(server, tenant)
  const ids = [second.companyId, first.companyId]
  const stands = async () => (await tenant.owner.call(listCompanies, {})).items.filter(({ id }) => ids.includes(id))
  const mine = await tenant.owner.send(suspendCompanies, { ids: [...ids, tenant.companyId], reason: 'Unpaid' })
  expect(mine.body.errorType).toBe('erp.own_company')
  await tenant.owner.call(suspendCompany, { id: first.companyId, reason: 'Unpaid' })
  expect((await tenant.owner.send(suspendCompanies, { ids, reason: 'All' })).body.errorType).toBe('state_conflict')
  expect((await stands()).map(({ status }) => status).toSorted()).toEqual(['active', 'suspended'])
  await tenant.owner.call(activateCompany, { id: first.companyId })
  const { items } = await tenant.owner.call(suspendCompanies, { ids: [...ids, ...ids], reason: 'All' })
  expect(items.map(({ status }) => status)).toEqual(['suspended', 'suspended'])
  await tenant.owner.call(activateCompanies, { ids })
  expect((await first.owner.send(suspendCompanies, { ids: [second.companyId], reason: 'No' })).body).toMatchObject({
    details: { reason: 'operator' },
  })
})

test('a company belongs to another without a circle, even where two are set at once; nobody sees it but operators', async () => {
  const [tenant, a, b] = [await server.company('Group'), await server.company('North'), await server.company('South')]
  await createOperator(server, tenant)
  const put = (id: number, parentId: number | null) => tenant.owner.send(setParentCompany, { id, parentId })
  expect((await put(a.companyId, tenant.companyId)).body).toMatchObject({ parent: { id: tenant.companyId } })
  expect((await put(b.companyId, a.companyId)).status).toBe(200)
  expect((await put(tenant.companyId, b.companyId)).body).toMatchObject({ errorType: 'erp.parent_cycle' })
  expect((await put(a.companyId, a.companyId)).body.errorType).toBe('erp.parent_cycle')
  expect((await put(a.companyId, 900_000_000)).status).toBe(404)
  const { items } = await tenant.owner.call(listCompanies, {})
  expect(items.find(({ id }) => id === b.companyId)?.parent?.name).toContain('North')
  expect(JSON.stringify(await a.owner.call(getOwnCompany, { id: a.companyId }))).not.toContain('Group')
  expect((await a.owner.send(setParentCompany, { id: a.companyId, parentId: null })).status).toBe(403)
  await put(a.companyId, null)
  await put(b.companyId, null)
  const both = await Promise.all([put(a.companyId, b.companyId), put(b.companyId, a.companyId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a logo is drawn anew and shown to its own company alone, another takes its place, and it goes again', async () => {
  const [{ owner, companyId: id }, other] = [await server.company(), await server.company()]
  const logoOf = (size?: 'medium', headers: Record<string, string> = {}) =>
    owner.send(downloadCompanyLogo, { id, ...(size !== undefined && { size }) }, { headers })
  expect((await logoOf()).status).toBe(404)
  const bytes = Buffer.concat([await picture(600, 300).png().toBuffer(), Buffer.from('<script>')])
  const { logo, version } = await owner.call(setCompanyLogo, { id, fileName: 'mark.png' }, { bytes })
  const whole = await logoOf()
  expect(whole.headers).toMatchObject({ 'content-type': 'image/png', etag: expect.any(String) })
  expect(whole.text).not.toContain('<script>')
  const same = await logoOf(undefined, { 'if-none-match': String(whole.headers['etag']) })
  expect([same.status, same.text]).toEqual([304, ''])
  expect((await logoOf('medium', { 'if-none-match': String(whole.headers['etag']) })).status).toBe(200)
  const text = await owner.send(setCompanyLogo, { id, fileName: 'mark.png' }, { bytes: Buffer.from('no picture') })
  expect(text).toMatchObject({ status: 400, body: { fields: { fileName: [{}] } } })
  expect((await other.owner.send(setCompanyLogo, { id, fileName: 'mark.png' }, { bytes })).status).toBe(404)
  expect((await other.owner.send(downloadCompanyLogo, { id })).status).toBe(404)
  const again = await owner.call(setCompanyLogo, { id, fileName: 'new.png' }, { bytes })
  expect(again).toMatchObject({ version, logo: expect.any(Number) })
  expect(again.logo).not.toBe(logo)
  expect((await owner.call(removeCompanyLogo, { id })).logo).toBeNull()
  expect((await logoOf()).status).toBe(404)
  const left = await asSuperuser(
    server,
    'select id from platform.file where company_id = $1 and (expires_at is null or expires_at > now())',
    [id],
  )
  expect(left).toEqual([])
})

test('a company keeps its own facts; a code that is taken, a stale version and a currency after postings are refused', async () => {
  const [{ owner, companyId: id }, other] = [await server.company(), await server.company()]
  const before = await owner.call(getOwnCompany, { id })
  const saved = await owner.call(updateOwnCompany, {
    id,
    version: before.version,
    legalName: 'Test Ltd',
    baseCurrency: 'EUR',
    fiscalYearStartMonth: '4',
    phone: '+441632960123',
  })
  expect(saved).toMatchObject({ legalName: 'Test Ltd', baseCurrency: 'EUR', fiscalYearStartMonth: '4', locks: [] })
  expect((await owner.send(updateOwnCompany, { id, version: before.version, city: 'Bath' })).body.errorType).toBe(
    'stale',
  )
  const { code } = await other.owner.call(getOwnCompany, { id: other.companyId })
  expect((await owner.send(getOwnCompany, { id: other.companyId })).status).toBe(404)
  expect(await owner.send(updateOwnCompany, { id, version: saved.version, code })).toMatchObject({
    status: 409,
    body: { fields: { code: [{ message: 'Company code is already used.' }] } },
  })
  const posted = await owner.call(updateOwnCompany, { id, version: saved.version, website: 'https://posted.example' })
  expect(posted.locks).toEqual(['2 entries were posted.'])
  expect(await owner.send(updateOwnCompany, { id, version: posted.version, baseCurrency: 'GBP' })).toMatchObject({
    status: 422,
    body: { errorType: 'erp.currency_locked', details: { locks: ['2 entries were posted.'] } },
  })
  await owner.call(updateOwnCompany, { id, version: posted.version, baseCurrency: 'EUR', city: 'Bath' })
})
