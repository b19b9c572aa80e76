import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PostedSale } from '../../modules/sales/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Session } from './baskets.ts'

/** Units: minor units. */
const giftMinor = 2500
/** Days of the month, by their last digit, on which a shop sells a gift voucher, and on which one is redeemed. */
const [soldOn, redeemedOn] = [3, 7] as const

const lastDigit = (day: string) => Number(day.at(-1))

/** A gift voucher that is sold by card on some days. Nobody knows its code: it is a number drawn for its hash alone. */
export function giftSaleOf(session: Session): PostedSale | undefined {
  if (lastDigit(session.day) !== soldOn) return undefined
  const codeHash = randomBytes(32).toString('hex')
  return {
    uid: randomUUID(),
    kind: 'sale',
    tillSessionId: session.id,
    customerId: null,
    originalSaleId: null,
    currencyCode: session.currency,
    taxIncluded: true,
    netMinor: 0,
    taxMinor: 0,
    grossMinor: 0,
    roundingMinor: 0,
    voucherMinor: giftMinor,
    payableMinor: giftMinor,
    discountMinor: 0,
    businessOn: session.day,
    soldAt: `${session.day}T12:30:00Z`,
    reason: null,
    lines: [],
    tenders: [{ paymentTypeId: session.card, tenderedMinor: giftMinor, changeMinor: 0, reference: null }],
    vouchers: [
      { place: 0, kind: 'gift', codeHash, lastFour: codeHash.slice(-4).toUpperCase(), amountMinor: giftMinor },
    ],
  }
}

/** The sales of a day, one of them paid with the oldest gift voucher of two in three, and the rest by card. */
export async function redeemed(
  tx: Tx,
  companyId: number,
  session: Session,
  sales: readonly PostedSale[],
): Promise<readonly PostedSale[]> {
  if (lastDigit(session.day) !== redeemedOn) return sales
  const paid = sales.find(({ payableMinor, roundingMinor }) => payableMinor > giftMinor && roundingMinor === 0)
  const { rows } = await sql<{ id: number; name: string; type: number }>`
    select v.id, '…' || v.last_four as name, p.id as type from sales.voucher v
    join erp.payment_type p on p.company_id = v.company_id and p.kind = 'voucher'
    where v.company_id = ${companyId} and v.balance_minor = ${giftMinor} and v.id % 3 <> 0 order by v.id limit 1`.execute(
    tx,
  )
  const [voucher] = rows
  if (paid === undefined || voucher === undefined) return sales
  const restMinor = paid.payableMinor - giftMinor
  const tenders = [
    {
      paymentTypeId: voucher.type,
      tenderedMinor: giftMinor,
      changeMinor: 0,
      reference: voucher.name,
      voucherId: voucher.id,
    },
    { paymentTypeId: session.card, tenderedMinor: restMinor, changeMinor: 0, reference: null },
  ]
  return sales.map((sale) => (sale === paid ? { ...sale, tenders } : sale))
}
