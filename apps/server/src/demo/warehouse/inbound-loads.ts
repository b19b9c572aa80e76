import { randomUUID } from 'node:crypto'
import { load } from '@countinghouse/contract/inbound/load'
import { partner } from '@countinghouse/contract/inbound/partner'
import { saveLoad } from '@countinghouse/contract/inbound/partner-calls'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { Ground } from './ground.ts'
import { costOf, daysAgo } from './ground.ts'
import type { Masters } from './masters.ts'
import type { Staff } from './staff.ts'

const shelf = 'KIT'
const ordered = 40

/** A logistics partner of the warehouse, and its loads of one order: accepted, waiting, and a draft. */
export async function addInboundLoads({ owner }: Staff, { stores, goods }: Ground, { suppliers }: Masters) {
  const storeId = stores.WH1 ?? 0
  const bought = goods.filter(({ category }) => category === shelf).slice(0, 2)
  let order = await owner(purchaseOrder.routes.create, {
    uid: randomUUID(),
    supplierId: suppliers.ALDERTON ?? 0,
    storeId,
    orderedOn: daysAgo(0),
    dueOn: daysAgo(-7),
    quantityReason: 'Delivered by a logistics partner',
    lines: bought.map((one) => ({ variantId: one.variantId, quantity: ordered, unitPrice: costOf(one) })),
  })
  for (const step of ['submit', 'send'] as const)
    order = await owner(purchaseOrder.transitionRoutes[step], { id: order.id, version: order.version })
  const { id: partnerId } = await owner(partner.routes.create, {
    code: 'FAST',
    name: 'Fast Freight',
    storeId,
    contact: 'Dara Quinn, +44 117 496 0000',
    suppliers: [suppliers.ALDERTON ?? 0],
  })
  const saved = async (reference: string, quantity: number, damagedQuantity: number, submit: boolean) =>
    await owner(saveLoad, {
      partnerId,
      reference,
      order: order.number ?? '',
      expectedOn: daysAgo(0),
      submit,
      lines: bought.map(({ code }, at) => ({ code, carton: `C${at + 1}`, quantity, damagedQuantity })),
    })
  const first = await saved('FF-1001', 20, 0, true)
  await owner(load.transitionRoutes.accept, { id: first.id, version: first.version })
  await saved('FF-1002', 12, 0, true)
  await saved('FF-1003', 8, 0, false)
}
