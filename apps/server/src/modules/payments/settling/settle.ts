import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/payments/errors.text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { reverseJournal } from '../../accounts/index.ts'
import { refuse } from './refuse.ts'

/** Source types in the ledger of what settles invoices. */
export type SettlingSource = 'supplier_payment' | 'customer_payment' | 'write_off' | 'netting'

type Payment = {
  readonly id: number
  readonly lines: readonly { readonly invoiceId: number; readonly amountMinor: number }[]
}

/** Settles the invoices of a payment, or opens them again (`sign` -1). Locks: the invoices, in key order. */
export async function settle(
  { companyId }: Ctx,
  tx: Tx,
  source: SettlingSource,
  { id, lines, on, sign }: Payment & { readonly on: string; readonly sign: 1 | -1 },
): Promise<void> {
  if (lines.length === 0) return
  const settled = lines.map(({ invoiceId, amountMinor }) => ({ invoiceId, amountMinor: sign * amountMinor }))
  const column = sql.ref(`${source}_id`)
  await sql`
    insert into payments.settlement (company_id, invoice_id, ${column}, settled_on, amount_minor)
    select ${companyId}, s."invoiceId", ${id}, ${on}::date, s."amountMinor"
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s ("invoiceId" bigint, "amountMinor" bigint)
    order by s."invoiceId"`.execute(tx)
}

type Reversed = Payment & {
  /** Date of the payment. */
  readonly paidOn: string
  /** Null: today. */
  readonly on: string | null
  readonly lock: 'payables' | 'receivables' | 'parties'
}

/**
 * Reverses the journal of a payment and opens its invoices again; answers the posting date. Throws: payments.rule_broken at `reversedOn`,
 * what reverseJournal throws.
 */
export async function reverseSettled(ctx: Ctx, tx: Tx, source: SettlingSource, payment: Reversed): Promise<string> {
  const { companyId, now } = ctx
  const { id, lines, paidOn, on, lock } = payment
  const { rows } = await sql<{ id: number; today: string }>`
    select j.id, greatest((${now.toISOString()}::timestamptz at time zone c.timezone)::date, j.posted_on)::text as today
    from accounts.journal j join erp.company c on c.id = j.company_id
    where j.company_id = ${companyId} and j.source_type = ${source} and j.source_id = ${id} and j.event_no = 1`.execute(
    tx,
  )
  const reversedOn = on ?? rows[0]?.today ?? fail('not_found')
  if (reversedOn < paidOn) refuse(ctx, 'payments.rule_broken', ['reversedOn'], text.rule_broken)
  // Nothing but credit notes against invoices of the same rate and store has no journal.
  if (rows[0] !== undefined)
    await reverseJournal(ctx, { journalId: rows[0].id, postedOn: reversedOn, lock }).execute(tx)
  await settle(ctx, tx, source, { id, lines, on: reversedOn, sign: -1 })
  return reversedOn
}
