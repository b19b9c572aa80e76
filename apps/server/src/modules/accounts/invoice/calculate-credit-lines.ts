import { unitsOfDecimal } from '@countinghouse/kernel/exact'
import { priceDecimals } from '@countinghouse/kernel/money-line'
import { creditAmounts } from '@countinghouse/kernel/credit-amounts'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { splitTax } from '@countinghouse/kernel/tax'
import { text } from '@countinghouse/contract/accounts/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readTaxCodes } from '../tax/resolve-taxes.ts'
import type { CalculatedLine, TaxTerms } from './calculate-lines.ts'
import { chargedRates, lineOf } from './calculate-lines.ts'
import { ruleError } from './invoice-errors.ts'
import type { EnteredInvoice, EnteredLine } from './invoice-type.ts'
import type { OriginalInvoice, OriginalLine } from './original-invoice.ts'
import { readGoods } from './read-terms.ts'

type Credit = {
  readonly entered: EnteredInvoice
  readonly original: OriginalInvoice
  readonly question: TaxTerms
}

/**
 * Lines of a credit note: the shares of the lines of its invoice, with the tax codes and rates of these. Throws:
 * accounts.invoice_credit_line for a line that the invoice has not, accounts.invoice_over_credited.
 */
export async function calculateCreditLines(
  ctx: Ctx,
  db: Reader | Tx,
  { entered, original, question: { direction, taxPoint: day } }: Credit,
): Promise<CalculatedLine[]> {
  const invoiced = matchLines(ctx, entered.lines, original.lines)
  const goods = await readGoods(
    ctx,
    db,
    invoiced.flatMap(({ variantId }) => variantId ?? []),
  )
  const taxCodeIds = [...new Set(invoiced.flatMap(({ appliedTaxCodeId }) => appliedTaxCodeId ?? []))]
  const taxes = await readTaxCodes(db, ctx.companyId, { direction, day, taxCodeIds })
  return invoiced.map((line, index) => {
    const quantity = entered.lines[index]?.quantity ?? 0
    requireLeft(ctx, line, quantity, index)
    const amounts = creditAmounts(line, quantity)
    const tax = taxes.get(line.appliedTaxCodeId ?? 0) ?? null
    const rates = chargedRates(tax)
    const before = splitTax(amounts.taxBeforeMinor, rates)
    const componentsMinor = splitTax(amounts.taxBeforeMinor + amounts.taxMinor, rates).map(
      (minor, place) => minor - (before[place] ?? 0),
    )
    return lineOf(
      { tax, amount: { ...amounts, componentsMinor }, categoryId: goods.get(line.variantId ?? 0)?.categoryId ?? null },
      { description: line.description, originalLineNo: line.lineNo },
    )
  })
}

/** The line of the invoice that each line credits; each is credited by one line. Throws: accounts.invoice_credit_line. */
function matchLines(ctx: Ctx, lines: readonly EnteredLine[], invoiced: readonly OriginalLine[]): OriginalLine[] {
  const left = [...invoiced]
  return lines.map((line, index) => {
    const at = left.findIndex((other) => isSameLine(line, other))
    const [found] = at === -1 ? [] : left.splice(at, 1)
    return found ?? ruleError(ctx, 'invoice_credit_line', `lines.${index}.quantity`)
  })
}

function isSameLine(line: EnteredLine, other: OriginalLine): boolean {
  return (
    (line.variantId ?? null) === other.variantId &&
    (line.description ?? other.description) === other.description &&
    unitsOfDecimal(line.unitPrice, priceDecimals) === unitsOfDecimal(other.unitPrice, priceDecimals) &&
    (line.discountPpm ?? 0) === other.discountPpm &&
    (line.taxCodeId ?? null) === other.taxCodeId &&
    (line.accountId ?? null) === other.accountId &&
    (line.storeId ?? null) === other.storeId
  )
}

function requireLeft(ctx: Ctx, { quantity, creditedQuantity }: OriginalLine, credited: number, index: number): void {
  const left = roundedQuantity(quantity - creditedQuantity)
  if (credited <= left) return
  const error = { code: 'rule', message: format(text.invoice_over_credited, ctx.locale) }
  fail('accounts.invoice_over_credited', { fields: { [`lines.${index}.quantity`]: [error] }, details: { left } })
}
