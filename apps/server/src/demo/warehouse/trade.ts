import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import { customerGroup } from '@countinghouse/contract/crm/customer-group'
import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { bankDeposit } from '@countinghouse/contract/payments/bank-deposit'
import { allocatePayment, customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { shipment } from '@countinghouse/contract/purchase/shipment'
import { coupon } from '@countinghouse/contract/sales/coupon'
import { promotion } from '@countinghouse/contract/sales/promotion'
import { segment } from '@countinghouse/contract/sales/segment'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import { addBank } from './bank.ts'
import { addCardPayments } from './card-payments.ts'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import type { Staff } from './staff.ts'

/** Promotions with a coupon and a segment, trade customers with open and paid invoices, a shipment at sea, cash on its way to the bank, and a bank statement. */
export async function addTrade(db: Database, staff: Staff, ground: Ground): Promise<void> {
  const idOf = async (table: string, code: string) => {
    const { companyId } = ground
    const { rows } = await sql<{ id: number }>`
      select t.id from ${sql.table(table)} t where t.company_id = ${companyId} and t.code = ${code}`.execute(
      db.reader({ companyId }),
    )
    return rows[0]?.id ?? 0
  }
  const bankId = await idOf('accounts.account', '1020')
  await addPromotions(staff, await idOf('procure.category', 'KIT'))
  await addReceivables(staff, ground, {
    bankId,
    taxCodeId: await idOf('accounts.tax_code', 'STD'),
    paymentTermId: await idOf('erp.payment_term', 'NET30'),
  })
  await addShipment(staff, ground)
  const bankAccountId = await addDeposit(staff, ground, bankId)
  await addBank(staff, bankAccountId, await idOf('accounts.account', '6040'))
  await addCardPayments(db, staff, ground, bankAccountId)
}

async function addPromotions({ owner }: Staff, categoryId: number): Promise<void> {
  await owner(promotion.routes.create, {
    code: 'KITCHEN-WEEK',
    name: 'Kitchen week',
    kind: 'line_percent',
    ratePpm: 100_000,
    startsOn: daysAgo(2),
    endsOn: daysAgo(-5),
    categories: [categoryId],
  })
  const { id: promotionId } = await owner(promotion.routes.create, {
    code: 'WELCOME',
    name: 'Welcome',
    kind: 'order_amount',
    amountMinor: 500,
    leastMinor: 3000,
    needsCoupon: true,
    isStackable: true,
    stackGroup: 'welcome',
  })
  await owner(coupon.routes.create, { code: 'WELCOME5', name: 'Newsletter', promotionId, usageLimit: 200 })
  await owner(segment.routes.create, { code: 'LAPSED', name: 'No purchase for half a year', notBoughtForDays: 180 })
  const { id: regulars } = await owner(segment.routes.create, {
    code: 'REGULARS',
    name: 'Regular customers',
    customerKind: 'person',
    periodDays: 90,
    leastPurchases: 3,
  })
  await owner(promotion.routes.create, {
    code: 'REGULARS-5',
    name: 'Thank you',
    kind: 'order_percent',
    ratePpm: 50_000,
    stackGroup: 'regulars',
    segments: [regulars],
  })
}

type Accounts = { readonly bankId: number; readonly taxCodeId: number; readonly paymentTermId: number }

async function addReceivables(
  { owner }: Staff,
  { stores }: Ground,
  { bankId, taxCodeId, paymentTermId }: Accounts,
): Promise<void> {
  const sell = async (customerId: number, days: number, unitPrice: string) => {
    const { id, version } = await owner(invoice.routes.create, {
      uid: randomUUID(),
      customerId,
      storeId: stores.WH1 ?? 0,
      issuedOn: daysAgo(days),
      lines: [{ description: 'Furniture for guest rooms', quantity: 12, unitPrice, taxCodeId }],
    })
    await owner(invoice.transitionRoutes.post, { id, version })
  }
  const { id: hotels } = await owner(customerGroup.routes.create, { code: 'HOTELS', name: 'Hotels and restaurants' })
  const { id: schools } = await owner(customerGroup.routes.create, { code: 'SCHOOLS', name: 'Schools', paymentTermId })
  const trade = async (code: string, name: string, customerGroupId: number) =>
    (await owner(customer.routes.create, { code, name, kind: 'company', countryCode: 'GB', customerGroupId })).id
  const inn = await trade('HARBOUR-INN', 'Harbour Inn', hotels)
  await sell(inn, 48, '86.00')
  await sell(inn, 12, '112.50')
  await sell(await trade('MILLBROOK', 'Millbrook School', schools), 33, '54.00')
  const said = { customerId: inn, accountId: bankId, receivedOn: daysAgo(3), receivedMinor: 150_000 }
  const { id } = await owner(allocatePayment, { ...said, reference: 'Transfer' })
  const { version } = await owner(customerPayment.routes.get, { id })
  await owner(customerPayment.transitionRoutes.post, { id, version })
}

/** The open order of the supplier abroad that was sent last. */
async function addShipment({ owner }: Staff, { stores }: Ground): Promise<void> {
  const { items } = await owner(purchaseOrder.routes.list, {})
  const order = items.find(({ status, receiptStatus }) => status === 'ordered' && receiptStatus === 'none')
  if (order === undefined) return
  const { id: portToId } = await owner(shippingPort.routes.create, { code: 'GBFXT', name: 'Felixstowe' })
  const route = { toPortId: portToId, transitDays: 5, transitDaysP90: 8, customsDays: 2, inlandDays: 1 }
  const { id: portFromId } = await owner(shippingPort.routes.create, { code: 'NOOSL', name: 'Oslo', routes: [route] })
  const planned = await owner(shipment.routes.create, {
    uid: randomUUID(),
    storeId: stores.WH1 ?? 0,
    plannedOn: daysAgo(6),
    portFromId,
    portToId,
    carrier: 'Nordline',
    etd: daysAgo(2),
    lines: [{ purchaseOrderId: order.id, cartons: 36 }],
  })
  const booked = await owner(shipment.transitionRoutes.book, { id: planned.id, version: planned.version })
  await owner(shipment.transitionRoutes.depart, { id: booked.id, version: booked.version, happenedOn: daysAgo(2) })
}

async function addDeposit({ owner }: Staff, { stores }: Ground, accountId: number): Promise<number> {
  const { id: bankAccountId } = await owner(bankAccount.routes.create, {
    code: 'MAIN',
    name: 'Main account',
    accountId,
    holder: 'Countinghouse Demo',
    iban: 'GB29NWBK60161331926819',
  })
  const storeId = Object.entries(stores).find(([code]) => !code.startsWith('WH'))?.[1] ?? 0
  const { id, version } = await owner(bankDeposit.routes.create, {
    uid: randomUUID(),
    storeId,
    bankAccountId,
    depositedOn: daysAgo(0),
    bagNo: 'B-2041',
    lines: [{ valueMinor: 2000, pieces: 2 }],
  })
  await owner(bankDeposit.transitionRoutes.send, { id, version })
  return bankAccountId
}
