import { container, mostContainerLines } from '@countinghouse/contract/inventory/container'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { createDocument, editDocument, lockDocumentRow, requireStatus } from '../../../platform/documents/document.ts'
import { validateContainer } from './validate-container.ts'

type Container = RowOf<typeof container>
type Planned = Pick<Container, 'containerNo' | 'type' | 'supplierId' | 'storeId' | 'plannedOn'>
/** Goods of a purchase order. */
export type OrderedGoods = { readonly variantId: number; readonly quantity: number; readonly orderNo: string }

/** The planned container of the supplier and store with this number, locked; null: there is none. */
export async function lockPlanned(
  ctx: Ctx,
  tx: Tx,
  { containerNo, supplierId, storeId }: Planned,
): Promise<Container | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from inventory.container c
    where c.company_id = ${ctx.companyId} and c.container_no = ${containerNo} and c.supplier_id = ${supplierId} and c.store_id = ${storeId}
      and c.status = 'draft' order by c.id limit 1`.execute(tx)
  const [found] = rows
  if (found === undefined) return null
  const row = (await lockDocumentRow(ctx, tx, container, found.id)) as Container | null
  if (row !== null) requireStatus(container, row, ['draft'])
  return row
}

/**
 * Adds goods to a planned container, or plans one. Throws: forbidden without the permission to create or edit containers in the store,
 * inventory.check_digit, inventory.rule_broken beyond the most lines.
 */
export async function planContainer(
  ctx: Ctx,
  tx: Tx,
  { planned, type, ...entered }: Planned & { readonly planned: Container | null },
  goods: readonly OrderedGoods[],
): Promise<Container> {
  const lines = [...(planned?.lines ?? []), ...goods]
  if (lines.length > mostContainerLines) {
    const message = format(text.container_full, ctx.locale, { most: mostContainerLines })
    fail('inventory.rule_broken', { fields: { containerNo: [{ code: 'rule', message }] } })
  }
  if (planned !== null) return (await editDocument(ctx, tx, container, planned, { lines })) as Container
  validateContainer(ctx, tx, { type, ...entered, lines })
  return (await createDocument(ctx, tx, container, { uid: randomUUID(), type, ...entered, lines })) as Container
}
