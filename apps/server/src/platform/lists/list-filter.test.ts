import type { RelativeDays } from '@countinghouse/contract/filter'
import { relativeDays } from '@countinghouse/contract/filter'
import { season } from '@countinghouse/contract/procure/season'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { conditionsOf } from './list-filter.ts'
import { masterTableOf } from '../records/master-table.ts'

const server = useServer()
const table = masterTableOf(season)

test('days relative to today, where the company is, and a week that starts where the reader’s language starts it', async () => {
  const { companyId } = await server.company()
  await query(server.database.superUrl, `update erp.company set timezone = 'Pacific/Auckland' where id = $1`, [
    companyId,
  ])
  await query(
    server.database.superUrl,
    `insert into procure.season (company_id, code, name, type, year, selling_from)
     select $1, 'D' || day, 'Day ' || day, 'holiday', 2028, day::date
     from generate_series('2027-11-01'::date, '2029-02-01', '1 day') as day`,
    [companyId],
  )
  // Thursday has just begun in Auckland; in Greenwich it is Wednesday before noon.
  const now = new Date('2028-03-01T11:00:00Z')
  const found = async (days: RelativeDays, locale: Locale = 'en') => {
    const asking = { companyId, now, locale }
    const [condition] = conditionsOf(asking, table, { 'sellingFrom.within': days })
    const { rows } = await sql<{ days: string }>`
      select concat_ws(' ', min(selling_from), max(selling_from), count(*)) as days
      from procure.season t where t.company_id = ${companyId} and ${condition ?? sql`false`}`.execute(
      server.app.db.reader({ companyId }),
    )
    return rows[0]?.days
  }
  expect(Object.fromEntries(await Promise.all(relativeDays.map(async (days) => [days, await found(days)])))).toEqual({
    today: '2028-03-02 2028-03-02 1',
    yesterday: '2028-03-01 2028-03-01 1',
    thisWeek: '2028-02-28 2028-03-05 7',
    last7Days: '2028-02-25 2028-03-02 7',
    next7Days: '2028-03-02 2028-03-08 7',
    next30Days: '2028-03-02 2028-03-31 30',
    thisMonth: '2028-03-01 2028-03-31 31',
    lastMonth: '2028-02-01 2028-02-29 29',
    thisYear: '2028-01-01 2028-12-31 366',
  })
  expect(await found('thisWeek', 'ar')).toBe('2028-02-26 2028-03-03 7')
})
