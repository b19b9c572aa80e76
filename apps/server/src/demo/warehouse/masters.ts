import { blockingPolicy } from '@countinghouse/contract/inventory/blocking-policy'
import { location } from '@countinghouse/contract/inventory/location'
import { pickingLimit } from '@countinghouse/contract/inventory/picking-limit'
import { reason } from '@countinghouse/contract/inventory/reason'
import { transferRoute } from '@countinghouse/contract/inventory/transfer-route'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import { approveSupplier } from '@countinghouse/contract/procure/supplier-steps'
import type { Ground } from './ground.ts'
import type { Staff } from './staff.ts'
import { addTerms } from './terms.ts'

export type Masters = {
  /** Ids by code. */
  readonly suppliers: Readonly<Record<string, number>>
  readonly reasons: Readonly<Record<string, number>>
}

const suppliers = [
  {
    code: 'NORDVIK',
    name: 'Nordvik Keramik AS',
    countryCode: 'NO',
    currency: 'NOK',
    leadTimeDays: 35,
    shelves: ['TAB'],
  },
  { code: 'ALDERTON', name: 'Alderton Forge', countryCode: 'GB', currency: 'GBP', leadTimeDays: 14, shelves: ['KIT'] },
  {
    code: 'LUSATEX',
    name: 'Lusatex Lda',
    countryCode: 'PT',
    currency: 'EUR',
    leadTimeDays: 28,
    shelves: ['BED', 'WEA'],
  },
  {
    code: 'GREENWAY',
    name: 'Greenway Tools Co',
    countryCode: 'CN',
    currency: 'USD',
    leadTimeDays: 60,
    shelves: ['GAR'],
  },
] as const

const reasons = [
  { code: 'BREAKAGE', name: 'Breakage', direction: 'out' },
  { code: 'FOUND', name: 'Found', direction: 'in' },
  { code: 'COUNT', name: 'Stock check', direction: 'both' },
  { code: 'SAMPLE', name: 'Sample', direction: 'both' },
  { code: 'THEFT', name: 'Theft', direction: 'out', needsNote: true },
] as const

/** Payment terms and delivery companies, suppliers with what they sell, reasons, places, ways between the stores and what limits them. */
export async function addMasters(staff: Staff, ground: Ground): Promise<Masters> {
  const { owner } = staff
  const paymentTermId = await addTerms(staff)
  const created: { suppliers: Record<string, number>; reasons: Record<string, number> } = { suppliers: {}, reasons: {} }
  for (const { shelves, ...entered } of suppliers) {
    const { id, version } = await owner(supplier.routes.create, { type: 'manufacturer', paymentTermId, ...entered })
    await owner(approveSupplier, { id, version })
    created.suppliers[entered.code] = id
    for (const [productId, { code }] of firstOfProducts(ground, shelves))
      await owner(supplierProduct.routes.create, {
        name: `${entered.name} ${code}`,
        supplierId: id,
        productId,
        supplierCode: `${entered.code.slice(0, 3)}-${productId}`,
        isPreferred: true,
        packQuantity: 6,
      })
  }
  for (const entered of reasons) created.reasons[entered.code] = (await owner(reason.routes.create, entered)).id
  await addWays(owner, ground)
  return created
}

async function addWays(owner: Staff['owner'], { stores, goods }: Ground): Promise<void> {
  const policy = await owner(blockingPolicy.routes.create, {
    code: 'STANDARD',
    name: 'Standard days',
    reserveHoldDays: 7,
    receiveDueDays: 5,
    settleDueDays: 14,
    action: 'warn',
  })
  const { WH1: warehouse = 0, ...shops } = stores
  for (const [code, storeId] of Object.entries(shops)) {
    await owner(transferRoute.routes.create, {
      code: `WH1-${code}`,
      name: `Warehouse to ${code}`,
      fromStoreId: warehouse,
      toStoreId: storeId,
      transitDays: 2,
      blockingPolicyId: policy.id,
    })
    await owner(location.routes.create, {
      code: `${code}-DAMAGED`,
      name: 'Damaged goods',
      storeId,
      kind: 'staging',
      isAllocatable: false,
      isDamaged: true,
    })
  }
  const scarce = goods.find(({ code }) => code.startsWith('BED-005'))
  if (scarce === undefined) return
  await owner(pickingLimit.routes.create, {
    code: 'THROWS',
    name: 'Wool throws before the winter',
    productId: scarce.productId,
    maxQuantity: 12,
    periodDays: 14,
  })
}

function firstOfProducts({ goods }: Ground, shelves: readonly string[]) {
  return new Map(
    goods
      .filter(({ category }) => shelves.includes(category))
      .toReversed()
      .map((one) => [one.productId, one]),
  )
}
