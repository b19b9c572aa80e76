import { fail } from '@countinghouse/contract/errors'
import { settlement } from '@countinghouse/contract/inventory/settlement'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { damagePictures } from '@countinghouse/contract/inventory/transfer-settings'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { countPictures } from '../../desk/index.ts'
import type { Decided } from './validate-settlement.ts'

type Proposed = { readonly id: number; readonly shipmentId: number; readonly toStoreId: number }

/** Requires pictures of damaged goods if the store's setting does. Throws: inventory.pictures_needed. */
export async function requirePictures(
  { companyId }: Ctx,
  tx: Tx,
  { id, shipmentId, toStoreId }: Proposed,
  decided: readonly Decided[],
): Promise<void> {
  if (!decided.some(({ difference }) => difference.kind === 'damaged')) return
  const needed = await readSetting(tx, { companyId, storeId: toStoreId }, damagePictures)
  if (needed === 0) return
  const { rows: receipts } = await sql<{ id: number }>`
    select id from inventory.transfer_receipt where company_id = ${companyId} and shipment_id = ${shipmentId}`.execute(
    tx,
  )
  const found = await countPictures(tx, companyId, {
    [settlement.entity]: [id],
    [transferReceipt.entity]: receipts.map((receipt) => receipt.id),
  })
  if (found < needed) fail('inventory.pictures_needed', { details: { needed, found } })
}
