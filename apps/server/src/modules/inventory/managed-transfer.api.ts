import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { fail } from '@countinghouse/contract/errors'
import { getShipments } from '@countinghouse/contract/inventory/shipments-of-transfer'
import { sql } from 'kysely'
import { documentApproval } from '../../platform/documents/document-approval.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import type { Tx } from '../../platform/database/db.ts'
import { requirePermission } from '../../platform/access/permission.ts'
import { submitForApproval } from '../desk/index.ts'
import { tellCancelled } from './partner/tell-cancelled.ts'
import { requireOther } from './require-other.ts'
import { settleApproval, writeApproved } from './transfer/approve-transfer.ts'
import type { Cancelling } from './transfer/cancel-transfer.ts'
import { cancelTransfer } from './transfer/cancel-transfer.ts'
import { hasDifferences } from './transfer/sync-transfer.ts'
import { findShipments } from './transfer/find-shipments.ts'
import { releaseTransfer } from './transfer/release-transfer.ts'
import { valueTransfer } from './transfer/value-transfer.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

type Transfer = RowOf<typeof managedTransfer>
type Decision = { readonly shortfall: string; readonly approved: { variantId: number; quantity: number }[] }

/** The approver must be another user. */
const asker = { table: 'inventory.transfer', by: 'submitted_by' } as const

const approval = documentApproval(managedTransfer, {
  title: managedTransfer.text.one,
  value: (ctx, tx, row) => valueTransfer(ctx, tx, row as Transfer),
  onApproved: async (ctx, tx, row) => {
    await requireOther(ctx, tx, { ...asker, id: row.id })
    return await settleApproval(ctx, tx, row as Transfer, await shortfallOf(ctx, tx, row.id))
  },
})

const approvals = [approval]

/** Decides the quantity of each line; if a rule requires further approval, its stock is reserved after that. Throws: desk.self_approval. */
async function approve(
  ctx: Ctx,
  tx: Tx,
  row: Transfer,
  input: Readonly<Record<string, unknown>>,
): Promise<TransitionOutcome> {
  const { shortfall, approved } = input as Decision
  await requireOther(ctx, tx, { ...asker, id: row.id })
  if (row.pricingMethod === 'manual') requirePermission(ctx.grants, { page: managedTransfer.page, event: 'price' })
  await writeApproved(ctx, tx, row, approved)
  const waiting = await submitForApproval(ctx, tx, approval, row.id)
  return waiting === null ? await settleApproval(ctx, tx, row, shortfall) : { ...waiting, set: { shortfall } }
}

async function shortfallOf({ companyId }: Ctx, tx: Tx, id: number): Promise<string> {
  const { rows } = await sql<{ shortfall: string | null }>`
    select t.shortfall from inventory.transfer t where t.company_id = ${companyId} and t.id = ${id}`.execute(tx)
  return rows[0]?.shortfall ?? 'cut'
}

/** Cancellations on this page have a free-text reason only. */
function cancelling(scope: Cancelling['scope']) {
  return (ctx: Ctx, tx: Tx, row: Transfer, { reason }: Readonly<Record<string, unknown>>) =>
    cancelTransfer(ctx, tx, row, { page: managedTransfer.page, scope, cancelCause: 'other', reason: String(reason) })
}

/** Throws: inventory.settlement_open. */
async function close(ctx: Ctx, tx: Tx, { id }: Transfer): Promise<void> {
  if (await hasDifferences(ctx, tx, id)) fail('inventory.settlement_open')
}

const ofDocument = documentHandlers(managedTransfer, {
  transitions: {
    approve,
    reject: async (ctx, tx, { id }, { reason }) => {
      await tellCancelled(ctx, tx, { id, reason: String(reason), isWhole: true })
      return { status: 'rejected', set: { reason } }
    },
    release: releaseTransfer,
    close,
    cancel: cancelling('all'),
    cancelRemainder: cancelling('remainder'),
  },
})

const api = [...ofDocument, handleRead(getShipments, (ctx, reader, { id }) => findShipments(ctx, reader, id))]

export const module = defineModule({ approvals, api })
