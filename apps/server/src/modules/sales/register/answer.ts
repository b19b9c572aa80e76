import { fail } from '@countinghouse/contract/errors'
import type { CompleteSale } from '@countinghouse/contract/sales/register'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import { returnedFor } from './returned-for.ts'
import { vouchersOfSale } from './vouchers-of-sale.ts'

/** A posted receipt as its till needs it. */
export async function answerOf({ companyId }: Ctx, tx: Tx, id: number): Promise<CompleteSale> {
  const { rows } = await sql<CompleteSale>`
    select s.id, s.uid, s.number, s.gross_minor as "grossMinor", s.payable_minor as "payableMinor", s.sold_at as "soldAt",
      coalesce((select sum(t.change_minor) from sales.sale_tender t where t.company_id = s.company_id and t.sale_id = s.id), 0)::bigint as "changeMinor",
      ${vouchersOfSale} as vouchers, ${returnedFor} as returned
    from sales.sale s where s.company_id = ${companyId} and s.id = ${id}`.execute(tx)
  const sale = rows[0] ?? fail('not_found')
  return { ...sale, soldAt: new Date(sale.soldAt).toISOString() }
}

type Sent = { readonly uid: string; readonly tillSessionId: number }

/**
 * The receipt that was posted by its `uid` before, which leaves a trace; null: there is none. It is found whatever prices, coupons and
 * quantities have become since. Locks: the uid, so that what is sent twice at once is posted once and the other call finds it.
 */
export async function findPosted(
  ctx: Ctx,
  tx: Tx,
  { uid, tillSessionId }: Sent,
  kind: 'sale' | 'return',
): Promise<CompleteSale | null> {
  return await findSent(ctx, tx, uid, sql`s.till_session_id = ${tillSessionId} and s.kind = ${kind}`)
}

/** The sale that was posted at a till by its `uid` before, in whatever session. Locks: the uid. */
export async function findSoldAt(
  ctx: Ctx,
  tx: Tx,
  { uid, tillId }: { readonly uid: string; readonly tillId: number },
): Promise<CompleteSale | null> {
  return await findSent(ctx, tx, uid, sql`s.till_id = ${tillId} and s.kind = 'sale'`)
}

async function findSent(ctx: Ctx, tx: Tx, uid: string, isSent: RawBuilder<unknown>): Promise<CompleteSale | null> {
  await lockReference(tx, ctx.companyId, 'sales.sale', uid)
  const { rows } = await sql<{ id: number; number: string }>`
    select s.id, s.number from sales.sale s where s.company_id = ${ctx.companyId} and s.uid = ${uid} and ${isSent}`.execute(
    tx,
  )
  const [posted] = rows
  if (posted === undefined) return null
  const after = { isSentAgain: true }
  ctx.audit({ entity: 'sales.sale', entityId: posted.id, label: posted.number, before: null, after })
  return await answerOf(ctx, tx, posted.id)
}
