import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import { paymentSource } from '../supplier-payment/send-payment.ts'
import { leftOfEntry } from './entry-amount.ts'
import type { OpenLine, Proposals } from './proposed-lines.ts'
import { grouped, linesTable, mostPerKind } from './proposed-lines.ts'

/** Days between a line and an entry of the same amount that may be the same. */
const daysAround = 10
/** Days that a payment to a supplier, such as a cheque, may take to leave the account. */
const daysUnderWay = 90

export type Account = { readonly accountId: number; readonly currency: string; readonly baseCurrency: string }

type EntryRow = {
  readonly lineNo: number
  readonly journalLineId: number
  readonly postedOn: string
  readonly amountMinor: number
  readonly isPart: boolean
  readonly sourceType: string
  readonly sourceId: number
}

/** Entries of the amount of a line, nearest day first, then those that it and another open line add up to. */
export async function findEntries(
  ctx: Ctx,
  reader: Reader,
  { accountId, currency, baseCurrency }: Account,
  lines: readonly OpenLine[],
  wordsOf: SourceWords,
): Promise<Proposals> {
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const { rows } = await sql<EntryRow>`
    with q as materialized (select q.* from ${linesTable(lines)}),
    entry as materialized (
      select l.id, l.posted_on, l.journal_id, ${leftOfEntry(currency, baseCurrency)} as left from accounts.journal_line l
      where l.company_id = ${ctx.companyId} and l.account_id = ${accountId}
        and l.posted_on between ${days[0]}::date - ${sql.lit(daysUnderWay)} and ${days.at(-1)}::date + ${sql.lit(daysAround)}),
    found as (
      select q.line_no, q.booked_on, e.*, false as is_part from q join entry e on e.left = q.amount_minor
      union all
      select distinct q.line_no, q.booked_on, e.*, true from q
      join q o on o.line_no <> q.line_no and sign(o.amount_minor) = sign(q.amount_minor)
      join entry e on e.left = q.amount_minor + o.amount_minor and e.posted_on between o.booked_on - ${sql.lit(daysAround)} and o.booked_on + ${sql.lit(daysAround)}),
    ranked as (
      select f.*, j.source_type, j.source_id,
        row_number() over (partition by f.line_no order by f.is_part, abs(f.posted_on - f.booked_on), f.id) as place
      from found f join accounts.journal j on j.company_id = ${ctx.companyId} and j.id = f.journal_id
      where f.posted_on between f.booked_on - ${sql.lit(daysAround)} and f.booked_on + ${sql.lit(daysAround)}
        or not f.is_part and j.source_type = ${paymentSource} and f.posted_on between f.booked_on - ${sql.lit(daysUnderWay)} and f.booked_on)
    select r.line_no as "lineNo", r.id as "journalLineId", r.posted_on::text as "postedOn", r.left as "amountMinor", r.is_part as "isPart",
      r.source_type as "sourceType", r.source_id as "sourceId"
    from ranked r where r.place <= ${mostPerKind} order by r.line_no, r.place`.execute(reader)
  return grouped(
    rows.map(({ lineNo, isPart, sourceType, sourceId, ...entry }) => {
      const { source: document, path } = wordsOf(ctx, { sourceType, sourceId })
      return [lineNo, { kind: 'entry', isPart, entry: { ...entry, document, path } }]
    }),
  )
}
