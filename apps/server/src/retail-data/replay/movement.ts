import type { RetailLine } from '../retail-line.ts'

export const movementKinds = ['sale', 'sale_return', 'adjust_out', 'adjust_in'] as const
export type MovementKind = (typeof movementKinds)[number]

/** The invoice or credit note that moved goods: the natural key of its postings. */
export type Document = { readonly sourceType: 'retail_invoice' | 'retail_credit_note'; readonly sourceId: number }

export type Reading =
  | { readonly kind: MovementKind; readonly document: Document }
  | { readonly kind: null; readonly why: string }

/** Digits that stay a safe integer, behind a C on a credit note. */
const numbered = /^(c?)(\d{1,15})$/i

/** What a line says of stock, if it is one of goods: pieces without a price were lost, broken or found, not sold. */
export function readMovement({
  invoice,
  quantity,
  priceMinor,
}: Pick<RetailLine, 'invoice' | 'quantity' | 'priceMinor'>): Reading {
  const [, credit, number] = numbered.exec(invoice) ?? []
  if (number === undefined) return leftOut('invoice number is neither digits nor C and digits')
  if (quantity === 0) return leftOut('no quantity')
  if (priceMinor < 0) return leftOut('negative price')
  const sourceId = Number(number)
  if (credit !== '') {
    if (quantity > 0) return leftOut('positive quantity on a credit note')
    return { kind: 'sale_return', document: { sourceType: 'retail_credit_note', sourceId } }
  }
  const document: Document = { sourceType: 'retail_invoice', sourceId }
  if (quantity > 0) return { kind: priceMinor > 0 ? 'sale' : 'adjust_in', document }
  if (priceMinor > 0) return leftOut('priced return without a credit note')
  return { kind: 'adjust_out', document }
}

function leftOut(why: string): Reading {
  return { kind: null, why }
}
