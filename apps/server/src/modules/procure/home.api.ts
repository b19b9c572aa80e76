import { permissionName } from '@countinghouse/contract/page'
import { category } from '@countinghouse/contract/procure/category'
import type { ProcureHome } from '@countinghouse/contract/procure/home'
import { getHome } from '@countinghouse/contract/procure/home'
import { product } from '@countinghouse/contract/procure/product'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { sql } from 'kysely'
import type { Attention } from '../../platform/registry/attention.ts'
import { countAttentions } from '../../platform/registry/attention.ts'
import { loadContract } from '../../platform/calls/contract.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { may } from '../../platform/access/permission.ts'

/** Every master of this module has a card. */
const { masters } = await loadContract()
const cards = masters
  .filter((master) => master.module === 'procure')
  .map(({ page, entity }) => ({ path: page.path, entity, permission: permissionName(page, 'view') }))

/** Purchasing belongs to a module of its own, and to this suite. */
const isOfSuite = ({ page }: Attention) => page.path.startsWith('/procure/')

const steps = [
  { step: 'categories', path: category.page.path },
  { step: 'suppliers', path: supplier.page.path },
  { step: 'products', path: product.page.path },
] as const

/** `counts`: number of records by page, for pages the caller may view. */
function beginningsOf(counts: ReadonlyMap<string, number>): ProcureHome['beginnings'] {
  if (counts.get(product.page.path) !== 0) return []
  return steps.flatMap(({ step, path }) => {
    const count = counts.get(path)
    return count === undefined ? [] : [{ step, path, isDone: count > 0 }]
  })
}

import { attentions } from './home/attentions.ts'
import { firstSteps } from './home/first-steps.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ attentions }: Declared) => [
  handleRead(getHome, async (ctx, reader) => {
    const items = await countAttentions(ctx, reader, attentions.filter(isOfSuite))
    const visible = cards.filter((card) => may(ctx.grants, card.permission))
    if (visible.length === 0) return { items, beginnings: [], cards: [] }
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
    const beginnings = beginningsOf(new Map(rows.map(({ path, all }) => [path, all])))
    return { items, beginnings, cards: rows.map(({ path, active, inactive }) => ({ path, active, inactive })) }
  }),
]

export const module = defineModule({ api, attentions, firstSteps })
