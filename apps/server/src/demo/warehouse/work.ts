import { randomUUID } from 'node:crypto'
import { container } from '@countinghouse/contract/inventory/container'
import { receipt } from '@countinghouse/contract/inventory/receipt'
import { location } from '@countinghouse/contract/inventory/location'
import { relocation } from '@countinghouse/contract/inventory/relocation'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { enterCounts, getCountSheet } from '@countinghouse/contract/inventory/stock-check-count'
import { dispatch } from '@countinghouse/contract/wms/dispatch'
import { containerCheckDigit } from '@countinghouse/kernel/container-number'
import { now } from '../../platform/config/clock.ts'
import type { Goods, Ground } from './ground.ts'
import { costOf, daysAgo } from './ground.ts'
import type { Masters } from './masters.ts'
import type { Staff } from './staff.ts'

/** What is done in a warehouse beside transfers: what broke, came, left, is counted and is on its way. */
export async function addWork(staff: Staff, ground: Ground, masters: Masters): Promise<void> {
  await adjust(staff, ground, masters)
  await relocate(staff, ground)
  await receiveAndDispatch(staff, ground, masters)
  await count(staff, ground, masters)
  await sail(staff, ground, masters)
}

async function adjust({ storekeeper }: Staff, { stores, goods }: Ground, { reasons }: Masters): Promise<void> {
  const entered = (reason: string, lines: readonly Goods[], quantity: number) => ({
    uid: randomUUID(),
    storeId: stores.WH1 ?? 0,
    reasonId: reasons[reason] ?? 0,
    effectiveOn: daysAgo(0),
    lines: lines.map(({ variantId }) => ({ variantId, quantity })),
  })
  const broken = await storekeeper(stockAdjustment.routes.create, entered('BREAKAGE', shelf(goods, 'TAB', 3), -2))
  await storekeeper(stockAdjustment.transitionRoutes.post, { id: broken.id, version: broken.version })
  await storekeeper(stockAdjustment.routes.create, entered('FOUND', shelf(goods, 'KIT', 2), 1))
}

/** Goods from the main shelf of the warehouse to an aisle: some are there, some are still to be moved. */
async function relocate({ owner, storekeeper }: Staff, { stores, goods }: Ground): Promise<void> {
  const storeId = stores.WH1 ?? 0
  const places = await owner(location.routes.list, { storeId: [storeId] })
  const fromLocationId = places.items.find(({ isMain }) => isMain)?.id ?? 0
  const aisle = { code: 'WH1-A-01', name: 'Aisle A, bay 1', storeId, kind: 'shelf' } as const
  const { id: toLocationId } = await owner(location.routes.create, aisle)
  const create = (category: string) =>
    storekeeper(relocation.routes.create, {
      uid: randomUUID(),
      storeId,
      effectiveOn: daysAgo(0),
      lines: shelf(goods, category, 3).map(({ variantId }) => ({
        variantId,
        quantity: 4,
        fromLocationId,
        toLocationId,
      })),
    })
  const { id, version } = await create('KIT')
  await storekeeper(relocation.transitionRoutes.post, { id, version })
  await create('BED')
}

async function receiveAndDispatch(
  { storekeeper }: Staff,
  { stores, goods }: Ground,
  { suppliers, reasons }: Masters,
): Promise<void> {
  const common = { storeId: stores.WH1 ?? 0, reasonId: reasons.SAMPLE ?? 0, effectiveOn: daysAgo(0) }
  const came = await storekeeper(receipt.routes.create, {
    uid: randomUUID(),
    ...common,
    supplierId: suppliers.NORDVIK ?? 0,
    supplierDocNo: 'NK-2231',
    lines: shelf(goods, 'TAB', 2).map((one) => ({ variantId: one.variantId, quantity: 4, unitCost: costOf(one) })),
  })
  await storekeeper(receipt.transitionRoutes.post, { id: came.id, version: came.version })
  const left = await storekeeper(dispatch.routes.create, {
    uid: randomUUID(),
    ...common,
    kind: 'sample',
    recipient: 'Interiors Weekly',
    lines: shelf(goods, 'BED', 2).map(({ variantId }) => ({ variantId, quantity: 1 })),
  })
  await storekeeper(dispatch.transitionRoutes.dispatch, { id: left.id, version: left.version })
}

/** A check of some goods whose first place is counted, one piece short. */
async function count({ storekeeper }: Staff, { stores, goods }: Ground, { reasons }: Masters): Promise<void> {
  const { id } = await storekeeper(stockCheck.routes.create, {
    uid: randomUUID(),
    storeId: stores.S1 ?? 0,
    reasonId: reasons.COUNT ?? 0,
    effectiveOn: daysAgo(0),
    scope: shelf(goods, 'KIT', 5).map(({ variantId }) => ({ variantId })),
  })
  await storekeeper(stockCheck.transitionRoutes.start, { id, version: 1 })
  const { items } = await storekeeper(getCountSheet, { id })
  const [first] = items
  if (first === undefined) return
  const entry = { kind: 'item' as const, uid: randomUUID(), countedAt: now().toISOString(), quantity: 20 }
  const { locationId, variantId } = first
  await storekeeper(enterCounts, { id, entries: [{ ...entry, locationId, variantId }] })
}

/** Goods for the garden at sea, and a container that is planned. */
async function sail({ storekeeper }: Staff, { stores, goods }: Ground, { suppliers }: Masters): Promise<void> {
  const entered = (number: string, of: readonly Goods[]) => ({
    uid: randomUUID(),
    storeId: stores.WH1 ?? 0,
    supplierId: suppliers.GREENWAY ?? 0,
    type: '40HC' as const,
    containerNo: `${number}${containerCheckDigit(number)}`,
    plannedOn: daysAgo(30),
    vessel: 'Ever Gentle',
    etd: daysAgo(18),
    eta: daysAgo(-9),
    lines: of.map((one) => ({ variantId: one.variantId, quantity: 240, cartons: 20, unitCost: costOf(one) })),
  })
  const garden = shelf(goods, 'GAR', 7)
  let atSea = await storekeeper(container.routes.create, entered('MSKU310452', garden.slice(0, 5)))
  for (const [step, days] of [
    ['book', 26],
    ['load', 20],
    ['depart', 18],
  ] as const)
    atSea = await storekeeper(container.transitionRoutes[step], {
      id: atSea.id,
      version: atSea.version,
      happenedOn: daysAgo(days),
    })
  await storekeeper(container.routes.create, {
    ...entered('TGHU774120', garden.slice(5)),
    etd: null,
    eta: daysAgo(-40),
  })
}

function shelf(goods: readonly Goods[], category: string, most: number): readonly Goods[] {
  return goods.filter((one) => one.category === category).slice(0, most)
}
