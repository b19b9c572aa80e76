import { fail } from '@countinghouse/contract/errors'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { lockDocumentRow } from '../../../platform/documents/document.ts'
import type { PaymentRef } from '../provider/card-provider.ts'

/** What the document does not show of a payment. */
type Inside = PaymentRef & {
  readonly paymentLinkId: number
  readonly returnUrl: string
  readonly userId: number
  readonly checkCount: number
  /** Units: seconds. */
  readonly age: number
  /** When the page of the provider closes, always the same for a payment. Units: seconds since 1970. */
  readonly closesAt: number
}
export type OnlinePayment = RowOf<typeof onlinePayment> & Inside

/** A page is open for an hour, so that an abandoned one does not keep its invoice. Units: seconds. */
const pageSeconds = 3600

/** Statuses in which the customer may still pay. */
export const liveStatuses: readonly string[] = ['draft', 'sent', 'unknown', 'authorised']

const inside = sql`
  p.session_ref as "sessionRef", p.charge_ref as "chargeRef", p.payment_link_id as "paymentLinkId", p.return_url as "returnUrl",
  p.created_by as "userId", p.check_count as "checkCount", extract(epoch from now() - p.created_at)::bigint as age,
  floor(extract(epoch from p.created_at))::bigint + ${pageSeconds}::bigint as "closesAt"`

/** The payment, held until the end of the transaction. Throws: not_found. */
export async function lockPayment(ctx: Ctx, tx: Tx, id: number): Promise<OnlinePayment> {
  const row = (await lockDocumentRow(ctx, tx, onlinePayment, id)) as RowOf<typeof onlinePayment> | null
  const { rows } = await sql<Inside>`
    select ${inside} from payments.online_payment p where p.company_id = ${ctx.companyId} and p.id = ${id}`.execute(tx)
  const [more] = rows
  return row === null || more === undefined ? fail('not_found') : { ...row, ...more }
}

export type PaymentGlance = Inside & {
  readonly id: number
  readonly uid: string
  /** What the customer reads: the invoice, else the company. */
  readonly title: string
  readonly status: string
  readonly amountMinor: number
  readonly currencyCode: string
  readonly provider: 'stripe' | 'simulator'
}

/** What a call to the provider needs of a payment. Throws: not_found. */
export async function readPayment(db: Reader, companyId: number, id: number): Promise<PaymentGlance> {
  const { rows } = await sql<PaymentGlance>`
    select p.id, p.uid, coalesce(i.number, c.name) as title, p.status, p.amount_minor as "amountMinor",
      p.currency_code as "currencyCode", p.provider, ${inside}
    from payments.online_payment p
    join erp.company c on c.id = p.company_id
    left join accounts.invoice i on i.company_id = p.company_id and i.id = p.invoice_id
    where p.company_id = ${companyId} and p.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

type Told = {
  readonly source: 'request' | 'webhook' | 'check' | 'user' | 'payout'
  readonly from: string
  readonly to: string
  readonly note: string | null
}

/** Keeps what happened to a payment. */
export async function recordEvent({ companyId, userId }: Ctx, tx: Tx, id: number, told: Told): Promise<void> {
  const by = told.source === 'user' || told.source === 'payout' ? userId : null
  await sql`
    insert into payments.online_payment_event (company_id, online_payment_id, source, from_status, to_status, note, created_by)
    values (${companyId}, ${id}, ${told.source}, ${told.from}, ${told.to}, ${told.note}, ${by})`.execute(tx)
}
