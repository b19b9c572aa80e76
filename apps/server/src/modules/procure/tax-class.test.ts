import { taxClass } from '@countinghouse/contract/procure/tax-class'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = taxClass

test('a company begins with one tax class of each kind, and may have more of one', async () => {
  const { owner } = await server.company()
  const { items } = await owner.call(routes.list, { sort: ['code'] })
  expect(items.map(({ code, kind, name }) => [code, kind, name])).toEqual([
    ['exempt', 'exempt', 'Exempt'],
    ['reduced', 'reduced', 'Reduced'],
    ['standard', 'standard', 'Standard'],
    ['zero', 'zero', 'Zero-rated'],
  ])
  const created = await owner.call(routes.create, { code: 'BOOKS', name: 'Books', kind: 'reduced' })
  expect(created).toMatchObject({ kind: 'reduced', status: 'active' })
})
