import { z } from 'zod'
import { emailField } from '../contact-fields.ts'
import { choiceField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { receiptsPage } from './receipt.ts'

export const receiptMailFields = {
  /** Blank: the e-mail of the customer of the receipt. */
  to: emailField().nullable().default(null),
  /** Blank: that of the customer of the receipt, or else of the sender. */
  language: choiceField(['en', 'ar']).nullable().default(null),
}

/** Sends a receipt as a PDF, once. Throws: invalid_input without an address, not_configured without a mail server. */
export const mailReceipt = route({
  id: 'sales.receipt.mail',
  method: 'POST',
  path: '/pos/receipts/{id}/mail',
  page: receiptsPage,
  event: 'send',
  writes: true,
  errors: ['not_found', 'not_configured', 'busy'],
  input: z.strictObject({ id: idOf('sales.sale'), ...receiptMailFields }),
  output: z.object({ id: idOf('sales.sale'), to: z.string() }),
})
