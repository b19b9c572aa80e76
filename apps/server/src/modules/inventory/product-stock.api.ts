import { getAvailability, getProductStock } from '@countinghouse/contract/inventory/product-stock'
import { transferStatuses } from '@countinghouse/contract/inventory/transfer'
import { text } from '@countinghouse/contract/inventory/product-stock.text'
import { sql } from 'kysely'
import type { ProductBlocker, ProductLock } from '../../platform/registry/blocker.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { findAvailability } from './stock/find-availability.ts'
import { findProductStock } from './stock/stock-of-product.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(getProductStock, (ctx, reader, { id }) => findProductStock(ctx, reader, id)),
  handleRead(getAvailability, (ctx, reader, { id }) => findAvailability(ctx, reader, id)),
]

const ended: readonly string[] = ['received', 'closed', 'rejected', 'cancelled', 'expired']
const open = transferStatuses.filter((status) => !ended.includes(status))

/** Stock and open transfers block the archiving of a product. */
const productBlockers: readonly ProductBlocker[] = [
  {
    key: 'inventory.stock_remains',
    words: text.blocked_stock,
    facts: ({ companyId, productId }) => sql`
      select jsonb_build_object('count', count(distinct p.store_id)) from procure.variant v
      join inventory.stock_pool p on p.company_id = v.company_id and p.variant_id = v.id and p.on_hand > 0
      where v.company_id = ${companyId} and v.product_id = ${productId} having count(*) > 0`,
  },
  {
    key: 'inventory.transfers_wait',
    words: text.blocked_transfers,
    facts: ({ companyId, productId }) => sql`
      select jsonb_build_object('count', count(distinct t.id)) from procure.variant v
      join inventory.transfer_line l on l.company_id = v.company_id and l.variant_id = v.id
      join inventory.transfer t on t.company_id = l.company_id and t.id = l.transfer_id and t.status = any(${open}::text[])
      where v.company_id = ${companyId} and v.product_id = ${productId} having count(*) > 0`,
  },
]

/** Posted stock locks the base unit and the tracking of a product. */
const productLocks: readonly ProductLock[] = [
  {
    key: 'inventory.stock_moved',
    words: text.locked_by_moves,
    facts: ({ companyId, productId }) => sql`
      select '{}'::jsonb where exists (
        select from procure.variant v join inventory.stock_pool p on p.company_id = v.company_id and p.variant_id = v.id
        where v.company_id = ${companyId} and v.product_id = ${productId})`,
  },
]

export const module = defineModule({ api, productBlockers, productLocks })
