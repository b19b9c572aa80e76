import { priceDecimals } from '@countinghouse/kernel/money-line'
import { decimalField } from './decimal-field.ts'
import { amountField, quantityField } from './rich-fields.ts'

/** A price or cost of one stock unit, in major units. `whole`: digits before the point at most. */
export function unitPriceField({ whole = 9 } = {}) {
  return decimalField({ whole, decimals: priceDecimals })
}

/** The fields of a line whose amount is calculated from its quantity and price (`amountsOfLine`), in document order. */
export const moneyLine = {
  quantity: quantityField(),
  unitPrice: unitPriceField({ whole: 13 }),
  netMinor: amountField(),
  /** Its share of the charges of the document. */
  chargeMinor: amountField(),
}
