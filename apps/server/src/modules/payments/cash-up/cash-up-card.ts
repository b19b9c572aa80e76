import { text } from '@countinghouse/contract/payments/card.text'
import { cashUpPage } from '@countinghouse/contract/payments/cash-up'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import { inStores } from '../../../platform/lists/list-source.ts'
import type { Card } from '../../../platform/registry/card.ts'

type Open = { readonly store: string; readonly sessions: number; readonly since: string }

/** Till sessions of any day that are not closed, with the stores in which they are. */
export const cashUpCard: Card = {
  key: 'payments.cash_up',
  title: text.cashUp,
  definition: text.cashUp_means,
  page: cashUpPage,
  unit: 'count',
  places: { finance: 8 },
  address: cashUpPage.path,
  find: async ({ companyId, grants }, reader) => {
    const stores = grants.storesWith(permissionName(cashUpPage, 'view'))
    const { rows } = await sql<Open>`
      select s.name as store, count(*)::int as sessions, min(e.business_on)::text as since
      from sales.till_session e
      join erp.store s on s.company_id = e.company_id and s.id = e.store_id
      where e.company_id = ${companyId} and e.status <> 'closed' and ${inStores(['e.store_id'], stores)}
      group by s.id, s.name order by 3, 1`.execute(reader)
    return {
      value: rows.reduce((sum, { sessions }) => sum + sessions, 0),
      rows: rows.map(({ store, sessions, since }) => ({
        name: { en: store, ar: store },
        value: sessions,
        address: `${cashUpPage.path}?on=${since}`,
      })),
    }
  },
}
