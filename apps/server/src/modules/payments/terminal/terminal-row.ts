import { fail } from '@countinghouse/contract/errors'
import type { TerminalStatus } from '@countinghouse/contract/payments/terminal-payment'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { ProviderName } from '../provider/card-provider.ts'

/** Units: minor units of the currency. */
export type TerminalRow = {
  readonly id: number
  readonly uid: string
  readonly receiptUid: string
  readonly storeId: number
  readonly paymentTypeId: number
  readonly currencyCode: string
  readonly amountMinor: number
  readonly refundedMinor: number
  readonly provider: ProviderName
  readonly readerRef: string
  readonly chargeRef: string | null
  /** Brand and last four digits. */
  readonly card: string | null
  readonly authorisation: string | null
  readonly declineCode: string | null
  readonly status: TerminalStatus
  readonly isUsed: boolean
  readonly checkCount: number
  readonly version: number
  readonly userId: number
  /** Units: seconds. */
  readonly age: number
}

const columns = sql`
  p.id, p.uid, p.receipt_uid as "receiptUid", p.store_id as "storeId", p.payment_type_id as "paymentTypeId", p.currency_code as "currencyCode",
  p.amount_minor as "amountMinor", p.refunded_minor as "refundedMinor", p.provider, p.reader_ref as "readerRef", p.charge_ref as "chargeRef",
  case when p.card_last4 is not null then p.card_brand || ' …' || p.card_last4 end as card, p.authorisation, p.decline_code as "declineCode", p.status,
  p.used_at is not null as "isUsed", p.check_count as "checkCount", p.version, p.created_by as "userId",
  extract(epoch from now() - p.created_at)::bigint as age`

type Place = { readonly companyId: number }

async function select(
  { companyId }: Place,
  db: Reader | Tx,
  condition: RawBuilder<unknown>,
  lock: RawBuilder<unknown>,
) {
  const { rows } = await sql<TerminalRow>`
    select ${columns} from payments.terminal_payment p where p.company_id = ${companyId} and ${condition} ${lock}`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function findTerminal(place: Place, db: Reader | Tx, uid: string): Promise<TerminalRow | null> {
  return await select(place, db, sql`p.uid = ${uid}`, sql``)
}

/** Throws: not_found. */
export async function readTerminal(place: Place, db: Reader | Tx, id: number): Promise<TerminalRow> {
  return (await select(place, db, sql`p.id = ${id}`, sql``)) ?? fail('not_found')
}

/** The payment, held until the end of the transaction. Throws: not_found. */
export async function lockTerminal(place: Place, tx: Tx, id: number): Promise<TerminalRow> {
  return (await select(place, tx, sql`p.id = ${id}`, sql`for update`)) ?? fail('not_found')
}
