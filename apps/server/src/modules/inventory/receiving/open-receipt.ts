import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import type { ReceiptRow, ReceiptSource } from './receipt-source.ts'

/** What is to be received, found by its number and locked. */
export type Announced<O extends { readonly id: number }> = {
  readonly storeId: number
  /** Name of the store, told to users who work elsewhere. */
  readonly store: string
  /** Business date in the time zone of the store. */
  readonly today: string
  /** The receipt that is being counted already. */
  readonly open: O | null
  /** What continuing records in the audit log; its value is the label. */
  readonly named: readonly [field: string, number: string]
  /** Refuses to start a new receipt. */
  readonly guard: () => void
  /** Fields of a new receipt beside its store and its date. */
  readonly values: Readonly<Record<string, unknown>> & { readonly uid: string }
}

/**
 * Starts a receipt with its expected lines, or continues the open one. Throws: inventory.wrong_store with the destination, what `guard`
 * throws. Locks: nothing more.
 */
export async function openReceipt<R extends ReceiptRow, O extends { readonly id: number }>(
  ctx: Ctx,
  tx: Tx,
  { document, expected }: Pick<ReceiptSource<R>, 'document' | 'expected'>,
  { storeId, store, today, open, named, guard, values }: Announced<O>,
): Promise<O | R> {
  const stores = ctx.grants.storesWith(permissionName(document.page, 'create'))
  if (stores !== null && !stores.includes(storeId)) fail('inventory.wrong_store', { details: { store } })
  if (open !== null) {
    // Continuing is recorded in the audit log, without a change.
    const facts = Object.fromEntries([named])
    ctx.audit({ entity: document.entity, entityId: open.id, label: named[1], before: facts, after: facts })
    return open
  }
  guard()
  const row = (await createDocument(ctx, tx, document, { ...values, storeId, effectiveOn: today })) as R
  await sql`
    insert into inventory.receipt_line (company_id, receipt_id, line_no, variant_id, lot_no, expires_on, expected_quantity, quantity, unit_cost,
      tolerated_quantity)
    select ${ctx.companyId}, ${row.id}, e.line_no, e.variant_id, e.lot_no, e.expires_on, e.quantity, 0, e.unit_cost, e.tolerated_quantity
    from (${expected(ctx, row)}) e on conflict do nothing`.execute(tx)
  return row
}
