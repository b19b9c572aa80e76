import type { Journal } from '@countinghouse/contract/accounts/journal'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'

type Found = Omit<Journal, 'document' | 'path'> & { readonly sourceType: string; readonly sourceId: number }

/** A posted journal with its lines. Throws: not_found. */
export async function readJournal(ctx: Ctx, reader: Reader, id: number, wordsOf: SourceWords): Promise<Journal> {
  const { rows } = await sql<Found>`
    select j.id, j.source_type as "sourceType", j.source_id as "sourceId", j.posted_on as "postedOn", j.posted_at as "postedAt",
      j.posted_by as "postedBy", j.description, c.base_currency as currency, j.total_minor as "totalMinor",
      j.reverses_journal_id as "reversesId", j.reversed_by_id as "reversedById", (
        select json_agg(json_build_object('lineNo', l.line_no, 'accountId', l.account_id, 'code', a.code, 'name', a.name, 'store', s.name,
          'debitMinor', l.debit_minor, 'creditMinor', l.credit_minor, 'currencyCode', l.currency_code, 'documentMinor', l.document_minor,
          'memo', l.memo, 'taxableMinor', l.taxable_minor) order by l.line_no)
        from accounts.journal_line l
        join accounts.account a on a.company_id = l.company_id and a.id = l.account_id
        left join erp.store s on s.company_id = l.company_id and s.id = l.store_id
        where l.company_id = j.company_id and l.posted_on = j.posted_on and l.journal_id = j.id) as lines
    from accounts.journal_list j join erp.company c on c.id = j.company_id
    where j.company_id = ${ctx.companyId} and j.id = ${id}`.execute(reader)
  const [found] = rows
  if (found === undefined) return fail('not_found')
  const { sourceType, sourceId, postedAt, ...journal } = found
  const { source: document, path } = wordsOf(ctx, { sourceType, sourceId })
  return { ...journal, document, path, postedAt: new Date(postedAt).toISOString() }
}
