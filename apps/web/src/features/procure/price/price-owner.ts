import { dateField, textField } from '@countinghouse/contract/fields'
import { BuyAmount } from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/procure/price-forms.text'
import { text as listText } from '@countinghouse/contract/procure/price.text'
import { amountField, recordField } from '@countinghouse/contract/rich-fields'
import type { PriceFormOwner } from './use-price-form.ts'

/** Shared fields of the price forms; each form selects its own. */
export const priceOwner: PriceFormOwner = {
  fields: {
    productId: recordField('procure.product', { hasDrafts: true }),
    storeId: recordField('erp.store').nullable().default(null),
    minQty: textField({ max: 20 }),
    amountMinor: amountField({ currency: 'currency' }),
    buyAmount: BuyAmount.meta({ widget: 'text', isCode: true }),
    validFrom: dateField().nullable().default(null),
    fromDate: dateField().nullable().default(null),
    validUntil: dateField().nullable().default(null),
    reason: textField({ max: 200 }).nullable().default(null),
  },
  text: { ...listText, ...text },
}
