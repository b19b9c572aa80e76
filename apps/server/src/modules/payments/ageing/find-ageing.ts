import { fail } from '@countinghouse/contract/errors'
import type { Ageing, AgeingRow } from '@countinghouse/contract/payments/ageing'
import { ageingBuckets } from '@countinghouse/contract/payments/ageing'
import type { Page } from '@countinghouse/contract/page'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { requireAllStores } from '../../accounts/index.ts'

type Head = Pick<Ageing, 'on' | 'currency' | 'ledgerMinor' | 'prepaidLedgerMinor'>

/** Whose invoices, and which accounts and payments belong to them. */
export type AgeingSide = {
  readonly page: Page
  readonly direction: 'purchase' | 'sale'
  /** Column of the invoice with the party, and its table. */
  readonly column: 'supplier_id' | 'customer_id'
  readonly party: 'procure.supplier' | 'crm.customer'
  readonly control: readonly string[]
  readonly prepayment: readonly string[]
  /** What is prepaid by party, `(party_id, amount)`, on a day. */
  readonly prepaid: (companyId: number, day: string) => ReturnType<typeof sql>
}

/** Debit balance of the accounts of roles on a day. */
const balanceOf = (...roles: readonly string[]) => sql`coalesce((
  select sum(b.debit_minor - b.credit_minor) from accounts.balance_daily b
  where b.company_id = c.id and b.day <= d.day and b.account_id in (
    select r.account_id from accounts.posting_rule r where r.company_id = c.id and r.role = any(${roles}::text[]))), 0)`

/**
 * Posted invoices and credit notes `(party_id, overdue, amount)` that are open on a day; `overdue` is in days, below zero before the due date,
 * and null for a credit note.
 */
export const openInvoices = (
  side: Pick<AgeingSide, 'column' | 'direction'>,
  companyId: number,
  day: string | RawBuilder<unknown>,
) => sql`
  select i.${sql.ref(side.column)} as party_id, case i.kind when 'credit_note' then null else ${day}::date - i.due_on end as overdue,
    case i.kind when 'credit_note' then -1 else 1 end
      * (i.base_gross_minor - round(i.base_gross_minor::numeric * coalesce(s.settled, 0) / greatest(i.gross_minor, 1))) as amount
  from accounts.invoice i
  cross join lateral (
    select sum(s.amount_minor) as settled from payments.settlement s
    where s.company_id = i.company_id and s.invoice_id = i.id and s.settled_on <= ${day}::date) s
  where i.company_id = ${companyId} and i.direction = ${side.direction} and i.status = 'posted' and i.issued_on <= ${day}::date
    and coalesce(s.settled, 0) < i.gross_minor`

/**
 * What is open on a date by party; what was settled later counts as open. Parties belong to the whole company. Throws:
 * accounts.whole_company for a caller of single stores.
 */
export async function findAgeing(
  ctx: Ctx,
  reader: Reader,
  side: AgeingSide,
  { on }: { readonly on?: string | undefined },
): Promise<Ageing> {
  const { companyId, now } = ctx
  requireAllStores(ctx, side.page)
  // Payables are credit balances, and what is prepaid to suppliers is a debit; of customers it is the other way.
  const [owed, prepaid] = side.direction === 'purchase' ? [sql`-`, sql`+`] : [sql`+`, sql`-`]
  const { rows: heads } = await sql<Head>`
    select d.day::text as on, c.base_currency as currency, (${owed}${balanceOf(...side.control)})::bigint as "ledgerMinor",
      (${prepaid}${balanceOf(...side.prepayment)})::bigint as "prepaidLedgerMinor"
    from erp.company c
    cross join lateral (
      select coalesce(${on ?? null}::date, (${now.toISOString()}::timestamptz at time zone c.timezone)::date) as day) d
    where c.id = ${companyId}`.execute(reader)
  const head = heads[0] ?? fail('not_found')
  const { rows } = await sql<AgeingRow>`
    with open as (${openInvoices(side, companyId, head.on)}),
    prepaid as (${side.prepaid(companyId, head.on)}),
    owed as (
      select party_id, overdue, amount, 0 as prepaid from open union all select party_id, 0, 0, amount from prepaid where amount <> 0)
    select o.party_id as "partyId", s.name as party,
      coalesce(sum(o.amount) filter (where o.overdue is null or o.overdue <= 0), 0)::bigint as current,
      coalesce(sum(o.amount) filter (where o.overdue between 1 and 30), 0)::bigint as to30,
      coalesce(sum(o.amount) filter (where o.overdue between 31 and 60), 0)::bigint as to60,
      coalesce(sum(o.amount) filter (where o.overdue between 61 and 90), 0)::bigint as to90,
      coalesce(sum(o.amount) filter (where o.overdue > 90), 0)::bigint as over90, sum(o.amount)::bigint as "totalMinor", sum(o.prepaid)::bigint as "prepaidMinor"
    from owed o join ${sql.table(side.party)} s on s.company_id = ${companyId} and s.id = o.party_id
    group by 1, 2 order by s.name, 1`.execute(reader)
  const sum = (key: (typeof ageingBuckets)[number] | 'totalMinor' | 'prepaidMinor') =>
    rows.reduce((total, row) => total + row[key], 0)
  const totals = Object.fromEntries(
    [...ageingBuckets, 'totalMinor' as const, 'prepaidMinor' as const].map((key) => [key, sum(key)]),
  )
  return { ...head, rows, totals: totals as Ageing['totals'] }
}
