import { mostInvoiceLines } from '@countinghouse/contract/accounts/invoice-fields'
import { text } from '@countinghouse/contract/purchase/bill-import-file.text'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'

/** An e-invoice as its syntax has it, by the business terms of the standard. Source: EN 16931-1. */
export type RawInvoice = {
  readonly isCredit: boolean
  /** BT-1. */
  readonly number: string | null
  /** BT-2, BT-7, BT-9: `YYYY-MM-DD`, or as the syntax writes them. */
  readonly issuedOn: string | null
  readonly taxPoint: string | null
  readonly dueOn: string | null
  /** BT-5. */
  readonly currency: string | null
  /** BT-13. */
  readonly orderReference: string | null
  /** BT-25. */
  readonly creditedNumber: string | null
  readonly seller: Party
  readonly buyer: Party
  readonly lines: readonly RawLine[]
  readonly adjustments: readonly RawAdjustment[]
  /** BT-109, BT-110, BT-112, BT-113, BT-114. */
  readonly net: string | null
  readonly tax: string | null
  readonly gross: string | null
  readonly prepaid: string | null
  readonly rounding: string | null
}

/** `names`: BT-27 and BT-28, or BT-44 and BT-45; `taxNumbers`: BT-31 and BT-32, or BT-48. */
export type Party = {
  readonly names: readonly string[]
  readonly taxNumbers: readonly string[]
  readonly country: string | null
}

/** BG-25. */
export type RawLine = {
  /** BT-153. */
  readonly name: string | null
  /** BT-155, BT-156, BT-157. */
  readonly sellerCode: string | null
  readonly buyerCode: string | null
  readonly gtin: string | null
  /** BT-129, BT-130. */
  readonly quantity: string | null
  readonly unit: string | null
  /** BT-146, BT-149. */
  readonly price: string | null
  readonly baseQuantity: string | null
  /** BT-131. */
  readonly net: string | null
  /** BT-151, BT-152. */
  readonly category: string | null
  readonly rate: string | null
}

/** BG-20 or BG-21. */
export type RawAdjustment = {
  /** An `xsd:boolean`: it is a charge. */
  readonly chargeIndicator: string | null
  readonly amount: string | null
  readonly reason: string | null
  readonly category: string | null
  readonly rate: string | null
}

/** UNCL 5305 with the rate in parts per million. */
export type TaxOfLine = { readonly category: string; readonly ratePpm: number }

/** A line that was read. Units: minor units of the currency. */
export type ReadLine = Pick<RawLine, 'sellerCode' | 'buyerCode' | 'gtin'> &
  TaxOfLine & {
    readonly name: string
    /** In ten-thousandths. */
    readonly quantity: bigint
    /** UN/ECE Recommendation 20 or 21. */
    readonly unit: string
    /** Price of `baseQuantity`, in millionths of a major unit; null: it has more decimals. */
    readonly price: bigint | null
    readonly baseQuantity: bigint
    readonly netMinor: number
  }

export type Adjustment = TaxOfLine & {
  readonly isCharge: boolean
  readonly amountMinor: number
  readonly reason: string | null
}

/** An e-invoice that can become a draft. Units: minor units of the currency; dates `YYYY-MM-DD`. */
export type EInvoice = Pick<RawInvoice, 'isCredit' | 'orderReference' | 'creditedNumber' | 'seller' | 'buyer'> & {
  readonly number: string
  readonly issuedOn: string
  readonly taxPoint: string | null
  readonly dueOn: string | null
  readonly currency: string
  readonly lines: readonly ReadLine[]
  readonly adjustments: readonly Adjustment[]
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly prepaidMinor: number
  readonly roundingMinor: number
}

/** Most allowances and charges of a whole document, and of one line: each of the former is shared over the lines. */
const mostAdjustments = { document: 200, line: 50 } as const

type More = {
  /** Parameters that are words themselves. */
  readonly named?: Readonly<Record<string, Text>>
  /** Of the file, from 1, where it stops to be XML. */
  readonly fileLine?: number | null
}

/** Why a file becomes no draft, in words for whoever imports it. */
export class EInvoiceRefusal extends Error {
  readonly fileLine: number | null
  readonly #words: Text
  readonly #params: TextParams
  readonly #named: Readonly<Record<string, Text>>
  constructor(words: Text, params: TextParams = {}, { named = {}, fileLine = null }: More = {}) {
    super(words.en)
    this.#words = words
    this.#params = params
    this.#named = named
    this.fileLine = fileLine
  }

  messageIn(locale: Locale): string {
    const named = Object.entries(this.#named).map(([name, words]) => [name, words[locale]])
    return format(this.#words, locale, { ...this.#params, ...Object.fromEntries(named) })
  }
}

/** Before any of them is read. `line`: of the document, from 1; null: the whole document. Throws: EInvoiceRefusal. */
export function requireFewAdjustments(count: number, line: number | null): void {
  const most = line === null ? mostAdjustments.document : mostAdjustments.line
  if (count <= most) return
  throw line === null
    ? new EInvoiceRefusal(text.too_many_adjustments, { most })
    : new EInvoiceRefusal(text.line_too_many_adjustments, { line, most })
}

/** Before any of them is read. Throws: EInvoiceRefusal. */
export function requireFewLines(count: number): void {
  if (count > mostInvoiceLines) throw new EInvoiceRefusal(text.too_many_lines, { most: mostInvoiceLines })
}
