import type { BankProposal } from '@countinghouse/contract/payments/bank-lines'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { isAwaiting } from '../settling/find-open.ts'
import type { OpenLine, Proposals } from './proposed-lines.ts'
import { grouped, linesTable, mostPerKind } from './proposed-lines.ts'

type InvoiceRow = {
  readonly lineNo: number
  readonly partyId: number
  readonly party: string
  readonly invoiceId: number
  readonly invoice: string
  readonly openMinor: number
}

/** Invoices to customers for what was received, of suppliers for what was paid, in the currency of the bank account. */
export async function findInvoices(
  ctx: Ctx,
  reader: Reader,
  currencyCode: string,
  lines: readonly OpenLine[],
): Promise<Proposals> {
  const received = await findOf(ctx, reader, currencyCode, sides.sale, lines)
  const paid = await findOf(ctx, reader, currencyCode, sides.purchase, lines)
  return grouped([
    ...received.map(({ lineNo, partyId: customerId, party: customer, ...invoice }): readonly [number, BankProposal] => [
      lineNo,
      { kind: 'invoice', customerId, customer, ...invoice },
    ]),
    ...paid.map(({ lineNo, partyId: supplierId, party: supplier, ...invoice }): readonly [number, BankProposal] => [
      lineNo,
      { kind: 'bill', supplierId, supplier, ...invoice },
    ]),
  ])
}

/** The literals choose the indexes that invoices of the side have. */
const sides = {
  sale: {
    sign: 1,
    isOf: sql`i.direction = 'sale' and i.kind = 'invoice' and i.status = 'posted'`,
    party: sql`join crm.customer p on p.company_id = i.company_id and p.id = i.customer_id`,
    name: sql`i.name`,
    named: null,
  },
  purchase: {
    sign: -1,
    isOf: sql`i.direction = 'purchase' and i.kind = 'invoice' and i.status = 'posted'`,
    party: sql`join procure.supplier p on p.company_id = i.company_id and p.id = i.supplier_id`,
    name: sql`concat_ws(' ', i.reference, '(' || i.name || ')')`,
    // The text has the number of the supplier rather than ours.
    named: sql`i.reference_key = any(array(select platform.normalise(w) from unnest(string_to_array(q.words, ' ')) w))`,
  },
}

/** Those that the text names, then those of the same amount. Numbers are words of at least four letters or digits. */
async function findOf(
  { companyId }: Ctx,
  reader: Reader,
  currencyCode: string,
  { sign, isOf, party, name, named }: (typeof sides)['sale' | 'purchase'],
  lines: readonly OpenLine[],
): Promise<readonly InvoiceRow[]> {
  const asked = lines.filter(({ amountMinor }) => Math.sign(amountMinor) === sign)
  if (asked.length === 0) return []
  const isNamed =
    named === null
      ? sql``
      : sql`union all (select 1, i.id from accounts.invoice i
          where i.company_id = ${companyId} and ${isOf} and ${named} limit 20)`
  const isFree = sign === 1 ? sql`true` : sql`not ${isAwaiting()}`
  const { rows } = await sql<InvoiceRow>`
    select q.line_no as "lineNo", i.party_id as "partyId", i.party, i.id as "invoiceId", i.name as invoice, i.open as "openMinor"
    from ${linesTable(asked)}
    cross join lateral (
      select i.id, p.id as party_id, p.name as party, ${name} as name, i.due_on, f.rank, x.open
      from (
        select f.id, min(f.rank) as rank from (
          (select 1 as rank, i.id from accounts.invoice i
          where i.company_id = ${companyId} and ${isOf} and i.number = any(string_to_array(q.words, ' ')) limit 20)
          ${isNamed}
          union all (select 2, i.id from accounts.invoice i
          where i.company_id = ${companyId} and ${isOf} and i.gross_minor = abs(q.amount_minor) limit 20)) f
        group by f.id) f
      join accounts.invoice i on i.company_id = ${companyId} and i.id = f.id
      ${party}
      cross join lateral (
        select (i.gross_minor - payments.held_of(i.company_id, i.id) - coalesce((select sum(s.amount_minor) from payments.settlement s
          where s.company_id = i.company_id and s.invoice_id = i.id), 0))::bigint as open) x
      where x.open > 0 and i.currency_code = ${currencyCode} and ${isFree}
      order by f.rank, i.due_on, i.id limit ${mostPerKind}) i
    order by q.line_no, i.rank, i.due_on, i.id`.execute(reader)
  return rows
}
