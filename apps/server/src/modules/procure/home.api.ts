import { getHome } from '@countinghouse/contract/procure/home'
import { sql } from 'kysely'
import { handleRead } from '../../platform/handle.ts'
import { may } from '../../platform/permission.ts'

/** Registered masters of this module as (page path, table, right); filled at start, so that a new master gets its card. */
export const masterCards: { path: string; entity: string; permission: string }[] = []

export const api = [
  handleRead(getHome, async (ctx, reader) => {
    const visible = masterCards.filter((card) => may(ctx.grants, card.permission))
    if (visible.length === 0) return { cards: [] }
    const counts = visible.map(
      (card) => sql`
        select ${card.path}::text as path, count(*) filter (where t.status = 'active')::int as active,
          count(*) filter (where t.status = 'inactive')::int as inactive
        from ${sql.table(card.entity)} t where t.company_id = ${ctx.companyId}`,
    )
    const { rows } = await sql<{ path: string; active: number; inactive: number }>`${sql.join(counts, sql` union all `)}`.execute(reader)
    return { cards: rows }
  }),
]
