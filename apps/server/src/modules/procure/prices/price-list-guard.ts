import { text } from '@countinghouse/contract/procure/errors.text'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { text as listText } from '@countinghouse/contract/procure/price-list.text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { GuardCtx, MasterGuard } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { failAt } from './price-errors.ts'

const { entity } = priceList
const Stores = z.array(z.number())

/**
 * Currency and type are locked once they are in use. A parent has the same currency and type and is no descendant. A company
 * always has one default list, which replaces the previous one.
 */
export const savePriceLists: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    const wasDefault = before?.['isDefault'] === true
    if (wasDefault && (verb === 'deactivate' || after === null || after['isDefault'] === false))
      failAt(ctx, 'procure.list_default', ['isDefault'], text.list_default)
    if (after === null) return
    const { currency, kind, parentId } = after
    const isOther = before !== null && (currency !== before['currency'] || kind !== before['kind'])
    if (isOther && (await isCountedBy(ctx, tx, before.id)))
      failAt(ctx, 'procure.list_locked', currency === before['currency'] ? ['kind'] : ['currency'], text.list_locked)
    if (typeof parentId === 'number') await requireAlike(ctx, tx, parentId, { currency, kind })
    await requireFreeStores(ctx, tx, before?.id ?? null, { stores: Stores.parse(after['stores'] ?? []), kind })
    if (after['isDefault'] === true && !wasDefault && kind !== 'buy') await replaceDefault(ctx, tx, before?.id ?? null)
  },
  afterWrite: async (ctx, tx, { after }) => {
    if (after === null || after['parentId'] === null) return
    const { rows } = await sql<{ isCircle: boolean }>`
      select procure.is_own_ancestor(${ctx.companyId}, ${after.id}) as "isCircle"`.execute(tx)
    if (rows[0]?.isCircle === true) failAt(ctx, 'procure.list_cycle', ['parentId'], text.list_cycle)
  },
}

async function isCountedBy({ companyId }: GuardCtx, tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from procure.price where company_id = ${companyId} and price_list_id = ${id}
    union all select from procure.price_option_surcharge where company_id = ${companyId} and price_list_id = ${id}
    union all select from procure.price_list where company_id = ${companyId} and parent_id = ${id} limit 1`.execute(tx)
  return rows.length > 0
}

async function requireAlike(
  ctx: GuardCtx,
  tx: Tx,
  parentId: number,
  { currency, kind }: { readonly currency: unknown; readonly kind: unknown },
): Promise<void> {
  const { rows } = await sql<{ isAlike: boolean }>`
    select currency = ${currency} and kind = ${kind ?? 'retail'} as "isAlike" from procure.price_list
    where company_id = ${ctx.companyId} and id = ${parentId}`.execute(tx)
  // A missing parent is rejected by its foreign key.
  if (rows[0]?.isAlike === false) failAt(ctx, 'procure.list_parent', ['parentId'], text.list_parent)
}

/** The link writer silently skips existing links, so assignments to another list are checked first. */
async function requireFreeStores(
  ctx: GuardCtx,
  tx: Tx,
  id: number | null,
  { stores, kind }: { readonly stores: readonly number[]; readonly kind: unknown },
): Promise<void> {
  if (stores.length === 0) return
  if (kind === 'buy') failAt(ctx, 'procure.rule_broken', ['stores'], listText.rule_sold)
  const { rows } = await sql<{ store: string; list: string }>`
    select s.name as store, l.name as list from procure.price_list_store o
    join erp.store s on s.company_id = o.company_id and s.id = o.store_id
    join procure.price_list l on l.company_id = o.company_id and l.id = o.price_list_id
    where o.company_id = ${ctx.companyId} and o.store_id = any(${stores}::bigint[]) and o.price_list_id is distinct from ${id}::bigint
    order by s.name limit 1`.execute(tx)
  const [taken] = rows
  if (taken !== undefined) failAt(ctx, 'procure.store_has_list', ['stores'], text.store_sells_by, taken)
}

async function replaceDefault(ctx: GuardCtx, tx: Tx, id: number | null): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    update procure.price_list set is_default = false, updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and is_default and id is distinct from ${id}::bigint returning id, name`.execute(
    tx,
  )
  for (const { id: entityId, name: label } of rows)
    ctx.audit({ entity, entityId, label, before: { isDefault: true }, after: { isDefault: false } })
}
