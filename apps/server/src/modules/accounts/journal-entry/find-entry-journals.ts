import type { getEntryJournals } from '@countinghouse/contract/accounts/entry-journals'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { entrySource } from './post-entry.ts'

type EntryJournals = OutputOfRoute<typeof getEntryJournals>['items']

/** The journals of an entry and of its reversal. */
export async function findEntryJournals(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader,
  id: number,
): Promise<EntryJournals> {
  const { rows } = await sql<EntryJournals[number]>`
    with posted as (
      select j.id from accounts.journal j
      where j.company_id = ${companyId} and j.source_type = ${entrySource} and j.source_id = ${id}),
    reversal as (
      select j.id from accounts.journal j
      where j.company_id = ${companyId} and j.reverses_journal_id = any(array(select p.id from posted p)))
    select j.id, j.source, to_char(j.posted_on, 'YYYY-MM-DD') as "postedOn", j.total_minor as "totalMinor"
    from accounts.journal j
    where j.company_id = ${companyId} and j.id = any(array(select p.id from posted p union all select r.id from reversal r))
    order by j.id`.execute(reader)
  return rows
}
