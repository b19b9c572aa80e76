import { fail } from '@countinghouse/contract/errors'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Late = { readonly kind: 'receive' | 'settle'; readonly id: number; readonly name: string; readonly dueOn: string }

const late = (of: RawBuilder<unknown>) => sql<Late>`
  select k.kind, k.shipment_id as id, k.name, to_char(k.due_on, 'YYYY-MM-DD') as "dueOn" from inventory.running_clock k
  where ${of} and k.is_blocking and k.kind in ('receive', 'settle') order by k.due_on, k.shipment_id limit 100`

/** Whether a store may request more. Throws: inventory.store_blocked_overdue_receipt, inventory.store_blocked_unsettled. */
export async function requireOpenStore({ companyId }: Ctx, tx: Tx, storeId: number): Promise<void> {
  const { rows } = await late(sql`k.company_id = ${companyId} and k.store_id = ${storeId}`).execute(tx)
  refuse(rows)
}

/** Throws: inventory.store_blocked_unsettled, if discrepancies of the invoiced transfer are overdue. */
export async function requireSettledInTime({ companyId }: Ctx, tx: Tx, invoiceId: number): Promise<void> {
  const { rows } = await late(sql`
    k.company_id = ${companyId} and k.transfer_id = (
      select i.transfer_id from inventory.transfer_invoice i where i.company_id = ${companyId} and i.id = ${invoiceId})`).execute(
    tx,
  )
  refuse(rows.filter(({ kind }) => kind === 'settle'))
}

function refuse(rows: readonly Late[]): void {
  const [first] = rows
  if (first === undefined) return
  const shipments = rows.filter(({ kind }) => kind === first.kind).map(({ id, name, dueOn }) => ({ id, name, dueOn }))
  const code = first.kind === 'receive' ? 'store_blocked_overdue_receipt' : 'store_blocked_unsettled'
  fail(`inventory.${code}`, { details: { shipments } })
}
