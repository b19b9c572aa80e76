import { z } from 'zod'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { receiptsPage } from './receipt.ts'

/** As on the paper: code of the till, dash, at least six digits. Source: docs/guides/sales.md, Register. */
export const isReceiptNumber = (code: string): boolean => /.-\d{6,}$/.test(code.trim())

/** A receipt by the number that its code holds. */
export const findReceipt = route({
  id: 'sales.receipt.find',
  method: 'GET',
  path: '/pos/receipt-by-number',
  page: receiptsPage,
  event: 'view',
  writes: false,
  errors: ['sales.receipt_unknown'],
  input: z.strictObject({ number: textField({ max: 80 }) }),
  output: z.object({
    id: idOf('sales.sale'),
    /** A completed sale. */
    isReturnable: z.boolean(),
  }),
})
