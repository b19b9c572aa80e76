import { z } from 'zod'
import type { Document } from '../document.ts'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Version } from '../values.ts'
import { invoice } from './invoice.ts'
import { invoiceStatuses } from './invoice-fields.ts'
import { supplierInvoice } from './supplier-invoice.ts'

const Credit = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(invoiceStatuses),
  issuedOn: BusinessDate,
  grossMinor: z.int(),
  currencyCode: z.string(),
})

/** `left`: quantity that can still be credited; drafts do not count. */
const CreditedLine = z.object({
  lineNo: z.int(),
  description: z.string(),
  quantity: z.number(),
  credited: z.number(),
  left: z.number(),
})

/** Credit notes of an invoice, and what can still be credited of its lines; no lines before it is posted. */
function listRoute({ thing, page, entity, routes }: Document) {
  return route({
    id: `accounts.${thing}.credits`,
    method: 'GET',
    path: `${routes.get.path}/credits`,
    page,
    event: 'view',
    writes: false,
    errors: ['not_found'],
    input: z.strictObject({ id: idOf(entity) }),
    output: z.object({ credits: z.array(Credit), lines: z.array(CreditedLine) }),
  })
}

/** Creates a draft credit note with all that can still be credited. */
function createRoute<const F extends z.core.$ZodLooseShape>(
  { thing, page, entity, routes }: Document,
  stale: ReturnType<typeof listRoute>,
  fields: F,
) {
  return route({
    id: `accounts.${thing}.credit`,
    method: 'POST',
    path: `${routes.get.path}/credit`,
    page,
    event: 'credit',
    writes: true,
    status: 201,
    stale: [stale, routes.list],
    errors: [
      'not_found',
      'accounts.invoice_nothing_left',
      'accounts.invoice_is_charge',
      'accounts.invoice_is_deferred',
      'accounts.supplier_reference_used',
    ],
    input: z.strictObject({ id: idOf(entity), ...fields }),
    output: z.object({ id: idOf(entity), version: Version }),
  })
}

export const getCredits = listRoute(invoice)
export const createCredit = createRoute(invoice, getCredits, {})
export const getSupplierCredits = listRoute(supplierInvoice)
/** `reference`: number of the supplier's credit note. */
export const createSupplierCredit = createRoute(supplierInvoice, getSupplierCredits, {
  reference: textField({ max: 60 }),
})

/** The credit calls of one kind of invoices. */
export type CreditRoutes = {
  readonly list: typeof getCredits
  readonly create: typeof createCredit | typeof createSupplierCredit
}
