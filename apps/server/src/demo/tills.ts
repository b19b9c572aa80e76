import { sql } from 'kysely'
import type { Tx } from '../platform/database/db.ts'
import type { CreatedCompany } from '../modules/erp/index.ts'

/** What the cashier of the demo may do at a till, and what only a manager of a store may. */
export const cashierPermissions = [
  'register:view',
  'register:sell',
  'register:return',
  'till-sessions:view',
  'till-sessions:open',
  'till-sessions:cash_move',
  'till-sessions:count',
  'till-receipts:view',
  'till-receipts:send',
  'customers:view',
] as const
export const tillManagerPermissions = [
  ...cashierPermissions,
  'register:void',
  'register:price_override',
  'register:return_unreceipted',
  'register:return_policy',
  'till-sessions:close',
  'till-sessions:force_close',
  'till-sessions:see_expected',
  'till-sessions:export',
  'till-receipts:export',
  'till-receipts:review',
  ...['view', 'export', 'register', 'revoke', 'recover'].map((event) => `devices:${event}`),
  'vouchers:view',
  'vouchers:issue',
  'vouchers:change',
  ...['quotes', 'orders', 'deliveries', 'returns'].flatMap((page) =>
    ['view', 'create', 'edit', 'export'].map((event) => `${page}:${event}`),
  ),
  'quotes:send',
  'quotes:accept',
  'orders:confirm',
  'deliveries:dispatch',
  'deliveries:invoice',
  'returns:receive',
  'returns:credit',
  'delivery-dashboard:view',
  ...['view', 'check', 'reverse'].map((event) => `terminal-payments:${event}`),
] as const

const tillsOfShop = 2

/** Payment types, and two tills in every shop: `1` and `2` behind the code of the shop. */
export async function addTills(tx: Tx, { companyId, ownerId }: CreatedCompany): Promise<void> {
  await sql`
    insert into erp.payment_type (company_id, code, name, kind, allow_change, opens_drawer, is_default, sort_order, created_by, updated_by)
    values (${companyId}, 'CASH', 'Cash', 'cash', true, true, true, 10, ${ownerId}, ${ownerId}),
      (${companyId}, 'CARD', 'Card', 'card_manual', false, false, false, 20, ${ownerId}, ${ownerId}),
      (${companyId}, 'TERMINAL', 'Card terminal', 'card_terminal', false, false, false, 25, ${ownerId}, ${ownerId}),
      (${companyId}, 'TRANSFER', 'Bank transfer', 'bank_transfer', false, false, false, 30, ${ownerId}, ${ownerId}),
      (${companyId}, 'VOUCHER', 'Gift voucher', 'voucher', false, false, false, 40, ${ownerId}, ${ownerId}),
      (${companyId}, 'CREDIT', 'Store credit', 'store_credit', false, false, false, 50, ${ownerId}, ${ownerId}),
      (${companyId}, 'ACCOUNT', 'On account', 'on_account', false, false, false, 55, ${ownerId}, ${ownerId}),
      (${companyId}, 'EXCHANGE', 'Exchange', 'exchange', false, false, false, 70, ${ownerId}, ${ownerId})`.execute(tx)
  // What an acquirer of small shops keeps, and when it pays out.
  await sql`
    update erp.payment_type set fee = 12000, settlement_days = 2 where company_id = ${companyId} and code in ('CARD', 'TERMINAL')`.execute(
    tx,
  )
  await sql`
    insert into sales.till (company_id, code, name, store_id, default_float_minor, tolerance_minor, terminal_ref, created_by, updated_by)
    select ${companyId}, s.code || n, s.name || ' ' || n, s.id, 10000, 100, 'simulated-' || lower(s.code) || n, ${ownerId}, ${ownerId}
    from erp.store s cross join generate_series(1, ${tillsOfShop}::int) n
    where s.company_id = ${companyId} and s.type = 'shop' order by s.code, n`.execute(tx)
  // Nobody has their keys: the browser of a visitor is registered by the visitor.
  await sql`
    insert into sales.device (company_id, uid, name, till_id, key_hash, last_seen_at, registered_by)
    select t.company_id, gen_random_uuid(), t.name || ' counter', t.id, sha256(gen_random_uuid()::text::bytea), now(), ${ownerId}
    from sales.till t where t.company_id = ${companyId} and t.code like '%1' order by t.code`.execute(tx)
}

/** Discounts and refunds up to which the roles of tills decide alone. Units: parts per million, minor units. */
export async function addTillLimits(tx: Tx, { companyId }: CreatedCompany): Promise<void> {
  await sql`
    insert into erp.role_limit (company_id, role_id, code, value, currency)
    select ${companyId}, r.id, l.code, l.value, l.currency
    from (values ('cashier', 'discount_pct', 100000, null), ('cashier', 'refund_amount', 5000, 'GBP'),
      ('manager', 'discount_pct', 1000000, null), ('manager', 'refund_amount', 100000, 'GBP')) as l (role, code, value, currency)
    join erp.role r on r.company_id = ${companyId} and r.code = l.role
    on conflict do nothing`.execute(tx)
}
