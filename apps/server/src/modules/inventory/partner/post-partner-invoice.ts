import { fail } from '@countinghouse/contract/errors'
import type { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { text } from '@countinghouse/contract/inventory/transfer-invoice.text'
import { format } from '@countinghouse/contract/text'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import {
  findCompanyLink,
  partnerSkus,
  postCustomerInvoice,
  requireConnected,
  sendMessage,
} from '../../accounts/index.ts'

type Invoice = RowOf<typeof transferInvoice>

/** An invoice between companies names both tax numbers. Throws: inventory.partner_tax_number. */
export async function requireTaxNumbers({ companyId }: Ctx, tx: Tx, toStoreId: number): Promise<void> {
  const link = await findCompanyLink(tx, companyId, { storeId: toStoreId })
  if (link !== null && (link.taxNumber === null || link.partnerTaxNumber === null)) fail('inventory.partner_tax_number')
}

/**
 * Posts the transfer invoice of a partner company as an invoice, which it receives by message; does nothing between stores. Throws:
 * inventory.partner_tax_number, accounts.link_not_connected, what postCustomerInvoice throws.
 */
export async function postPartnerInvoice(ctx: Ctx, tx: Tx, row: Invoice): Promise<void> {
  const { companyId, locale } = ctx
  const link = await findCompanyLink(tx, companyId, { storeId: row.toStoreId })
  const transfer = await findPartnerTransfer(ctx, tx, row.id)
  if (link === null || transfer === null || link.customerId === null) return
  requireConnected(ctx, link)
  await requireTaxNumbers(ctx, tx, row.toStoreId)
  const { uid, currency } = transfer
  const digits = currencyDigits(currency)
  const goods = row.lines.map(({ variantId, quantity, unitPrice }) => ({ variantId, quantity, unitPrice }))
  const charges = decimalOfMinor(row.chargesMinor, digits)
  const description = format(text.chargesMinor, locale)
  const charged = row.chargesMinor === 0 ? [] : [{ description, quantity: 1, unitPrice: charges }]
  const posted = await postCustomerInvoice(ctx, tx, {
    customerId: link.customerId,
    storeId: row.fromStoreId,
    reference: row.name,
    lines: [...goods, ...charged],
  })
  await sql`
    insert into inventory.partner_invoice (company_id, transfer_invoice_id, invoice_id)
    values (${companyId}, ${row.id}, ${posted.id})`.execute(tx)
  const variantIds = goods.map(({ variantId }) => variantId)
  const skus = await partnerSkus(tx, companyId, { linkId: link.id, variantIds })
  const lines = goods.map(({ variantId, ...line }) => ({
    sku: skus.get(variantId) ?? fail('inventory.partner_unmapped'),
    ...line,
  }))
  const body = { uid, number: posted.name, issuedOn: posted.issuedOn, currency, lines, charges }
  await sendMessage(ctx, tx, { linkId: link.id, kind: 'invoice', subject: posted.name, body })
}

/** Null: between stores of this company. */
async function findPartnerTransfer(
  { companyId }: Ctx,
  tx: Tx,
  invoiceId: number,
): Promise<{ uid: string; currency: string } | null> {
  const { rows } = await sql<{ uid: string; currency: string }>`
    select p.uid, c.base_currency as currency from inventory.transfer_invoice i
    join inventory.partner_transfer p on p.company_id = i.company_id and p.transfer_id = i.transfer_id
    join erp.company c on c.id = i.company_id
    where i.company_id = ${companyId} and i.id = ${invoiceId}`.execute(tx)
  return rows[0] ?? null
}
