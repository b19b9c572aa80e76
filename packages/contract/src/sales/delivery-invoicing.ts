import { z } from 'zod'
import { dateField } from '../fields.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { delivery } from './delivery.ts'

/** Which deliveries are invoiced together. */
export const invoicedTogether = {
  /** Deliveries dispatched up to this day; blank: today. */
  upTo: dateField().nullable().default(null),
  /** Blank: all customers. */
  customerId: recordField('crm.customer').nullable().default(null),
}

/**
 * Invoices dispatched deliveries as a job: one invoice for all of a customer with the same store, currency and terms, each in its own
 * transaction, so that one that is refused does not stop the others.
 */
export const invoiceDeliveries = route({
  id: 'sales.delivery.invoice_many',
  method: 'POST',
  path: '/sales/deliveries/invoice-many',
  page: delivery.page,
  event: 'invoice',
  writes: true,
  stale: [delivery.routes.list],
  errors: ['not_found', 'sales.nothing_to_invoice'],
  input: z.strictObject(invoicedTogether),
  output: z.object({ jobId: idOf('platform.job'), count: z.int().positive() }),
})
