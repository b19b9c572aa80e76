import { listRowErrors } from '@countinghouse/contract/desk/import'
import { product } from '@countinghouse/contract/procure/product'
import { expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { productFiles, shopOf } from '../../../../../tests/support/product-files.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('a new product of a file has the scale, tax class and unit that its category gives, and is sold at once', async () => {
  const tenant = await shopOf(server)
  const { owner, companyId } = tenant
  const files = productFiles(server, tenant)
  await query(
    server.database.superUrl,
    `update procure.category c set default_size_scale_id = s.id, default_tax_class_id = t.id, default_unit_id = u.id
     from procure.size_scale s, procure.tax_class t, procure.unit u
     where c.company_id = $1 and c.code = 'CLOTHES' and s.company_id = $1 and s.code = 'ABC' and t.company_id = $1 and t.code = 'STD'
       and u.company_id = $1 and u.code = 'ONE'`,
    [companyId],
  )
  const { id } = await files.upload([
    ['style_code', 'name', 'category', 'color', 'size', 'price', 'status'],
    ['OX', 'Oxford', 'SHIRTS', 'RED', 'S', '10', 'active'],
    ['OX', null, null, 'RED', 'M', '10', null],
    ['PUMP', 'Pump', 'WOMEN', 'RED', null, '10', 'active'],
  ])
  // Rows of one style come in several chunks too, of which the check leaves nothing behind.
  const pace = vi.spyOn(server.app.jobs.pace, 'rowsAtOnce').mockReturnValue(1)
  await files.check(id)
  const { items } = await owner.call(listRowErrors, { id })
  expect(items.map(({ number, issues }) => [number, ...issues.map(({ field }) => field)])).toEqual([
    [4, 'taxClassId', 'baseUnitId'],
  ])
  expect(await files.commit(id)).toMatchObject({ outcome: { created: 2, refused: 1 } })
  pace.mockRestore()
  const { items: created } = await owner.call(product.routes.list, {})
  expect(created).toMatchObject([{ code: 'OX', status: 'active', variantCount: 2 }])
})
