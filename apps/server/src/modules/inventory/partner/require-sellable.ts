import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import type { InvoiceBasis } from '@countinghouse/contract/inventory/transfer-invoice'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findCompanyLink, partnerSkus, requireConnected } from '../../accounts/index.ts'

type Wanted = { readonly toStoreId: number; readonly lines: readonly { readonly variantId: number }[] }

/**
 * A transfer to a partner company is of products that it has. Throws: accounts.link_not_connected at the store,
 * inventory.partner_unmapped at the lines.
 */
export async function requireSellable(ctx: Ctx, tx: Tx, { toStoreId, lines }: Wanted): Promise<void> {
  const link = await findCompanyLink(tx, ctx.companyId, { storeId: toStoreId })
  if (link === null) return
  requireConnected(ctx, link, 'toStoreId')
  const variantIds = lines.map(({ variantId }) => variantId)
  const known = await partnerSkus(tx, ctx.companyId, { linkId: link.id, variantIds })
  const message = format(text.partner_unmapped, ctx.locale)
  const missing = variantIds.flatMap((id, at) =>
    known.has(id) ? [] : [[`lines.${at}.variantId`, [{ code: 'rule', message }]] as const],
  )
  if (missing.length > 0) fail('inventory.partner_unmapped', { fields: Object.fromEntries(missing) })
}

type Chosen = { readonly basis: InvoiceBasis; readonly field: string }

/** Throws: inventory.partner_basis at the field, for shipped quantities to a partner company. */
export async function requirePartnerBasis(
  { companyId, locale }: Ctx,
  tx: Tx,
  toStoreId: number,
  { basis, field }: Chosen,
): Promise<void> {
  if (basis !== 'shipped' || (await findCompanyLink(tx, companyId, { storeId: toStoreId })) === null) return
  const message = format(text.partner_basis, locale)
  fail('inventory.partner_basis', { fields: { [field]: [{ code: 'rule', message }] } })
}
