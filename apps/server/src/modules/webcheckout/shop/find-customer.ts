import type { ShopCustomer } from '@countinghouse/contract/webcheckout/shop'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findOrCreateCustomer } from '../../crm/index.ts'

/** The customer of a web order by email, created with its address if there is none. Throws: duplicate, invalid_input. Locks: the email. */
export async function findShopCustomer(
  ctx: Ctx,
  tx: Tx,
  { address, ...person }: ShopCustomer,
  locale: 'en' | 'ar',
): Promise<number> {
  const values = {
    locale,
    ...(address !== null && {
      addressLine1: address.line1,
      addressLine2: address.line2,
      postcode: address.postcode,
      city: address.city,
      region: address.region,
      countryCode: address.countryCode,
    }),
  }
  const { id } = await findOrCreateCustomer(ctx, tx, person, { prefix: 'WEB', values, path: 'customer.' })
  return id
}
