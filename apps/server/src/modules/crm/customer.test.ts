import { customer } from '@countinghouse/contract/crm/customer'
import { expect, test } from 'vitest'
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
