import { impersonate } from '@countinghouse/contract/auth/impersonation'
import { getSession } from '@countinghouse/contract/auth/session'
import { getOwnCompany, updateOwnCompany } from '@countinghouse/contract/erp/company'
import { expect, test } from 'vitest'
import { trackBy } from '../../../../../tests/support/lots.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })

test('another currency, name or zone of the company, and another title in the menu, are answered at once', async () => {
  const { owner, as, companyId: id } = await server.company()
  const clerk = await as({ may: ['brand:view'] })
  for (const client of [owner, clerk]) await client.call(getSession, {})
  const { version } = await owner.call(getOwnCompany, { id })
  const company = { name: 'Renamed Ltd', timezone: 'Asia/Amman' }
  await owner.call(updateOwnCompany, { id, version, ...company, baseCurrency: 'JOD' })
  await asSuperuser(server, "update erp.module set name = 'Buying' where code = 'procure'")
  await asSuperuser(server, "update erp.page set menu_title = 'Makers' where path = '/procure/brand/'")
  for (const client of [owner, clerk]) {
    const told = await client.call(getSession, {})
    expect(told.company).toMatchObject({ ...company, currency: 'JOD' })
    expect(told.companies).toMatchObject([{ id, name: company.name }])
    expect(told.modules.map(({ mdl_name }) => mdl_name)).toContain('Buying')
    expect(JSON.stringify(told.navigation)).toContain('Makers')
  }
})

test('the first product tracked by lot is told at once, that of another company never', async () => {
  const { owner, as, companyId } = await server.company()
  const other = await server.company()
  const clerk = await as({ may: ['brand:view'] })
  const told = async () =>
    await Promise.all([owner, clerk, other.owner].map(async (one) => (await one.call(getSession, {})).usesLots))
  const { variantIds } = await createProduct(server.app.db, companyId, { code: 'TEA' })
  expect(await told()).toEqual([false, false, false])
  await trackBy(server.database, { companyId, variantId: variantIds[0] ?? 0 }, 'lot')
  expect(await told()).toEqual([true, true, false])
  await trackBy(server.database, { companyId, variantId: variantIds[0] ?? 0 }, 'none')
  expect(await told()).toEqual([false, false, false])
})

test('who looks through another’s eyes is told none of the companies, the other all of his', async () => {
  const { owner, as, companyId } = await server.company()
  const una = await as({ may: ['brand:view'] })
  const { token } = await owner.call(impersonate, { id: una.user?.Usr_userid ?? 0, reason: 'Asks for help' })
  const companiesOf = async (client: typeof una) => (await client.call(getSession, {})).companies.map(({ id }) => id)
  for (let turn = 0; turn < 2; turn++) {
    expect(await companiesOf(server.client(token))).toEqual([])
    expect(await companiesOf(una)).toEqual([companyId])
  }
})
