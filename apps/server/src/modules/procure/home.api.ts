import { permissionName } from '@countinghouse/contract/page'
import { getHome } from '@countinghouse/contract/procure/home'
import { sql } from 'kysely'
import { loadContract } from '../../platform/contract.ts'
import { handleRead } from '../../platform/handle.ts'
import { may } from '../../platform/permission.ts'

/** Every master of this module gets its card by being declared. */
const { masters } = await loadContract()
const cards = masters
  .filter((master) => master.module === 'procure')
  .map(({ page, entity }) => ({ path: page.path, entity, permission: permissionName(page, 'view') }))

export const api = [
  handleRead(getHome, async (ctx, reader) => {
    const visible = cards.filter((card) => may(ctx.grants, card.permission))
    if (visible.length === 0) return { cards: [] }
    const counts = visible.map(
      (card) => sql`
        select ${card.path}::text as path, count(*) filter (where t.status = 'active')::int as active,
          count(*) filter (where t.status = 'inactive')::int as inactive
        from ${sql.table(card.entity)} t where t.company_id = ${ctx.companyId}`,
    )
    const { rows } = await sql<{
      path: string
      active: number
      inactive: number
    }>`${sql.join(counts, sql` union all `)}`.execute(reader)
    return { cards: rows }
  }),
]
