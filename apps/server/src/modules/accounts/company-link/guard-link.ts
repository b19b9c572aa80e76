import { text } from '@countinghouse/contract/accounts/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { MasterGuard } from '../../../platform/calls/context.ts'

/** A partner store holds no stock of this company, and no other store of the link stands for the partner. */
export const guardLink: MasterGuard = {
  beforeWrite: async ({ companyId, locale }, tx, { before, after }) => {
    if (after === null) return
    const { partnerStoreId, supplyStoreId, receivingStoreId } = { ...before, ...after }
    if (partnerStoreId === null || partnerStoreId === undefined) return
    const { rows } = await sql`
      select from inventory.stock_pool p
      where p.company_id = ${companyId} and p.store_id = ${partnerStoreId} and not p.is_transit and p.on_hand > 0 limit 1`.execute(
      tx,
    )
    const isOwn = partnerStoreId === supplyStoreId || partnerStoreId === receivingStoreId
    if (rows.length === 0 && !isOwn) return
    const message = format(text.partner_store, locale)
    fail('accounts.partner_store', { fields: { partnerStoreId: [{ code: 'rule', message }] } })
  },
}
