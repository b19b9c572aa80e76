import { permissionName } from '@countinghouse/contract/page'
import type { Register, TillChoice } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { findRates } from '../../accounts/index.ts'
import { isConfigured } from '../../payments/index.ts'
import { limitOf } from '../../../platform/access/permission.ts'
import { foreignCurrency, isDefaultIn, offeredIn, takenIn } from './offered-types.ts'
import { tenderKinds } from './validate-tenders.ts'

type ReadTill = TillChoice & {
  /** Of the session; null: none is open. */
  readonly day: string | null
}
type Read = { readonly currency: string; readonly tills: readonly ReadTill[] }

/** Tills of the caller's stores, their open sessions, and the payment types that the register takes there. */
export async function readRegister(ctx: Ctx, reader: Reader): Promise<Register> {
  const hasProvider = await isConfigured(reader, ctx.companyId)
  const stores = ctx.grants.storesWith(permissionName(registerPage, 'view'))
  const most = (code: string) => {
    const limit = limitOf(ctx.grants, code)
    return Number.isFinite(limit) ? limit : null
  }
  const { rows } = await sql<Read>`
    select c.base_currency as currency, coalesce((
      select json_agg(json_build_object('id', t.id, 'code', t.code, 'name', t.name, 'storeId', t.store_id, 'store', o.name, 'timezone', o.timezone, 'day', (
          select s.business_on from sales.till_session s where s.company_id = t.company_id and s.till_id = t.id and s.status <> 'closed' and s.recovered_id is null),
        'defaultFloatMinor', t.default_float_minor, 'receiptWidth', t.receipt_width, 'hasTerminal', t.terminal_ref is not null and ${hasProvider}, 'session', (
          select json_build_object('id', s.id, 'name', t.code || ' #' || s.number, 'status', s.status, 'openedBy', concat_ws(' ', u.first_name, u.last_name))
          from sales.till_session s join erp.app_user u on u.company_id = s.company_id and u.id = s.opened_by
          where s.company_id = t.company_id and s.till_id = t.id and s.status <> 'closed' and s.recovered_id is null),
        'paymentTypes', coalesce((
          select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name, 'kind', p.kind, 'allowChange', p.allow_change,
            'allowRefund', p.allow_refund, 'needsReference', p.needs_reference, 'opensDrawer', p.opens_drawer, 'roundingMinor', p.rounding_minor,
            'isDefault', ${isDefaultIn(sql`t.store_id`)}, 'icon', p.icon, 'minMinor', p.min_minor, 'maxMinor', p.max_minor,
            'needsCustomer', p.needs_customer, 'refundToSameTypeOnly', p.refund_to_same_type_only,
            'foreign', case when ${foreignCurrency} is not null then json_build_object('currency', p.currency, 'rate', null) end) order by p.sort_order, p.id)
          from erp.payment_type p
          where p.company_id = t.company_id and p.kind = any(${[...tenderKinds]}::text[]) and ${takenIn(sql`t.store_id`)}), '[]'),
        'allowsExchange', exists (
          select from erp.payment_type p where p.company_id = t.company_id and p.kind = 'exchange' and ${offeredIn(sql`t.store_id`)})) order by o.name, t.code)
      from sales.till t join erp.store o on o.company_id = t.company_id and o.id = t.store_id
      where t.company_id = c.id and t.status = 'active' and ${stores === null ? sql`true` : sql`t.store_id = any(${stores}::bigint[])`}), '[]') as tills
    from erp.company c where c.id = ${ctx.companyId}`.execute(reader)
  const [register = { currency: '', tills: [] }] = rows
  const tills = await Promise.all(register.tills.map(async (till) => await withRates(ctx, reader, till)))
  return {
    currency: register.currency,
    tills,
    mostDiscountPpm: most('discount_pct'),
    mostRefundMinor: most('refund_amount'),
  }
}

/** The till with the rates of the day of its session. */
async function withRates({ companyId }: Ctx, reader: Reader, { day, ...till }: ReadTill): Promise<TillChoice> {
  const foreign = till.paymentTypes.flatMap((type) => (type.foreign === null ? [] : [type.foreign.currency]))
  if (day === null || foreign.length === 0) return till
  const rates = await findRates(reader, companyId, foreign, day)
  const paymentTypes = till.paymentTypes.map((type) =>
    type.foreign === null
      ? type
      : { ...type, foreign: { ...type.foreign, rate: rates.get(type.foreign.currency)?.rate ?? null } },
  )
  return { ...till, paymentTypes }
}
