import { closeYear } from '@countinghouse/contract/accounts/year-end'
import { accountsOf, postJournal } from '../../support/journals.ts'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = { readonly companyId: number; readonly session: () => Promise<string> }

/** Last months of fiscal years, each of a year of its own with sales; before all other months, so that nothing else concerns them. */
export function yearMakers(server: TestServer, { companyId, session }: Where): Map<string, () => Promise<Found>> {
  let year = 1890

  /** Soft-closed, so that its year can be closed. */
  async function createYear(): Promise<Found> {
    year -= 1
    const set = (statement: string) =>
      asSuperuser(server, `do $$ begin set local session_replication_role = replica; ${statement}; end $$`)
    const [row] = await asSuperuser(
      server,
      `select to_char(make_date($2, 12, 1) + (c.fiscal_year_start_month - 1) * interval '1 month', 'YYYY-MM-DD') as day
        from erp.company c where c.id = $1`,
      [companyId, year],
    )
    const day = String(row?.['day'])
    await set(`insert into accounts.period (company_id, starts_on) values (${companyId}, '${day}')`)
    const { db } = server.app
    const { '1020': bank = 0, '4000': sales = 0 } = await accountsOf(db, companyId)
    await postJournal(db, companyId, {
      postedOn: day,
      lines: [
        { accountId: bank, amountMinor: 100 },
        { accountId: sales, amountMinor: -100 },
      ],
    })
    await set(`update accounts.period set stock = 'soft', receivables = 'soft', payables = 'soft', ledger = 'soft'
      where company_id = ${companyId} and starts_on = '${day}'`)
    const [period] = await asSuperuser(
      server,
      'select id, version from accounts.period where company_id = $1 and starts_on = $2',
      [companyId, day],
    )
    return { id: Number(period?.['id']), version: Number(period?.['version']), body: {} }
  }

  async function createClosedYear(): Promise<Found> {
    const found = await createYear()
    await server.client(await session()).call(closeYear, { id: found.id })
    return found
  }

  return new Map([
    ['accounts.period.yearEnd', createYear],
    ['accounts.period.closeYear', createYear],
    ['accounts.period.reopenYear', createClosedYear],
  ])
}
