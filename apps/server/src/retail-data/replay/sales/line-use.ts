import type { RetailLine } from '../../retail-line.ts'
import type { Issue } from '../../plan-catalogue.ts'
import { readMovement } from '../movement.ts'

export type GivenAs = 'goods' | 'service' | 'voucher' | 'adjustment'
/** A reversed sale, of goods or of services, or a discount that is given back afterwards. */
export type TakenAs = 'return' | 'discount'

/** What a line is posted as. */
export type LineUse = { readonly as: GivenAs } | { readonly as: TakenAs } | { readonly as: null; readonly why: string }

/** Codes that are sold: goods kept in stock, and services. */
export type Sellable = { readonly goods: ReadonlyMap<string, number>; readonly services: ReadonlyMap<string, number> }

/** Services by their code that are costs or corrections of the retailer, and nothing that a customer bought. */
const noSale = /\b(bank charges?|fees?|commission|adjust(ment)?|bad debt)\b/i
const discount = /\bdiscount\b/i

type Line = Pick<RetailLine, 'invoice' | 'quantity' | 'priceMinor'>

/** What becomes of a line of a code when the file is replayed as sales. */
export function useOfLine(line: Line, issue: Issue, { goods, services }: Sellable): LineUse {
  const { code, kind, why } = issue
  const called = issue.called ?? ''
  if (kind === 'noise' || kind === 'test') return leftOut(`${kind}: ${why}`)
  if (kind === 'fee' && noSale.test(called)) return leftOut(`no sale: ${code}, ${called}`)
  const reading = readMovement(line)
  if (reading.kind === null) return leftOut(reading.why)
  const isFree = reading.kind === 'adjust_in' || reading.kind === 'adjust_out'
  if (kind === 'goods') {
    if (!goods.has(code)) return leftOut('not the SKU of a stocked product')
    if (isFree) return { as: 'adjustment' }
    return { as: reading.kind === 'sale' ? 'goods' : 'return' }
  }
  if (isFree) return leftOut(`${kind} without a price`)
  if (kind === 'voucher')
    return reading.kind === 'sale' ? { as: 'voucher' } : leftOut('gift vouchers are not paid back')
  if (!services.has(code)) return leftOut('not the SKU of a service')
  if (reading.kind === 'sale') return { as: 'service' }
  return { as: discount.test(called) ? 'discount' : 'return' }
}

function leftOut(why: string): LineUse {
  return { as: null, why }
}
