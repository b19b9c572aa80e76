import { deliveryCompany } from '@countinghouse/contract/erp/delivery-company'
import { deliveryRegion } from '@countinghouse/contract/erp/delivery-region'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import type { Staff } from './staff.ts'

/** When invoices are due, and who delivers where. Answers the id of thirty days. */
export async function addTerms({ owner }: Staff): Promise<number> {
  const term = async (code: string, name: string, parts: readonly { share: number; days: number }[]) =>
    (await owner(paymentTerm.routes.create, { code, name, parts: parts.map((part) => ({ ...part })) })).id
  const thirty = await term('NET30', '30 days', [{ share: 1_000_000, days: 30 }])
  await term('NET14', '14 days', [{ share: 1_000_000, days: 14 }])
  await term('HALVES', 'Half in 30, half in 60 days', [
    { share: 500_000, days: 30 },
    { share: 500_000, days: 60 },
  ])
  const { id: regionId } = await owner(deliveryRegion.routes.create, {
    code: 'GB',
    name: 'Great Britain',
    places: [{ country: 'GB' }],
  })
  const rate = { service: 'STD', regionId, fuel: 80_000 }
  await owner(deliveryCompany.routes.create, {
    code: 'NORTHLINE',
    name: 'Northline Parcels',
    trackingUrl: 'https://northline.example/track/{tracking}',
    services: [{ code: 'STD', name: 'Standard', transitDays: 2, cutOff: '16:00' }],
    currency: 'GBP',
    rates: [
      { ...rate, overGrams: 0, upToGrams: 2000, baseMinor: 395 },
      { ...rate, overGrams: 2000, upToGrams: 30_000, baseMinor: 595, perKgMinor: 35 },
    ],
  })
  return thirty
}
