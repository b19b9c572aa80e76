import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** Carts whose customers are forgotten then. Units: days since their last change. */
const keptDays = 365

/** Erases whom old carts belong to; their figures stay. */
export async function forgetOldCarts(tx: Tx, companyId: number): Promise<void> {
  await sql`
    update webcheckout.cart set email = null, name = null, cart_url = null, unsubscribe_url = null
    where company_id = ${companyId} and changed_at < now() - make_interval(days => ${keptDays})
      and num_nonnulls(email, name, cart_url, unsubscribe_url) > 0`.execute(tx)
}
