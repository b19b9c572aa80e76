import { text } from '@countinghouse/contract/purchase/bill-import-file.text'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import { decimalOfUnits } from '@countinghouse/kernel/exact'
import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { quantityOfUnits } from '@countinghouse/kernel/quantity'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { EInvoice, ReadLine, TaxOfLine } from './e-invoice.ts'
import type { ProductOfLine } from './find-products.ts'
import type { MatchedTax } from './match-taxes.ts'

/** What whoever imports the file has to look at; `line`: of the draft, from 1, null: the whole document. */
export type Found = { readonly line: number | null; readonly words: Text; readonly params?: TextParams }

/** What codes and unit of a line leave open. */
export function productFindings(
  line: ReadLine,
  at: number,
  product: ProductOfLine,
  { quantity, locale }: { readonly quantity: number; readonly locale: Locale },
): Found[] {
  const found = (words: Text, params: TextParams): Found[] => [{ line: at + 1, words, params }]
  if ('count' in product) {
    const codes = codesOf(line, locale)
    if (codes === '') return found(text.found_no_code, {})
    return found(product.count === 0 ? text.found_no_product : text.found_several, { codes })
  }
  if (product.pack !== 1)
    return found(text.found_pack, { count: quantityOfUnits(line.quantity), pack: product.pack, quantity })
  return product.isUnitKnown ? [] : found(text.found_unit, { unit: line.unit })
}

function codesOf({ sellerCode, gtin, buyerCode }: ReadLine, locale: Locale): string {
  const codes = [
    ...(sellerCode === null ? [] : [format(text.code_seller, locale, { code: sellerCode })]),
    ...(gtin === null ? [] : [format(text.code_gtin, locale, { code: gtin })]),
    ...(buyerCode === null ? [] : [format(text.code_sku, locale, { code: buyerCode })]),
  ]
  return codes.join(locale === 'ar' ? '، ' : ', ')
}

export function taxFindings({ category, ratePpm }: TaxOfLine, at: number, matched: MatchedTax): Found[] {
  if (matched === 'byRule' || 'taxCodeId' in matched) return []
  const words = matched.count === 0 ? text.found_tax : text.found_taxes
  return [{ line: at + 1, words, params: { category, rate: decimalOfUnits(BigInt(ratePpm), 4) } }]
}

/** A draft as it was calculated. Units: minor units of the currency of the document. */
export type Drafted = {
  readonly netMinor: number
  readonly taxMinor: number
  readonly dueOn: string
  readonly lines: readonly { readonly netMinor: number }[]
}

/** Where the draft differs from the file; `lineNets`: what each line of the draft was to have. */
export function totalFindings(invoice: EInvoice, drafted: Drafted, lineNets: readonly number[]): Found[] {
  const { currency, netMinor, taxMinor, prepaidMinor, roundingMinor, dueOn, isCredit, creditedNumber } = invoice
  const amount = (minor: number) => `${decimalOfMinor(minor, currencyDigits(currency))} ${currency}`
  const differs = (line: number | null, words: Text, stated: number, own: number): Found[] =>
    stated === own ? [] : [{ line, words, params: { stated: amount(stated), drafted: amount(own) } }]
  return [
    ...lineNets.flatMap((stated, at) => differs(at + 1, text.found_line, stated, drafted.lines[at]?.netMinor ?? 0)),
    ...differs(null, text.found_net, netMinor, drafted.netMinor),
    ...differs(null, text.found_tax_sum, taxMinor, drafted.taxMinor),
    ...(prepaidMinor === 0
      ? []
      : [{ line: null, words: text.found_prepaid, params: { amount: amount(prepaidMinor) } }]),
    ...(roundingMinor === 0
      ? []
      : [{ line: null, words: text.found_rounding, params: { amount: amount(roundingMinor) } }]),
    ...(isCredit || dueOn === null || dueOn === drafted.dueOn
      ? []
      : [{ line: null, words: text.found_due, params: { stated: dueOn, drafted: drafted.dueOn } }]),
    ...(isCredit && creditedNumber !== null
      ? [{ line: null, words: text.found_credited, params: { number: creditedNumber } }]
      : []),
  ]
}
