import type { PeriodLock } from '@countinghouse/contract/accounts/fiscal-period'
import { periodLocks } from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/fiscal-period.text'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { MonthBlocker } from '../../../platform/registry/blocker.ts'
import { resultLines } from './read-year.ts'

/** Blockers known from the calendar and the general ledger. */
export const ownBlockers: readonly MonthBlocker[] = [
  {
    key: 'accounts.month_running',
    words: text.blocked_running,
    page: null,
    locks: periodLocks,
    isFinal: true,
    isSoft: true,
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
    locks: periodLocks,
    isFinal: true,
    facts: ({ companyId, startsOn, locks }) => sql`
      select jsonb_build_object('count', count(*), 'month', min(p.name)) from accounts.period p
      where p.company_id = ${companyId} and p.starts_on < ${startsOn}::date and ${anyIn(locks, ['open', 'soft'])}
      having count(*) > 0`,
  },
  {
    key: 'accounts.other_lock_open',
    words: text.blocked_other_lock,
    page: null,
    locks: ['ledger'],
    isFinal: true,
    isSoft: true,
    facts: ({ companyId, startsOn, locks, to }) => sql`
      select '{}'::jsonb from accounts.period p
      where p.company_id = ${companyId} and p.starts_on = ${startsOn}::date
        and ${anyIn(
          periodLocks.filter((lock) => lock !== 'ledger' && !locks.includes(lock)),
          to === 'soft' ? ['open'] : ['open', 'soft'],
        )}`,
  },
  {
    key: 'accounts.entries_open',
    words: text.blocked_entries,
    page: journalEntry.page,
    locks: ['ledger'],
    facts: ({ companyId, startsOn }) => sql`
      select jsonb_build_object('count', count(*)) from accounts.journal_entry e
      where e.company_id = ${companyId} and e.status in ('draft', 'pending', 'approved')
        and e.posted_on >= ${startsOn}::date and e.posted_on < ${startsOn}::date + interval '1 month'
      having count(*) > 0`,
  },
  {
    key: 'accounts.year_open',
    words: text.blocked_year,
    page: null,
    locks: ['ledger'],
    facts: ({ companyId, startsOn }) => sql`
      select jsonb_build_object('count', count(distinct a.account_id)) from (
        select l.account_id from (${resultLines(companyId, startsOn)}) l
        where exists (select from accounts.period_entry p
          where p.company_id = ${companyId} and p.starts_on = ${startsOn}::date and p.ends_year)
        group by l.account_id, l.store_id having sum(l.balance_minor) <> 0) a
      having count(*) > 0`,
  },
]

/** Whether any of these locks of `p` is in one of the states. */
function anyIn(locks: readonly PeriodLock[], states: readonly string[]): RawBuilder<unknown> {
  return sql`array[${sql.join(locks.map((lock) => sql.ref(`p.${lock}`)))}]::text[] && ${states}::text[]`
}
