import type { Compilable } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Database } from '../database/db.ts'
import { statement } from '../database/db.ts'

export type Delivery = {
  readonly companyId: number
  readonly outboxId: number
  readonly event: string
  readonly payload: unknown
}

/** Reacts to an event after its commit; runs at least once, so it must bear a repeat. */
export type Subscriber = (delivery: Delivery) => Promise<void>

/** The statement that keeps a request's events and asks a worker to deliver them, in the transaction of the change. */
export function outboxRows(ctx: Pick<Ctx, 'companyId' | 'events'>): Compilable | null {
  if (ctx.events.length === 0) return null
  // Events of one commit that are delivered later are delivered together, as late as the last of them.
  const later = ctx.events.filter(({ delaySeconds }) => delaySeconds !== undefined)
  const delaySeconds = Math.max(0, ...later.map((event) => event.delaySeconds ?? 0))
  const mailed = ctx.events.filter(({ isMailed }) => isMailed === true).map(({ event }) => event)
  return statement(sql`
    with kept as (
      insert into platform.outbox (company_id, event, payload)
      select ${ctx.companyId}::bigint, e.event, e.payload
      from jsonb_to_recordset(${JSON.stringify(ctx.events)}::jsonb) as e(event text, payload jsonb)
      returning company_id, id, event)
    select graphile_worker.add_job(case when event = any(${mailed}::text[]) then 'platform.deliver_mail' else 'platform.deliver' end,
      json_build_object('companyId', company_id, 'outboxId', id),
      run_at := case when event = any(${later.map(({ event }) => event)}::text[]) then now() + make_interval(secs => ${delaySeconds}) end)
    from kept`)
}

/** Hands one kept event to its subscribers and marks it delivered. */
export async function deliver(
  db: Database,
  subscribers: ReadonlyMap<string, readonly Subscriber[]>,
  payload: unknown,
): Promise<void> {
  const { companyId, outboxId } = payload as { companyId: number; outboxId: number }
  const kept = await db
    .reader({ companyId })
    .selectFrom('platform.outbox')
    .select(['event', 'payload'])
    .where('company_id', '=', companyId)
    .where('id', '=', outboxId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst()
  if (kept === undefined) return
  for (const subscriber of subscribers.get(kept.event) ?? []) {
    await subscriber({ companyId, outboxId, event: kept.event, payload: kept.payload })
  }
  await db.inTransaction({ companyId }, (tx) =>
    tx
      .updateTable('platform.outbox')
      .set({ delivered_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', outboxId)
      .execute(),
  )
}
