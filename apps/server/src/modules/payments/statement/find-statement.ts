import { fail } from '@countinghouse/contract/errors'
import type { Page } from '@countinghouse/contract/page'
import type { PartyStatement, StatementAccount } from '@countinghouse/contract/payments/party-statement'
import { mostStatementRows } from '@countinghouse/contract/payments/party-statement'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { periodIn, readBooks, requireAllStores } from '../../accounts/index.ts'

/** Whose invoices and payments a statement lists. */
export type StatementSide = {
  readonly page: Page
  readonly direction: 'purchase' | 'sale'
  readonly party: 'procure.supplier' | 'crm.customer'
  /** Column of invoices and payments with the party. */
  readonly column: 'supplier_id' | 'customer_id'
  readonly payment: 'supplier_payment' | 'customer_payment'
  readonly paidOn: 'paid_on' | 'received_on'
  readonly paidBack: 'received_minor' | 'refunded_minor'
}

type Requested = {
  readonly partyId?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What was given up of a customer, and came back. */
function writeOffs(companyId: number, customerId: number) {
  const written = sql`payments.write_off w where w.company_id = ${companyId} and w.customer_id = ${customerId}`
  return sql`
      union all
      select w.currency_code, w.written_off_on, 4, w.id, 'write_off', w.name, null, null, -w.total_minor
      from ${written} and w.status in ('posted', 'reversed')
      union all
      select w.currency_code, w.reversed_on, 5, w.id, 'write_off_reversal', w.name, null, null, w.total_minor
      from ${written} and w.status = 'reversed'`
}

/** What was set off against invoices of the other direction. */
function nettings(companyId: number, { direction, column }: StatementSide, partyId: number) {
  const netted = sql`
      from payments.netting n
      join payments.netting_line l on l.company_id = n.company_id and l.netting_id = n.id
      join accounts.invoice i on i.company_id = l.company_id and i.id = l.invoice_id and i.direction = ${direction}
        and i.${sql.ref(column)} = ${partyId}
      where n.company_id = ${companyId}`
  return sql`
      union all
      select n.currency_code, n.settled_on, 6, n.id, 'netting', n.name, n.partner_number, null, -sum(l.amount_minor)
      ${netted} and n.status in ('posted', 'reversed') group by n.company_id, n.id
      union all
      select n.currency_code, n.reversed_on, 7, n.id, 'netting_reversal', n.name, n.partner_number, null, sum(l.amount_minor)
      ${netted} and n.status = 'reversed' group by n.company_id, n.id`
}

/** Throws: accounts.whole_company for a caller of single stores, not_found. */
export async function findStatement(
  ctx: Ctx,
  reader: Reader,
  side: StatementSide,
  { partyId, ...requested }: Requested,
): Promise<Omit<PartyStatement, 'language'>> {
  const { companyId } = ctx
  requireAllStores(ctx, side.page)
  const period = periodIn(await readBooks(ctx, reader), requested)
  if (partyId === undefined) return { ...period, accounts: [] }
  const { rows: parties } =
    await sql`select from ${sql.table(side.party)} s where s.company_id = ${companyId} and s.id = ${partyId}`.execute(
      reader,
    )
  if (parties.length === 0) fail('not_found')
  const { rows: accounts } = await sql<StatementAccount>`
    with payment as (
      select p.*, p.${sql.ref(side.paidOn)} as happened_on, -(p.amount_minor - p.${sql.ref(side.paidBack)} + (
        select coalesce(sum(case i.kind when 'credit_note' then -l.discount_minor else l.discount_minor end), 0)
        from ${sql.table(`payments.${side.payment}_line`)} l
        join accounts.invoice i on i.company_id = l.company_id and i.id = l.invoice_id
        where l.company_id = p.company_id and l.${sql.ref(`${side.payment}_id`)} = p.id)) as paid
      from ${sql.table(`payments.${side.payment}`)} p
      where p.company_id = ${companyId} and p.${sql.ref(side.column)} = ${partyId} and p.status in ('sent', 'posted', 'reversed')),
    entry as (
      select i.currency_code as currency, i.issued_on as on, 1 as place, i.id, i.kind, i.name, i.reference, i.due_on,
        case i.kind when 'credit_note' then -i.gross_minor else i.gross_minor end as amount
      from accounts.invoice i
      where i.company_id = ${companyId} and i.${sql.ref(side.column)} = ${partyId} and i.direction = ${side.direction} and i.status = 'posted'
      union all
      select p.currency_code, p.happened_on, 2, p.id, 'payment', p.name, p.reference, null, p.paid from payment p
      union all
      select p.currency_code, p.reversed_on, 3, p.id, 'payment_reversal', p.name, p.reference, null, -p.paid from payment p
      where p.status = 'reversed'
      ${side.direction === 'sale' ? writeOffs(companyId, partyId) : sql``}
      ${nettings(companyId, side, partyId)}),
    balance as (
      select e.*, sum(e.amount) over (partition by e.currency order by e.on, e.place, e.id) as balance,
        e.on >= ${period.from}::date as is_listed,
        row_number() over (partition by e.currency order by e.on desc, e.place desc, e.id desc) as from_last
      from entry e where e.on <= ${period.to}::date)
    select b.currency, coalesce(sum(b.amount) filter (where not b.is_listed), 0)::bigint as "openingMinor",
      coalesce(json_agg(json_build_object('on', b.on, 'kind', b.kind, 'id', b.id, 'name', b.name, 'reference', b.reference,
        'dueOn', b.due_on, 'amountMinor', b.amount, 'balanceMinor', b.balance) order by b.on, b.place, b.id)
        filter (where b.is_listed and b.from_last <= ${mostStatementRows}), '[]') as entries,
      count(*) filter (where b.is_listed)::int as count, sum(b.amount)::bigint as "closingMinor"
    from balance b group by 1 order by 1`.execute(reader)
  return { ...period, accounts }
}
