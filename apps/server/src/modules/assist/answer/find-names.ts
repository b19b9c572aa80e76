import { reportBuilderPage } from '@countinghouse/contract/reports/builder'
import { reportFilters } from '@countinghouse/contract/reports/definition'
import type { ReportFilter } from '@countinghouse/contract/reports/definition'
import { sql } from 'kysely'
import { mayView } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { KnownName } from '../interpret/take-names.ts'
import { wordsOf } from '../interpret/words.ts'

/** Words of the longest name that is looked for. */
const mostWords = 6
/** Records with one name, such as products of several seasons. */
const mostAlike = 20

/** Every run of words of a question, as it is written. */
function partsOf(question: string): string[] {
  const words = wordsOf(question)
  const parts = words.flatMap((first, at) =>
    words.slice(at, at + mostWords).map((last) => question.slice(first.start, last.end)),
  )
  return [...new Set(parts)]
}

/** Records of the company whose name is in the question, for a caller who may see reports. */
export async function findNames(ctx: Ctx, reader: Reader, question: string): Promise<KnownName[]> {
  const parts = partsOf(question)
  if (parts.length === 0 || !mayView(ctx.grants, reportBuilderPage)) return []
  const sources = (Object.entries(reportFilters) as [ReportFilter, string][]).map(
    ([filter, table]) => sql`
      (select ${sql.lit(filter)} as filter, t.id, t.name from ${sql.table(table)} t
      where t.company_id = ${ctx.companyId} and t.name_key in (select key from part) order by t.id limit ${mostAlike})`,
  )
  const { rows } = await sql<KnownName>`
    with part as materialized (select distinct platform.normalise(p) as key from unnest(${parts}::text[]) p)
    ${sql.join(sources, sql` union all `)}`.execute(reader)
  return rows
}
