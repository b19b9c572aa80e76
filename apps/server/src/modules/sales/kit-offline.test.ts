import { devicesPage } from '@countinghouse/contract/sales/device'
import { listExceptions } from '@countinghouse/contract/desk/exception'
import { sendOfflineSale } from '@countinghouse/contract/sales/register-offline'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { addDevice, offlineLine } from '../../../../../tests/support/offline-till.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { openCamp } from '../../../../../tests/support/kits.ts'

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
