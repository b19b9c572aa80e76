import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { UnreceiptedValue, valueUnreceipted } from '@countinghouse/contract/sales/unreceipted-return'
import { text } from '@countinghouse/contract/sales/register-kit.text'
import { lowestPriceDays } from '@countinghouse/contract/sales/unreceipted-return'
import type { ReceiptTotals } from '@countinghouse/kernel/receipt'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Session } from '../session/read-session.ts'
import { readSession } from '../session/read-session.ts'
import { requireCustomer } from '../../crm/index.ts'
import { readExemption } from '../customer/tax-exemption.ts'
import type { Cart, PricedItem } from './compose-sale.ts'
import { totalsOf } from './compose-sale.ts'
import { readItems } from './read-items.ts'
import { findUnreturnable } from './return-policy.ts'

type Lines = InputOfRoute<typeof valueUnreceipted>['lines']
type Returned = { readonly customerId: number | null; readonly lines: Lines }
type Valued = { readonly unitMinor: readonly (number | null)[]; readonly cart: Cart; readonly totals: ReceiptTotals }

/** Throws: not_found, sales.price_missing, sales.tax_missing, sales.not_sellable, sales.kit_unreceipted, sales.amount_too_large. */
export async function findUnreceiptedValue(
  ctx: Ctx,
  reader: Reader,
  { tillSessionId, customerId, lines }: InputOfRoute<typeof valueUnreceipted>,
): Promise<UnreceiptedValue> {
  const session = await readSession(ctx, reader, tillSessionId, { permission: permissionName(registerPage, 'return') })
  const { unitMinor, totals } = await valueLines(ctx, reader, session, { customerId, lines })
  const kept = await findUnreturnable(ctx, reader, session.storeId, lines)
  const isReturnable = lines.map((_, place) => !kept.some(({ at }) => at === place))
  return { unitMinor: [...unitMinor], grossMinor: totals.grossMinor, isReturnable }
}

/**
 * The lines at the lowest prices of the last days as the cart of a sale, with the taxes of today, without them for a customer that is exempt;
 * what was not sold counts 0. Prices that others paid without tax are none.
 */
export async function valueLines(
  ctx: Ctx,
  db: Reader | Tx,
  { storeId, businessOn }: Pick<Session, 'storeId' | 'businessOn'>,
  { customerId, lines }: Returned,
): Promise<Valued> {
  const read = await readItems(ctx, db, { storeId, day: businessOn, wanted: lines })
  const items = read.map((item, at): PricedItem => {
    if (item === 'unknown') return fail('sales.not_sellable')
    if (item === 'kit_not_sold')
      return fail('sales.kit_unreceipted', atField(ctx, [`lines.${at}.variantId`], text.unreceipted))
    return typeof item === 'string' ? fail(`sales.${item}`) : item
  })
  const lowest = await readLowest(ctx, db, businessOn, lines)
  if (customerId !== null) await requireCustomer(ctx, db, customerId)
  const exemption = await readExemption(ctx, db, { customerId, day: businessOn })
  const unitMinor = lines.map(({ variantId }) => lowest.get(variantId) ?? null)
  const cart: Cart = {
    lines: lines.map(({ variantId, quantity }, place) => ({
      variantId,
      quantity,
      discountPpm: 0,
      overrideMinor: unitMinor[place] ?? 0,
    })),
    items,
    discountPpm: 0,
    promotions: [],
    isTaxFree: exemption?.state === 'valid',
  }
  return { unitMinor, cart, totals: totalsOf(cart) }
}

async function readLowest(
  { companyId }: Ctx,
  db: Reader | Tx,
  day: string,
  lines: Lines,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ variantId: number; unitMinor: number }>`
    select l.variant_id as "variantId",
      min(floor(case when s.tax_included then l.gross_minor else l.net_minor end / l.quantity))::bigint as "unitMinor"
    from sales.sale_line l
    join sales.sale s on s.company_id = l.company_id and s.id = l.sale_id and s.kind = 'sale' and s.status = 'completed' and s.tax_exemption is null
      and s.business_on > ${day}::date - ${lowestPriceDays}::integer
    where l.company_id = ${companyId} and l.variant_id = any(${lines.map(({ variantId }) => variantId)}::bigint[]) and l.gross_minor >= l.quantity
    group by l.variant_id`.execute(db)
  return new Map(rows.map(({ variantId, unitMinor }) => [variantId, unitMinor]))
}
