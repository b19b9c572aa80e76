import { fail } from '@countinghouse/contract/errors'
import type { getSupplierStatement, SupplierStatement } from '@countinghouse/contract/payments/supplier-statement'
import { mostStatementRows, supplierStatementPage } from '@countinghouse/contract/payments/supplier-statement'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { periodIn, readBooks, requireAllStores } from '../../accounts/index.ts'

/** Throws: accounts.whole_company for a caller of single stores, not_found. */
export async function findStatement(
  ctx: Ctx,
  reader: Reader,
  { supplierId, ...requested }: InputOfRoute<typeof getSupplierStatement>,
): Promise<SupplierStatement> {
  const { companyId } = ctx
  requireAllStores(ctx, supplierStatementPage)
  const period = periodIn(await readBooks(ctx, reader), requested)
  if (supplierId === undefined) return { ...period, accounts: [] }
  const { rows: suppliers } =
    await sql`select from procure.supplier s where s.company_id = ${companyId} and s.id = ${supplierId}`.execute(reader)
  if (suppliers.length === 0) fail('not_found')
  const { rows: accounts } = await sql<SupplierStatement['accounts'][number]>`
    with payment as (
      select p.*, -(p.amount_minor + (
        select coalesce(sum(case i.kind when 'credit_note' then -l.discount_minor else l.discount_minor end), 0)
        from payments.supplier_payment_line l
        join accounts.invoice i on i.company_id = l.company_id and i.id = l.invoice_id
        where l.company_id = p.company_id and l.supplier_payment_id = p.id)) as paid
      from payments.supplier_payment p
      where p.company_id = ${companyId} and p.supplier_id = ${supplierId} and p.status in ('sent', 'reversed')),
    entry as (
      select i.currency_code as currency, i.issued_on as on, 1 as place, i.id, i.kind, i.name, i.reference, i.due_on,
        case i.kind when 'credit_note' then -i.gross_minor else i.gross_minor end as amount
      from accounts.invoice i
      where i.company_id = ${companyId} and i.supplier_id = ${supplierId} and i.direction = 'purchase' and i.status = 'posted'
      union all
      select p.currency_code, p.paid_on, 2, p.id, 'payment', p.name, p.reference, null, p.paid from payment p
      union all
      select p.currency_code, p.reversed_on, 3, p.id, 'payment_reversal', p.name, p.reference, null, -p.paid from payment p
      where p.status = 'reversed'),
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
