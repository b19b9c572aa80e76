import { devicesPage } from '@countinghouse/contract/sales/device'
import { listExceptions } from '@countinghouse/contract/desk/exception'
import { sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { addDevice, offlineLine } from '../../../../../tests/support/offline-till.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { openCamp } from '../../../../../tests/support/kits.ts'
import { paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

const refusal = (status: number, errorType: string) => ({ status, body: { errorType } })

test('a device sells kits without a network: as they are, and as they were where their components have changed', async () => {
  const { companyId, owner, tillId, kit, parts, tent, mat, lamp, held, sale, cash } = await openCamp(server)
  const device = await addDevice(owner, { tillId })
  const [person] = await query<{ id: number }>(
    server.database.superUrl,
    'select id::int from erp.app_user where company_id = $1 order by id limit 1',
    [companyId],
  )
  const where = { tillSessionId: sale.tillSessionId, cashierId: person?.id ?? 0 }
  const prices = [3000, 1200, 600]
  const components = parts.map(({ variantId, quantity = 1 }, at) => ({
    variantId,
    quantity,
    groupNo: null,
    taxCodeId: null,
    unitMinor: prices[at] ?? 0,
  }))
  const line = offlineLine({ variantId: kit.variantId, unitMinor: 4999, components })
  const sold = () => device.sold({ variantId: kit.variantId, unitMinor: 4999, cash }, where, { lines: [line] })
  const shown = async (id: number) => {
    const { lines, offline, kits } = await owner.call(getReceipt, { id })
    return { kits: kits.length, gross: lines.map(({ grossMinor }) => grossMinor), isChanged: offline?.areKitsChanged }
  }
  const first = await owner.call(sendOfflineSale, sold())
  expect(await shown(first.id)).toEqual({ kits: 1, gross: [2499, 2000, 500], isChanged: false })
  await query(
    server.database.superUrl,
    'delete from procure.virtual_component where company_id = $1 and product_id = $2 and line_no = 3',
    [companyId, kit.id],
  )
  const second = await owner.call(sendOfflineSale, sold())
  expect(await shown(second.id)).toEqual({ kits: 1, gross: [2499, 2000, 500], isChanged: true })
  expect((await owner.call(listExceptions, {})).items).toMatchObject([
    { label: second.number, severity: 'warning', address: `${devicesPage.path}?open=${device.id}` },
  ])
  expect(await held(tent, mat, lamp)).toEqual([8, 6, 8])
  const forged = { ...line, components: components.map((one) => ({ ...one, variantId: kit.variantId })) }
  expect(await owner.send(sendOfflineSale, { ...sold(), lines: [forged] })).toMatchObject(
    refusal(409, 'sales.kit_components'),
  )
  await expectWholeLedger(server.database.maintUrl)
})

test('a kit that changed since it was sold is taxed as a whole where it is, and what it costs at the server is expected', async () => {
  const { companyId, owner, tillId, kit, parts, sale, cash } = await openCamp(server)
  const device = await addDevice(owner, { tillId })
  const [person] = await query<{ id: number }>(
    server.database.superUrl,
    'select id::int from erp.app_user where company_id = $1 order by id limit 1',
    [companyId],
  )
  const where = { tillSessionId: sale.tillSessionId, cashierId: person?.id ?? 0 }
  const change = (statement: string) => query(server.database.superUrl, statement, [companyId, kit.id])
  const send = async (unitMinor: number, prices: readonly number[], paidMinor = unitMinor) => {
    const components = parts.map(({ variantId, quantity = 1 }, at) => ({
      variantId,
      quantity,
      groupNo: null,
      taxCodeId: null,
      unitMinor: prices[at] ?? 0,
    }))
    const lines = [offlineLine({ variantId: kit.variantId, unitMinor, components })]
    const more = { lines, grossMinor: paidMinor, tenders: [paid(cash, paidMinor)] }
    const sold = device.sold({ variantId: kit.variantId, unitMinor, cash }, where, more)
    const { id } = await owner.call(sendOfflineSale, sold)
    const { lines: all, taxMinor, grossMinor, offline } = await owner.call(getReceipt, { id })
    return {
      grossMinor,
      taxMinor,
      expectedMinor: offline?.expectedMinor,
      isChanged: offline?.areKitsChanged,
      gross: all.map((one) => one.grossMinor),
    }
  }
  await change(`update procure.virtual_product set tax_mode = 'own' where company_id = $1 and product_id = $2`)
  const asHeld = await send(4999, [3000, 1200, 600])
  expect(asHeld).toEqual({
    grossMinor: 4999,
    taxMinor: 833,
    expectedMinor: 4999,
    isChanged: false,
    gross: [2499, 2000, 500],
  })
  await change('delete from procure.virtual_component where company_id = $1 and product_id = $2 and line_no = 3')
  expect(await send(4999, [3000, 1200, 600])).toEqual({ ...asHeld, isChanged: true })
  const pricesInclude = async (isTaxIncluded: boolean) =>
    await query(server.database.superUrl, 'update procure.price_list set tax_included = $2 where company_id = $1', [
      companyId,
      isTaxIncluded,
    ])
  await pricesInclude(false)
  expect(await send(4999, [3000, 1200, 600], 5999)).toMatchObject({ taxMinor: 1000, expectedMinor: 5999 })
  await pricesInclude(true)
  expect(await send(100, [0, 0, 100])).toMatchObject({ grossMinor: 100, expectedMinor: 4999, gross: [0, 0, 100] })
  await change(
    `update procure.virtual_product set price_mode = 'sum_minus_ppm', discount_ppm = 100000 where company_id = $1 and product_id = $2`,
  )
  expect(await send(4999, [3000, 1200, 600])).toMatchObject({ grossMinor: 4999, expectedMinor: 5400 })
  await change('delete from procure.virtual_component where company_id = $1 and product_id = $2')
  await change(
    `update procure.virtual_product set kind = 'preorder', price_mode = 'sum', discount_ppm = null where company_id = $1 and product_id = $2`,
  )
  expect(await send(4999, [3000, 1200, 600])).toMatchObject({ grossMinor: 4999, expectedMinor: 6000 })
  await expectWholeLedger(server.database.maintUrl)
})
