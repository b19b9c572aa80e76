import { customer } from '@countinghouse/contract/crm/customer'
import { undoMerge } from '@countinghouse/contract/desk/merge'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = customer

test('two customers may have one name, never one number, and a phone needs its country', async () => {
  const { owner } = await server.company()
  const ada = { code: '13085', name: 'Ada Smith', countryCode: 'GB', email: 'ada@example.com', phone: '+442079460000' }
  const first = await owner.call(routes.create, ada)
  expect(first).toMatchObject({ kind: 'person', locale: null, status: 'active' })
  await owner.call(routes.create, { code: '13086', name: 'Ada Smith', kind: 'company' })
  expect(await owner.send(routes.create, { ...ada, name: 'Somebody else' })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { code: expect.anything() } },
  })
  expect(await owner.send(routes.update, { id: first.id, version: 1, phone: '020 7946 0000' })).toMatchObject({
    status: 400,
    body: { fields: { phone: expect.anything() } },
  })
  const { items } = await owner.call(routes.list, { q: 'ada smith' })
  expect(items.map(({ code }) => code).toSorted()).toEqual(['13085', '13086'])
})

test('a wrong tax number of the country is refused with its reason; one that was there before keeps nothing from being changed', async () => {
  const { owner, companyId } = await server.company()
  const refusal = async (more: object) => {
    const { status, body } = await owner.send(routes.create, { code: 'VAT', name: 'Vat', ...more } as never)
    const [said] = (body['fields'] as Record<string, { message: string }[]> | undefined)?.['taxNumber'] ?? []
    return status === 201 ? 'created' : `${status} ${said?.message ?? ''}`
  }
  expect(await refusal({ countryCode: 'GB', taxNumber: 'GB123456789' })).toContain('422 The check digits')
  expect(await refusal({ countryCode: 'DE', taxNumber: 'DE1234' })).toContain('422 A German VAT number')
  expect(await refusal({ countryCode: 'AE', taxNumber: '12345' })).toContain('422 A UAE tax registration number')
  expect(await refusal({ countryCode: 'GB', taxNumber: 'GB980780684' })).toBe('created')
  const { id, version } = await owner.call(routes.create, { code: 'OLD', name: 'Old', countryCode: 'GB' })
  await query(
    server.database.superUrl,
    `update crm.customer set tax_number = 'GB123456789' where company_id = $1 and id = $2`,
    [companyId, id],
  )
  const current = await owner.call(routes.get, { id })
  const renamed = await owner.call(routes.update, { id, version: current.version, name: 'Older' })
  expect(renamed).toMatchObject({ name: 'Older', taxNumber: 'GB123456789' })
  expect(current.version).toBeGreaterThanOrEqual(version)
  expect(await owner.send(routes.update, { id, version: renamed.version, taxNumber: 'GB123456788' })).toMatchObject({
    status: 422,
    body: { errorType: 'crm.rule_broken' },
  })
  await owner.call(routes.update, { id, version: renamed.version, countryCode: 'FR' })
})

test('the undo of a merge brings back a wrong tax number that was there before', async () => {
  const { owner, companyId } = await server.company()
  const old = await owner.call(routes.create, { code: 'OLD', name: 'Old', countryCode: 'GB' })
  const copy = await owner.call(routes.create, { code: 'NEW', name: 'New', taxNumber: 'GB980780684' })
  await query(
    server.database.superUrl,
    `update crm.customer set tax_number = 'GB123456789' where company_id = $1 and id = $2`,
    [companyId, old.id],
  )
  const { version } = await owner.call(routes.get, { id: old.id })
  const others = [{ id: copy.id, version: copy.version }]
  const merged = await owner.call(routes.merge, { id: old.id, version, others, take: { taxNumber: copy.id } })
  expect((await owner.call(routes.get, { id: old.id })).taxNumber).toBe('GB980780684')
  await owner.call(undoMerge, { id: merged.id })
  expect((await owner.call(routes.get, { id: old.id })).taxNumber).toBe('GB123456789')
})
