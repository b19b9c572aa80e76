import type { CloseChecklist } from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/fiscal-period.text'
import { sql } from 'kysely'
import type { MonthBlocker } from '../../../platform/blocker.ts'
import { findBlocked } from '../../../platform/blocker.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader, Tx } from '../../../platform/db.ts'
import type { Month } from './read-month.ts'

/** The only blocker that also prevents soft-closing. */
export const running = 'accounts.month_running'

/** Blockers known from the calendar alone. */
export const ownBlockers: readonly MonthBlocker[] = [
  {
    key: running,
    words: text.blocked_running,
    page: null,
    // The period ends when its last day has ended in every time zone of the company.
    facts: ({ companyId, startsOn }) => sql`
      select jsonb_build_object('from', to_char(e.day, 'YYYY-MM-DD'))
      from (select (${startsOn}::date + interval '1 month')::date as day) e
      where exists (
        select from (
          select c.timezone from erp.company c where c.id = ${companyId}
          union select s.timezone from erp.store s where s.company_id = ${companyId} and s.status = 'active') z
        where (now() at time zone z.timezone)::date < e.day)`,
  },
  {
    key: 'accounts.earlier_month_open',
    words: text.blocked_earlier,
    page: null,
    facts: ({ companyId, startsOn }) => sql`
      select jsonb_build_object('count', count(*), 'month', min(p.name)) from accounts.period p
      where p.company_id = ${companyId} and p.starts_on < ${startsOn}::date and p.stock <> 'closed' having count(*) > 0`,
  },
]

export type FindCloseChecklist = (ctx: Ctx, db: Reader | Tx, month: Month) => Promise<CloseChecklist['items']>

/** Open items of the closing checklist, collected from all modules. */
export function monthBlockersOf(blockers: readonly MonthBlocker[]): FindCloseChecklist {
  const paths = new Map(blockers.map(({ key, page }) => [key, page?.path ?? null]))
  return async ({ companyId, locale }, db, { startsOn, stock }) => {
    if (stock === 'closed') return []
    const found = await findBlocked(db, blockers, { companyId, startsOn }, locale)
    return found.map(({ key, message }) => ({ key, message, path: paths.get(key) ?? null }))
  }
}
