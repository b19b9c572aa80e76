import { randomUUID } from 'node:crypto'
import { refundPayment } from '@countinghouse/contract/payments/card-payment'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { simulatePay, startPay } from '@countinghouse/contract/payments/pay'
import { createPaymentLink } from '@countinghouse/contract/payments/payment-link'
import { payout } from '@countinghouse/contract/payments/payout'
import { customer } from '@countinghouse/contract/crm/customer'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import type { Staff } from './staff.ts'

/** Online payments in every state at the simulator, which moves no money, and a payout of the first. */
export async function addCardPayments(
  db: Database,
  { owner }: Staff,
  { companyId }: Ground,
  bankAccountId: number,
): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`insert into payments.card_provider (company_id, provider) values (${companyId}, 'simulator')`.execute(tx)
  })
  const { id: customerId } = await owner(customer.routes.create, {
    code: 'QUAY-ROOMS',
    name: 'Quay Rooms',
    kind: 'company',
    countryCode: 'GB',
  })
  const linkOf = async (amountMinor: number) => {
    const { path } = await owner(createPaymentLink, { customerId, amountMinor })
    return path.slice(path.indexOf('=') + 1)
  }
  const pay = async (amountMinor: number, outcome: 'approve' | 'decline' | null) => {
    const token = await linkOf(amountMinor)
    await owner(startPay, { token })
    if (outcome !== null) await owner(simulatePay, { token, outcome })
    const { items } = await owner(onlinePayment.routes.list, { limit: 50 })
    return await owner(onlinePayment.routes.get, { id: items[0]?.id ?? 0 })
  }
  const { id, chargeRef } = await pay(48_000, 'approve')
  await owner(refundPayment, { id, uid: randomUUID(), refundMinor: 6000, reason: 'Two rooms were not furnished' })
  await pay(21_500, 'approve')
  await pay(9900, 'decline')
  await pay(12_500, null)
  // Its answer is lost: the provider is asked again within the hour.
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`insert into payments.simulated_fault (company_id, call, effect) values (${companyId}, 'create', 'lost')`.execute(
      tx,
    )
  })
  await pay(33_000, null)
  const created = await owner(payout.routes.create, {
    uid: randomUUID(),
    provider: 'simulator',
    reference: 'po_demo_1',
    bankAccountId,
    paidOn: daysAgo(0),
    lines: [
      { kind: 'charge', reference: chargeRef, entryRef: 'txn_demo_1', amountMinor: 48_000, feeMinor: 740 },
      { kind: 'refund', reference: chargeRef, entryRef: 'txn_demo_2', amountMinor: -6000 },
      { kind: 'fee', reference: null, entryRef: 'txn_demo_3', feeMinor: 200 },
    ],
  })
  await owner(payout.transitionRoutes.post, { id: created.id, version: created.version })
}
