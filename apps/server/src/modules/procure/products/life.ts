import { fail } from '@countinghouse/contract/errors'
import { product } from '@countinghouse/contract/procure/product'
import { text as recordText } from '@countinghouse/contract/procure/product-record.text'
import type { ProductStatus } from '@countinghouse/contract/procure/product-status'
import { text } from '@countinghouse/contract/procure/product.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { ProductBlocker } from '../../../platform/registry/blocker.ts'
import { findBlocked } from '../../../platform/registry/blocker.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockProduct } from './lock-product.ts'
import { requireReady } from './readiness.ts'

export type ProductStep = 'activate' | 'discontinue' | 'block' | 'unblock' | 'archive'

export const steps: Readonly<Record<ProductStep, { from: readonly ProductStatus[]; to: ProductStatus }>> = {
  activate: { from: ['draft'], to: 'active' },
  discontinue: { from: ['active'], to: 'discontinued' },
  block: { from: ['active', 'discontinued'], to: 'blocked' },
  unblock: { from: ['blocked'], to: 'active' },
  archive: { from: ['discontinued'], to: 'archived' },
}

type Requested = { readonly id: number; readonly version: number; readonly reason?: string | undefined }

/** Throws: not_found, stale, state_conflict with `details.allowed`, procure.not_ready, procure.stock_remains. */
export async function runStep(
  ctx: Ctx,
  tx: Tx,
  { action, blockers }: { readonly action: ProductStep; readonly blockers: readonly ProductBlocker[] },
  { id, version, reason }: Requested,
) {
  const before = await lockProduct(ctx, tx, id)
  if (before.version !== version) fail('stale', { details: { current: before } })
  const { from, to } = steps[action]
  if (!from.includes(before.status)) {
    const allowed = Object.keys(steps).filter((name) => steps[name as ProductStep].from.includes(before.status))
    const status = format(text[`status_${before.status}`], ctx.locale)
    fail('state_conflict', {
      message: format(recordText.stepConflict, ctx.locale, { status }),
      details: { from: before.status, action, allowed },
    })
  }
  if (to === 'active') await requireReady(ctx, tx, id)
  if (to === 'archived') await requireNothingLeft(ctx, tx, blockers, id)
  const { rows } = await sql<{ version: number }>`
    update procure.product set status = ${to}, updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id} returning version`.execute(tx)
  ctx.audit({
    entity: product.entity,
    entityId: id,
    label: before.name,
    before: { status: before.status },
    after: { status: to, ...(reason !== undefined && { reason }) },
  })
  return { id, status: to, version: rows[0]?.version ?? version + 1 }
}

async function requireNothingLeft(
  { companyId, locale }: Ctx,
  tx: Tx,
  blockers: readonly ProductBlocker[],
  productId: number,
): Promise<void> {
  const blocked = await findBlocked(tx, blockers, { companyId, productId }, locale)
  if (blocked.length === 0) return
  const fields = Object.fromEntries(blocked.map(({ key, message }) => [key, [{ code: 'blocked', message }]]))
  fail('procure.stock_remains', { fields, details: { blocked: blocked.map(({ key }) => key) } })
}
