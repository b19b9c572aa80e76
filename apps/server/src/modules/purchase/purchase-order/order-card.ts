import { text } from '@countinghouse/contract/purchase/card.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { permissionName } from '@countinghouse/contract/page'
import { addDays } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import { inStores } from '../../../platform/lists/list-source.ts'
import type { Card } from '../../../platform/registry/card.ts'

const { page, listing } = purchaseOrder
const open = `${page.path}?status=ordered&receiptStatus=none,partial`
/** Days ahead that count as arriving. */
export const daysArriving = 7

type Counted = { readonly today: string; readonly open: number; readonly overdue: number; readonly arriving: number }

export const orderCard: Card = {
  key: 'purchase.on_order',
  title: text.onOrder,
  definition: text.onOrder_means,
  page,
  unit: 'count',
  places: { main: 10 },
  address: open,
  find: async ({ companyId, grants }, reader) => {
    const { rows } = await sql<Counted>`
      select d.today::text, count(t.id)::int as open, (count(*) filter (where t.next_due_on < d.today))::int as overdue,
        (count(*) filter (where t.next_due_on between d.today and d.today + ${sql.lit(daysArriving)}))::int as arriving
      from (select erp.today(${companyId}) as today) d
      left join purchase.purchase_order t on t.company_id = ${companyId} and t.status = 'ordered' and t.receipt_status in ('none', 'partial')
        and ${inStores(listing.storeColumns, grants.storesWith(permissionName(page, 'view')))}
      group by 1`.execute(reader)
    const { today = '', open: value = 0, overdue = 0, arriving = 0 } = rows[0] ?? {}
    return {
      value,
      rows: [
        { name: text.overdue, value: overdue, address: `${open}&nextDueOn.before=${today}` },
        {
          name: text.arriving,
          value: arriving,
          address: `${open}&nextDueOn.between=${today},${addDays(today, daysArriving)}`,
        },
      ],
    }
  },
}
