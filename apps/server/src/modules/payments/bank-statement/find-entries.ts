import { fail } from '@countinghouse/contract/errors'
import type { getBankEntries as route } from '@countinghouse/contract/payments/bank-lines'
import { mostEntries } from '@countinghouse/contract/payments/bank-lines'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import { leftOfEntry } from './entry-amount.ts'

/** Days around the date of a line in which entries are listed. */
const daysListed = 90

type Line = {
  readonly accountId: number
  readonly currency: string
  readonly baseCurrency: string
  readonly bookedOn: string
}
type Row = {
  readonly journalLineId: number
  readonly postedOn: string
  readonly amountMinor: number
  readonly sourceType: string
  readonly sourceId: number
}

/** Throws: not_found. */
export async function findUnmatched(
  ctx: Ctx,
  reader: Reader,
  { id, lineNo }: InputOfRoute<typeof route>,
  wordsOf: SourceWords,
): Promise<OutputOfRoute<typeof route>> {
  const { rows: lines } = await sql<Line>`
    select b.account_id as "accountId", s.currency_code as currency, c.base_currency as "baseCurrency", q.booked_on::text as "bookedOn"
    from payments.bank_statement_line q
    join payments.bank_statement s on s.company_id = q.company_id and s.id = q.bank_statement_id
    join payments.bank_account b on b.company_id = s.company_id and b.id = s.bank_account_id
    join erp.company c on c.id = s.company_id
    where q.company_id = ${ctx.companyId} and q.bank_statement_id = ${id} and q.line_no = ${lineNo}`.execute(reader)
  const { accountId, currency, baseCurrency, bookedOn } = lines[0] ?? fail('not_found')
  const { rows } = await sql<Row>`
    select e.id as "journalLineId", e.posted_on::text as "postedOn", e.left as "amountMinor", j.source_type as "sourceType", j.source_id as "sourceId"
    from (
      select l.id, l.posted_on, l.journal_id, x.left
      from accounts.journal_line l
      cross join lateral (select ${leftOfEntry(currency, baseCurrency)} as left) x
      where l.company_id = ${ctx.companyId} and l.account_id = ${accountId} and x.left <> 0
        and l.posted_on between ${bookedOn}::date - ${sql.lit(daysListed)} and ${bookedOn}::date + ${sql.lit(daysListed)}
      order by abs(l.posted_on - ${bookedOn}::date), l.id limit ${mostEntries}) e
    join accounts.journal j on j.company_id = ${ctx.companyId} and j.id = e.journal_id
    order by abs(e.posted_on - ${bookedOn}::date), e.id`.execute(reader)
  return {
    items: rows.map(({ sourceType, sourceId, ...entry }) => {
      const { source: document, path } = wordsOf(ctx, { sourceType, sourceId })
      return { ...entry, document, path }
    }),
  }
}
