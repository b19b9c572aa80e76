import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { text } from '@countinghouse/contract/purchase/bill-import-file.text'
import type { BillImport } from '@countinghouse/contract/purchase/bill-import'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { unitsOfQuantity } from '@countinghouse/kernel/quantity'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ReceivedFile } from '../../../platform/files/upload.ts'
import { textOfFile } from '../../../platform/xml/xml-elements.ts'
import { calculateInvoice, createSupplierInvoice, findTaxCodes } from '../../accounts/index.ts'
import { addAttachment, keepRemark } from '../../desk/index.ts'
import { rateOfReceipts } from '../order-bills/bill-order.ts'
import { readBilled } from '../order-bills/read-billed.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'
import type { EInvoice, TaxOfLine } from './e-invoice.ts'
import { EInvoiceRefusal } from './e-invoice.ts'
import { findOrder } from './find-order.ts'
import { findSeller, requireBuyer } from './find-parties.ts'
import { findProducts } from './find-products.ts'
import type { Found } from './findings.ts'
import { productFindings, taxFindings, totalFindings } from './findings.ts'
import { matchTax } from './match-taxes.ts'
import { parseEInvoice } from './parse-e-invoice.ts'
import { priceLines } from './price-lines.ts'

type Imported = { readonly file: ReceivedFile; readonly bytes: Buffer; readonly storeId: number }

/**
 * Creates a draft supplier invoice or credit note from an e-invoice, with the file as its attachment. Lines keep what the file says of them;
 * what was not found is left blank and told. Throws, at the file: purchase.e_invoice_refused, accounts.supplier_reference_used,
 * accounts.rate_missing; accounts.invoice_too_large.
 */
export async function importBill(ctx: Ctx, tx: Tx, { file, bytes, storeId }: Imported): Promise<BillImport> {
  try {
    const invoice = parseEInvoice(textOfFile(bytes))
    const { id, name, found } = await draftOf(ctx, tx, invoice, storeId)
    const place = { entity: supplierInvoice.entity, recordId: id }
    await addAttachment(ctx, tx, place, [file])
    const findings = found.map(({ line, words, params }) => ({ line, message: format(words, ctx.locale, params) }))
    // Whoever completes the draft later reads them in its history.
    if (findings.length > 0) await keepRemark(ctx, tx, place, remarkOf(findings, file.name, ctx.locale))
    return { id, name, findings }
  } catch (error) {
    throw atFile(ctx, error)
  }
}

function remarkOf(findings: BillImport['findings'], fileName: string, locale: Locale): string[] {
  const lines = findings.map(({ line, message }) =>
    line === null ? message : format(text.remark_line, locale, { line, message }),
  )
  return [format(text.remark, locale, { file: fileName }), ...lines]
}

/** Whatever field an error is at, the file is what can be corrected. */
function atFile({ locale }: Ctx, error: unknown): unknown {
  if (error instanceof EInvoiceRefusal) {
    const { fileLine } = error
    return new AppError('purchase.e_invoice_refused', {
      fields: { fileName: [{ code: 'rule', message: error.messageIn(locale) }] },
      ...(fileLine !== null && { details: { line: fileLine } }),
    })
  }
  if (!(error instanceof AppError) || error.fields === undefined) return error
  const { code, details, message } = error
  return new AppError(code, {
    message,
    fields: { fileName: Object.values(error.fields).flat() },
    ...(details !== undefined && { details }),
  })
}

type DraftLine = {
  readonly variantId: number | null
  readonly description: string
  readonly quantity: number
  readonly unitPrice: string
  readonly discountPpm: number
  readonly taxCodeId: number | null
}
type Lines = {
  readonly lines: readonly DraftLine[]
  /** Category and rate of each. */
  readonly taxes: readonly TaxOfLine[]
  /** What each is to have. Units: minor units. */
  readonly nets: readonly number[]
  readonly found: readonly Found[]
}

async function draftOf(
  ctx: Ctx,
  tx: Tx,
  invoice: EInvoice,
  storeId: number,
): Promise<{ readonly id: number; readonly name: string; readonly found: readonly Found[] }> {
  const { companyId } = ctx
  await requireBuyer(tx, companyId, invoice)
  await requireCurrency(tx, invoice)
  const seller = await findSeller(tx, companyId, invoice)
  const { order, found: ofOrder } = await findOrder(ctx, tx, invoice, seller.id)
  const drafted = await linesOf(ctx, tx, invoice, seller.id)
  const head = {
    kind: invoice.isCredit ? 'credit_note' : 'invoice',
    supplierId: seller.id,
    storeId: order?.storeId ?? storeId,
    currencyCode: invoice.currency,
    paymentTermId: order?.paymentTermId ?? seller.paymentTermId,
    reference: invoice.number,
    issuedOn: invoice.issuedOn,
    taxPoint: invoice.taxPoint,
    exchangeRate: order === null ? null : await rateOf(ctx, tx, order, drafted.lines),
  } as const
  const taxed = await withTaxes(ctx, tx, head, { ...drafted, day: invoice.taxPoint ?? invoice.issuedOn })
  // The standard rounds tax once for each rate; programs that round each line agree only so.
  const calculated = async (taxPolicy: 'document' | 'line') => ({
    taxPolicy,
    ...(await calculateInvoice(
      ctx,
      tx,
      'purchase',
      { ...head, taxPolicy, isTaxInclusive: false, lines: taxed.lines },
      null,
    )),
  })
  const byRate = await calculated('document')
  const byLine = byRate.taxMinor === invoice.taxMinor ? byRate : await calculated('line')
  const best = byLine.taxMinor === invoice.taxMinor ? byLine : byRate
  const { id } = await createSupplierInvoice(ctx, tx, {
    ...head,
    taxPolicy: best.taxPolicy,
    lines: taxed.lines,
    isOpen: true,
  })
  if (order !== null)
    await sql`
      insert into purchase.order_bill (company_id, invoice_id, purchase_order_id) values (${companyId}, ${id}, ${order.id})`.execute(
      tx,
    )
  const found = [...ofOrder, ...drafted.found, ...taxed.found, ...totalFindings(invoice, best, drafted.nets)]
  return { id, name: `#${id}`, found: found.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) }
}

/** As of an invoice that is created from its order. */
async function rateOf(
  ctx: Ctx,
  tx: Tx,
  order: Pick<PurchaseOrder, 'id' | 'currency'>,
  lines: readonly DraftLine[],
): Promise<string | null> {
  const units = new Map<number, bigint>()
  for (const { variantId, quantity } of lines)
    if (variantId !== null) units.set(variantId, (units.get(variantId) ?? 0n) + unitsOfQuantity(quantity))
  return await rateOfReceipts(ctx, tx, order, {
    products: await readBilled(ctx.companyId, tx, order.id),
    billed: [...units].map(([variantId, of]) => ({ variantId, units: of })),
  })
}

/** Throws: EInvoiceRefusal. */
async function requireCurrency(tx: Tx, { currency }: EInvoice): Promise<void> {
  const { rows } = await sql`select from platform.currency c where c.code = ${currency}`.execute(tx)
  if (rows.length === 0) throw new EInvoiceRefusal(text.currency_unknown, { currency })
}

/** The lines of the file, and a line for each charge on the whole document. */
async function linesOf(ctx: Ctx, tx: Tx, invoice: EInvoice, supplierId: number): Promise<Lines> {
  const { locale, companyId } = ctx
  const products = await findProducts(tx, companyId, { supplierId, lines: invoice.lines })
  const prices = priceLines(
    invoice,
    products.map((product) => ('pack' in product ? product.pack : 1)),
  )
  const found: Found[] = []
  const lines = invoice.lines.map((line, at): DraftLine => {
    const product = products[at] ?? { count: 0 }
    const { quantity, unitPrice, discountPpm } = prices[at] ?? fail('not_found')
    found.push(...productFindings(line, at, product, { quantity, locale }))
    const variantId = 'variantId' in product ? product.variantId : null
    return { variantId, description: line.name, quantity, unitPrice, discountPpm, taxCodeId: null }
  })
  const digits = currencyDigits(invoice.currency)
  const charges = invoice.adjustments.filter(({ isCharge }) => isCharge)
  const chargeLines = charges.map(({ amountMinor, reason }, at): DraftLine => {
    found.push({ line: lines.length + at + 1, words: text.found_charge })
    const unitPrice = decimalOfMinor(amountMinor, digits)
    return {
      variantId: null,
      description: reason ?? text.charge[locale],
      quantity: 1,
      unitPrice,
      discountPpm: 0,
      taxCodeId: null,
    }
  })
  return {
    lines: [...lines, ...chargeLines],
    taxes: [...invoice.lines, ...charges],
    nets: [...prices.map(({ netMinor }) => netMinor), ...charges.map(({ amountMinor }) => amountMinor)],
    found,
  }
}

type Head = Pick<
  Parameters<typeof calculateInvoice>[3],
  'kind' | 'supplierId' | 'storeId' | 'issuedOn' | 'taxPoint' | 'currencyCode' | 'exchangeRate'
>

/** Enters the tax code of lines that the tax rules would tax otherwise than the file. */
async function withTaxes(
  ctx: Ctx,
  tx: Tx,
  head: Head,
  { lines, taxes, day }: Lines & { readonly day: string },
): Promise<Pick<Lines, 'lines' | 'found'>> {
  const entered = { ...head, isTaxInclusive: false, taxPolicy: 'document', lines } as const
  const ruled = await calculateInvoice(ctx, tx, 'purchase', entered, null)
  const codes = await findTaxCodes(tx, ctx.companyId, day)
  const found: Found[] = []
  const coded = lines.map((line, at) => {
    const tax = taxes[at] ?? fail('not_found')
    const matched = matchTax(tax, ruled.lines[at]?.tax ?? null, codes)
    found.push(...taxFindings(tax, at, matched))
    return matched !== 'byRule' && 'taxCodeId' in matched ? { ...line, taxCodeId: matched.taxCodeId } : line
  })
  return { lines: coded, found }
}
