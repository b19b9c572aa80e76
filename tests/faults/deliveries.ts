import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'

export type Delivered = { isDelivered: boolean; effects: number }

const patienceMs = 60_000

/** Keeps the event of a locked account as signing in does, without its job; answers its number. */
export async function lockedEvent(product: Product): Promise<number> {
  return withClient(product.database('postgres'), async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into platform.outbox (company_id, event, payload)
       select m.company_id, 'auth.account_locked', jsonb_build_object('userId', m.user_id, 'login', i.login, 'ip', '127.0.0.1')
       from auth.identity i join auth.membership m on m.identity_id = i.id and m.company_id = i.last_company_id where i.login = 'owner'
       returning id::int`,
    )
    return rows[0]?.id ?? 0
  })
}

/** Asks the workers to deliver an event. */
export async function requestDelivery(product: Product, outboxId: number): Promise<void> {
  await withClient(product.database('postgres'), (client) =>
    client.query(
      `select graphile_worker.add_job('platform.deliver', json_build_object('companyId', company_id, 'outboxId', id))
       from platform.outbox where id = $1`,
      [outboxId],
    ),
  )
}

/** Waits until the event is delivered, and counts what it did. */
export async function deliveryOf(product: Product, outboxId: number): Promise<Delivered> {
  const until = Date.now() + patienceMs
  for (;;) {
    const delivered = await readDelivery(product, outboxId)
    if (delivered.isDelivered || Date.now() > until) return delivered
    await sleep(50)
  }
}

async function readDelivery(product: Product, outboxId: number): Promise<Delivered> {
  return withClient(product.database('postgres'), async (client) => {
    const { rows } = await client.query<Delivered>(
      `select o.delivered_at is not null as "isDelivered",
         (select count(*)::int from platform.audit a where a.request_id = 'outbox:' || o.id and a.action = 'auth.account.locked') as effects
       from platform.outbox o where o.id = $1`,
      [outboxId],
    )
    return rows[0] ?? { isDelivered: false, effects: 0 }
  })
}
