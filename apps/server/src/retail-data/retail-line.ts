/** One line of an invoice as a retailer's file tells it. */
export type RetailLine = {
  readonly invoice: string
  /** As typed; `codeOf` makes one of its spellings. */
  readonly code: string
  readonly description: string
  /** Below zero: taken back, lost or written off. */
  readonly quantity: number
  /** Local day, `YYYY-MM-DD`. */
  readonly day: string
  /** Local time of the day, `HH:MM`. */
  readonly time: string
  /** Minor units of the file's currency, half away from zero. */
  readonly priceMinor: number
  /** As written, in millionths of the file's currency: what sums of the file are made of. */
  readonly priceMillionths: number
  /** Empty: unknown. */
  readonly customer: string
  /** Name of the customer's country, in English. */
  readonly country: string
}

export const retailColumns = [
  'invoice',
  'stock_code',
  'description',
  'quantity',
  'invoiced_at',
  'unit_price',
  'customer',
  'country',
] as const

/** A code without blanks around it and in one case: the spellings of a thing that a till took by hand are one thing. */
export function codeOf({ code }: Pick<RetailLine, 'code'>): string {
  return code.trim().toUpperCase()
}

/** Goods left the house for money: what says how a thing is called and what it costs. */
export function isSale({ invoice, quantity, priceMinor }: RetailLine): boolean {
  return quantity > 0 && priceMinor > 0 && !/^c/i.test(invoice)
}
