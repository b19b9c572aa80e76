import { permissionName } from '@countinghouse/contract/page'
import { getHome } from '@countinghouse/contract/procure/home'
import { sql } from 'kysely'
import { countAttentions } from '../../platform/attention.ts'
import { loadContract } from '../../platform/contract.ts'
import type { Declared } from '../../platform/declared.ts'
import { handleRead } from '../../platform/handle.ts'
import { may } from '../../platform/permission.ts'

/** Every master of this module gets its card by being declared. */
const { masters } = await loadContract()
const cards = masters
  .filter((master) => master.module === 'procure')
  .map(({ page, entity }) => ({ path: page.path, entity, permission: permissionName(page, 'view') }))

export { attentions } from './home/attentions.ts'

export const api = ({ attentions }: Declared) => [
  handleRead(getHome, async (ctx, reader) => {
    const own = attentions.filter(({ page }) => page.module === 'procure')
    const items = await countAttentions(ctx, reader, own)
    const visible = cards.filter((card) => may(ctx.grants, card.permission))
    if (visible.length === 0) return { items, cards: [] }
    const counts = visible.map(
      (card) => sql`
        select ${card.path}::text as path, count(*) filter (where t.status = 'active')::int as active,
          count(*) filter (where t.status = 'inactive')::int as inactive, count(*)::int as all
        from ${sql.table(card.entity)} t where t.company_id = ${ctx.companyId}`,
    )
    const { rows } = await sql<{
      path: string
      active: number
      inactive: number
      all: number
    }>`${sql.join(counts, sql` union all `)}`.execute(reader)
    return { items, cards: rows }
  }),
]
