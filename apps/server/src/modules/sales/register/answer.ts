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
export async function answerOf(ctx: Ctx, tx: Tx, id: number): Promise<CompleteSale> {
  const [answer] = await answersOf(ctx, tx, [id])
  return answer ?? fail('not_found')
}

/** Posted receipts as their till needs them, in the order of their numbers. */
export async function answersOf({ companyId }: Ctx, tx: Tx, ids: readonly number[]): Promise<readonly CompleteSale[]> {
  const { rows } = await sql<CompleteSale>`
    select s.id, s.uid, s.number, s.gross_minor as "grossMinor", s.payable_minor as "payableMinor", s.sold_at as "soldAt",
      coalesce((select sum(t.change_minor) from sales.sale_tender t where t.company_id = s.company_id and t.sale_id = s.id), 0)::bigint as "changeMinor",
      ${vouchersOfSale} as vouchers, ${returnedFor} as returned
    from sales.sale s where s.company_id = ${companyId} and s.id = any(${ids}::bigint[]) order by s.id`.execute(tx)
  return rows.map((sale) => ({ ...sale, soldAt: new Date(sale.soldAt).toISOString() }))
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
  const isSent = sql`s.till_session_id = ${tillSessionId} and s.kind = ${kind}`
  return (await findSent(ctx, tx, [uid], isSent)).get(uid) ?? null
}

/** Sales that were posted at a till by their `uid` before, in whatever session. Locks: the uids, in their order. */
export async function findSoldAt(
  ctx: Ctx,
  tx: Tx,
  { uids, tillId }: { readonly uids: readonly string[]; readonly tillId: number },
): Promise<ReadonlyMap<string, CompleteSale>> {
  return await findSent(ctx, tx, uids, sql`s.till_id = ${tillId} and s.kind = 'sale'`)
}

async function findSent(
  ctx: Ctx,
  tx: Tx,
  uids: readonly string[],
  isSent: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, CompleteSale>> {
  for (const uid of uids.toSorted()) await lockReference(tx, ctx.companyId, 'sales.sale', uid)
  const { rows } = await sql<{ id: number; number: string }>`
    select s.id, s.number from sales.sale s where s.company_id = ${ctx.companyId} and s.uid = any(${uids}::uuid[]) and ${isSent}`.execute(
    tx,
  )
  if (rows.length === 0) return new Map()
  const after = { isSentAgain: true }
  for (const { id, number } of rows)
    ctx.audit({ entity: 'sales.sale', entityId: id, label: number, before: null, after })
  const answers = await answersOf(
    ctx,
    tx,
    rows.map(({ id }) => id),
  )
  return new Map(answers.map((answer) => [answer.uid, answer]))
}
