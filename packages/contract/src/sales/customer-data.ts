import { z } from 'zod'
import { customer } from '../crm/customer.ts'
import { multilineField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'

const id = idOf(customer.entity)
const { list, selected, get, history } = customer.routes

/** All that is kept about a customer, as JSON; that it was taken is on record. */
export const exportCustomerData = route({
  id: 'sales.customer.exportData',
  method: 'POST',
  path: '/sales/customers/{id}/personal-data',
  page: customer.page,
  event: 'export_personal',
  writes: false,
  answer: 'file',
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.null(),
})

/** What keeps a customer from being erased. */
export const erasureBlockers = ['invoices', 'payments', 'orders', 'vouchers', 'points', 'memberships'] as const
export type ErasureBlocker = (typeof erasureBlockers)[number]

export const erasure = { reason: multilineField({ max: 500 }) }

/**
 * Erases the personal data of a customer, of those merged into it and of what is recorded about them; documents and their amounts stay. It
 * cannot be undone. Throws: sales.customer_open (`details.open`: blockers).
 */
export const eraseCustomer = route({
  id: 'sales.customer.erase',
  method: 'POST',
  path: '/sales/customers/{id}/erase',
  page: customer.page,
  event: 'erase',
  writes: true,
  stale: [list, selected, get, history],
  errors: ['not_found', 'stale', 'crm.customer_erased', 'sales.customer_open'],
  input: z.strictObject({ id, version: Version, ...erasure }),
  output: z.object({ id, version: Version }),
})
