import { chargeType } from '@countinghouse/contract/procure/charge-type'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = chargeType

test('a company begins with ten kinds of charges, each with what a new one begins with, and adds its own', async () => {
  const { owner } = await server.company()
  const { items } = await owner.call(routes.list, { sort: ['code'] })
  expect(items.map(({ code }) => code)).toEqual([
    'BANK',
    'CUSTOMS_FEE',
    'DEMURRAGE',
    'DUTY',
    'FREIGHT',
    'HANDLING',
    'INLAND',
    'INSPECTION',
    'INSURANCE',
    'STORAGE',
  ])
  const freight = items.find(({ code }) => code === 'FREIGHT')
  expect(freight).toMatchObject({ name: 'Freight', basis: 'fixed', allocateBy: 'weight', treatment: 'capitalise' })
  const created = await owner.call(routes.create, {
    code: 'TOLL',
    name: 'Toll',
    basis: 'per_unit',
    treatment: 'recharge',
  })
  expect(created).toMatchObject({ basis: 'per_unit', allocateBy: 'value', treatment: 'recharge', version: 1 })
  const again = await owner.send(routes.create, { code: 'toll', name: 'Tolls' })
  expect(again).toMatchObject({ status: 409, body: { errorType: 'duplicate' } })
})
