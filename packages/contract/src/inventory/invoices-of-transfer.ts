import { z } from 'zod'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { managedTransfer } from './managed-transfer.ts'
import { staleInvoice } from './reinitiate-invoice.ts'
import { invoiceBases, invoiceStatuses, transferInvoice } from './transfer-invoice.ts'

const transferId = idOf('inventory.transfer')
const invoiceId = idOf('inventory.transfer_invoice')

const Invoice = z.object({
  id: invoiceId,
  name: z.string(),
  status: z.enum(invoiceStatuses),
  revision: z.int(),
  basis: z.enum(invoiceBases),
  /** Requires the permission for costs: at pricing method cost the prices are costs. */
  totalMinor: z.int().optional(),
  version: Version,
})
export type InvoiceOfTransfer = z.output<typeof Invoice>

/** Invoices of a transfer, newest first. */
export const getInvoices = route({
  id: 'inventory.managedTransfer.invoices',
  method: 'GET',
  path: '/inventory/ito/{id}/invoice',
  page: managedTransfer.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: transferId }),
  output: z.object({ invoices: z.array(Invoice) }),
})

/** Creates a draft for the shipments of a transfer that no other invoice covers. */
export const createInvoice = route({
  id: 'inventory.transferInvoice.create',
  method: 'POST',
  path: '/inventory/ito/{id}/invoice',
  page: transferInvoice.page,
  event: 'submit',
  writes: true,
  status: 201,
  stale: [getInvoices, transferInvoice.routes.list],
  errors: [
    'not_found',
    'inventory.nothing_to_invoice',
    'inventory.settlement_open',
    'inventory.measure_missing',
    'inventory.partner_basis',
  ],
  input: z.strictObject({ id: transferId, basis: z.enum(invoiceBases).default('accepted') }),
  output: z.object({ id: invoiceId, version: Version }),
})

const DueLine = z.object({
  product: z.string(),
  sku: z.string(),
  invoiced: z.number(),
  due: z.number(),
  invoicedMinor: z.int(),
  dueMinor: z.int(),
})

/** Invoiced quantities compared with those due on a basis. */
export const compareInvoice = route({
  id: 'inventory.staleInvoice.compare',
  method: 'GET',
  path: '/inventory/ito-invoice/stale/{id}/difference',
  page: staleInvoice.page,
  event: 'view',
  writes: false,
  errors: ['not_found', 'inventory.measure_missing'],
  input: z.strictObject({ id: invoiceId, basis: z.enum(invoiceBases).optional() }),
  output: z.object({ basis: z.enum(invoiceBases), currency: z.string(), lines: z.array(DueLine) }),
})
