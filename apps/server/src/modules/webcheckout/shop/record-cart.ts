import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { CartEvent, sendCartEvent } from '@countinghouse/contract/webcheckout/shop'
import { webCarts } from '@countinghouse/contract/webcheckout/web-cart'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import { findByEmail } from '../../crm/index.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { bodyHash } from './body-hash.ts'
import { requireShopStore } from './require-shop-store.ts'

type Sent = InputOfRoute<typeof sendCartEvent>
type Cart = { readonly id: number; readonly status: CartEvent['status'] }

/**
 * Stores what a cart holds. An event that is older than what is known, or of a cart that was ordered, is stored and changes nothing.
 * Throws: see the route. Locks: the reference of the event, that of the cart.
 */
export async function recordCartEvent(ctx: Ctx, tx: Tx, sent: Sent): Promise<CartEvent> {
  const { companyId } = ctx
  const { reference, type, cart } = sent
  const store = await requireShopStore(ctx, tx, sent.storeId, 'send')
  await lockReference(tx, companyId, 'webcheckout.event', reference)
  await lockReference(tx, companyId, 'webcheckout.cart', cart.reference)
  const hash = bodyHash(sent)
  if (await isStored(ctx, tx, reference, hash)) {
    const known = (await findCart(ctx, tx, cart.reference)) ?? fail('internal')
    // That it was sent again is on record; nothing changed.
    const { status } = known
    ctx.audit({
      entity: webCarts.entity,
      entityId: known.id,
      label: cart.reference,
      before: { status },
      after: { status },
    })
    return { cart: cart.reference, status: known.status, isMailed: false }
  }
  if (cart.currency !== store.currency) fail('webcheckout.currency_differs', { details: { currency: store.currency } })
  const before = await findCart(ctx, tx, cart.reference)
  const after = await writeCart(ctx, tx, sent, before)
  await sql`
    insert into webcheckout.cart_event (company_id, reference, cart_id, type, body_hash, occurred_at)
    values (${companyId}, ${reference}, ${after.id}, ${type}, decode(${hash}, 'hex'), ${sent.occurredAt}::timestamptz)`.execute(
    tx,
  )
  ctx.audit({
    entity: webCarts.entity,
    entityId: after.id,
    label: cart.reference,
    before: before === null ? null : { status: before.status },
    after: { type, status: after.status, grossMinor: cart.grossMinor, currencyCode: cart.currency },
  })
  const isNew = after.status === 'abandoned' && before?.status !== 'abandoned'
  const isMailed = isNew && (await queueMail(ctx, tx, { event: 'cart_abandoned', cartId: after.id }))
  return { cart: cart.reference, status: after.status, isMailed }
}

/** The cart that an order came from, closed; null where the shop never reported it. */
export async function closeCart(ctx: Ctx, tx: Tx, reference: string, customerId: number): Promise<number | null> {
  await lockReference(tx, ctx.companyId, 'webcheckout.cart', reference)
  const cart = await findCart(ctx, tx, reference)
  if (cart === null) return null
  if (cart.status === 'ordered' || cart.status === 'recovered') return cart.id
  const status = cart.status === 'abandoned' ? 'recovered' : 'ordered'
  await sql`
    update webcheckout.cart set status = ${status}, ordered_at = ${ctx.now.toISOString()}::timestamptz, customer_id = ${customerId}
    where company_id = ${ctx.companyId} and id = ${cart.id}`.execute(tx)
  ctx.audit({
    entity: webCarts.entity,
    entityId: cart.id,
    label: reference,
    before: { status: cart.status },
    after: { status },
  })
  return cart.id
}

async function findCart({ companyId }: Ctx, tx: Tx, reference: string): Promise<Cart | null> {
  const { rows } = await sql<Cart>`
    select t.id, t.status from webcheckout.cart t where t.company_id = ${companyId} and t.reference = ${reference}`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** Throws: webcheckout.reference_used. */
async function isStored({ companyId }: Ctx, tx: Tx, reference: string, hash: string): Promise<boolean> {
  const { rows } = await sql<{ hash: string }>`
    select encode(e.body_hash, 'hex') as hash from webcheckout.cart_event e
    where e.company_id = ${companyId} and e.reference = ${reference}`.execute(tx)
  if (rows[0] !== undefined && rows[0].hash !== hash) fail('webcheckout.reference_used', { details: { reference } })
  return rows.length > 0
}

async function writeCart(
  ctx: Ctx,
  tx: Tx,
  { type, occurredAt, storeId, cart }: Sent,
  before: Cart | null,
): Promise<Cart> {
  const { companyId } = ctx
  const [known] = cart.email === null ? [] : await findByEmail(ctx, tx, cart.email)
  const status = type === 'cart_abandoned' ? 'abandoned' : 'open'
  const written = await sql<Cart>`
    insert into webcheckout.cart as t (company_id, reference, store_id, customer_id, status, email, name, language, currency_code, gross_minor,
      items, cart_url, unsubscribe_url, changed_at, abandoned_at)
    values (${companyId}, ${cart.reference}, ${storeId}, ${known?.id ?? null}::bigint, ${status}, ${cart.email}, ${cart.name}, ${cart.language},
      ${cart.currency}, ${cart.grossMinor}, ${JSON.stringify(cart.items)}::jsonb, ${cart.url}, ${cart.unsubscribeUrl},
      ${occurredAt}::timestamptz, case when ${status} = 'abandoned' then ${occurredAt}::timestamptz end)
    on conflict on constraint cart_reference do update set store_id = excluded.store_id, customer_id = excluded.customer_id,
      status = excluded.status, email = excluded.email, name = excluded.name, language = excluded.language,
      currency_code = excluded.currency_code, gross_minor = excluded.gross_minor, items = excluded.items, cart_url = excluded.cart_url,
      unsubscribe_url = excluded.unsubscribe_url, changed_at = excluded.changed_at,
      abandoned_at = case when excluded.status = 'abandoned' then excluded.abandoned_at else t.abandoned_at end
    where t.status in ('open', 'abandoned') and t.changed_at <= excluded.changed_at
    returning t.id, t.status`.execute(tx)
  return written.rows[0] ?? before ?? fail('internal')
}
