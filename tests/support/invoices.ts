import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { taxCode } from '@countinghouse/contract/accounts/tax-code'
import { customer } from '@countinghouse/contract/crm/customer'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { taxClass } from '@countinghouse/contract/procure/tax-class'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { createCatalogue, createProduct } from './products.ts'
import type { Client, TestServer } from './server.ts'

type Sale = Partial<InputOfRoute<typeof invoice.routes.create>>
type Purchase = Partial<InputOfRoute<typeof supplierInvoice.routes.create>>
type Document = { readonly id: number; readonly version: number }

/** A company in the United Kingdom with a customer, a supplier and a product of the standard rate; by any clock `day` is over. */
export async function seedInvoices(server: TestServer) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { items: codes } = await owner.call(taxCode.routes.list, { limit: 50 })
  const { items: classes } = await owner.call(taxClass.routes.list, { limit: 50 })
  const codeOf = (code: string) => codes.find((one) => one.code === code)?.id ?? 0
  const catalogue = {
    ...(await createCatalogue(server.app.db, companyId)),
    taxClassId: classes.find(({ code }) => code === 'standard')?.id ?? 0,
  }
  const { variantIds } = await createProduct(server.app.db, companyId, { catalogue, name: 'Jacket' })
  const { id: customerId } = await owner.call(customer.routes.create, {
    code: 'C-1',
    name: 'Ada Buyer',
    kind: 'company',
  })
  const { id: supplierId } = await owner.call(supplier.routes.create, { name: 'Looms Ltd' })
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const own = { storeId, issuedOn: day }
  const line = (unitPrice: string, more: Readonly<Record<string, unknown>> = {}) => ({
    description: 'Work',
    quantity: 1,
    unitPrice,
    ...more,
  })
  const sale = (entered: Sale, client: Client = owner) =>
    client.call(invoice.routes.create, { uid: randomUUID(), customerId, ...own, lines: [line('10')], ...entered })
  const purchase = (entered: Purchase, client: Client = owner) =>
    client.call(supplierInvoice.routes.create, {
      uid: randomUUID(),
      supplierId,
      reference: randomUUID().slice(0, 8),
      ...own,
      lines: [line('10')],
      ...entered,
    })
  return {
    ...tenant,
    day,
    line,
    codeOf,
    customerId,
    supplierId,
    variantId: variantIds[0] ?? 0,
    sale,
    purchase,
    post: ({ id, version }: Document) => owner.call(invoice.transitionRoutes.post, { id, version }),
    postPurchase: ({ id, version }: Document) => owner.call(supplierInvoice.transitionRoutes.post, { id, version }),
    /** Lines of the journal of a document in posting order, debit above zero. Units: minor units. */
    journalOf: async (sourceType: 'invoice' | 'supplier_invoice', id: number) => {
      const { rows } = await sql<JournalRow>`
        select a.code, l.debit_minor - l.credit_minor as amount, l.currency_code as currency, l.document_minor as "documentMinor",
          l.party_type as party, l.due_on::text as "dueOn", l.taxable_minor as "taxableMinor", l.tax_direction as "taxDirection"
        from accounts.journal j
        join accounts.journal_line l on l.company_id = j.company_id and l.journal_id = j.id and l.posted_on = j.posted_on
        join accounts.account a on a.company_id = l.company_id and a.id = l.account_id
        where j.company_id = ${companyId} and j.source = 'invoice' and j.source_type = ${sourceType} and j.source_id = ${id}
        order by l.line_no`.execute(server.app.db.reader({ companyId }))
      return rows
    },
  }
}

type JournalRow = {
  readonly code: string
  readonly amount: number
  readonly currency: string | null
  readonly documentMinor: number | null
  readonly party: string | null
  readonly dueOn: string | null
  readonly taxableMinor: number | null
  readonly taxDirection: string | null
}
