import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { ublFile } from '../../support/e-invoices.ts'
import { asSuperuser } from '../../support/people.ts'
import { createProduct } from '../../support/products.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { taxCodeOf } from './tax-code-of.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }

const seller = 'Billing Mill'
const buyer = { name: 'This company', taxNumber: 'GB123456789' }

/** An e-invoice of one line to the company. */
export function billFile(text: string): string {
  const lines = [{ name: text, quantity: '1', price: '10.00' }]
  return ublFile({ number: text.slice(0, 60), seller: { name: seller }, buyer, lines })
}

/** Invoices whose parts must fit each other, or whose state takes a rule of approval to bring about. */
export function ledgerInvoiceMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  const open = async () => server.client(await session())

  async function head() {
    const client = await open()
    const taxCodeId = await taxCodeOf(client, 'STD')
    const [variantId = 0] = (await createProduct(server.app.db, companyId)).variantIds
    const issuedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    return { uid: randomUUID(), storeId, issuedOn, lines: [{ variantId, quantity: 2, unitPrice: '10', taxCodeId }] }
  }

  async function sale() {
    const { id: customerId } = await (
      await open()
    ).call(customer.routes.create, {
      code: randomUUID().slice(0, 18),
      name: randomUUID(),
    })
    return { ...(await head()), customerId }
  }

  async function purchase() {
    const { id: supplierId } = await (await open()).call(supplier.routes.create, { name: randomUUID() })
    return { ...(await head()), supplierId, reference: randomUUID() }
  }

  const partsOf = async (draft: Awaited<ReturnType<typeof sale | typeof purchase>>): Promise<Found> => {
    const { variantId = 0, taxCodeId = 0 } = draft.lines[0] ?? {}
    return {
      id: variantId,
      version: undefined,
      body: {
        ...draft,
        variantId,
        taxCodeId,
        draft,
        currencyCode: null,
        exchangeRate: null,
        taxPoint: null,
        paymentTermId: null,
      },
    }
  }
  const created = async (document: 'sale' | 'purchase'): Promise<Found> => {
    const client = await open()
    const { id, version } =
      document === 'sale'
        ? await client.call(invoice.routes.create, await sale())
        : await client.call(supplierInvoice.routes.create, await purchase())
    return { id, version, body: { currencyCode: null, exchangeRate: null, taxPoint: null } }
  }
  const pending = async (document: 'sale' | 'purchase'): Promise<Found> => {
    const { id } = await created(document)
    await asSuperuser(server, `update accounts.invoice set status = 'pending' where id = $1`, [id])
    return { id, version: 2, body: {} }
  }
  const posted = async (document: 'sale' | 'purchase'): Promise<Found> => {
    const { id, version = 1 } = await created(document)
    const client = await open()
    const row =
      document === 'sale'
        ? await client.call(invoice.transitionRoutes.post, { id, version })
        : await client.call(supplierInvoice.transitionRoutes.post, { id, version })
    return { id, version: row.version, body: {} }
  }

  let isSellerKnown = false

  /** The company and the supplier that `billFile` names. */
  async function billed(): Promise<Found> {
    await asSuperuser(server, `update erp.company set tax_no = $2 where id = $1`, [companyId, buyer.taxNumber])
    if (!isSellerKnown) await (await open()).call(supplier.routes.create, { name: seller })
    isSellerKnown = true
    return { id: 0, version: undefined, body: { storeId } }
  }

  return new Map([
    ['purchase.supplierInvoice.import', billed],
    ['accounts.invoice', () => created('sale')],
    ['accounts.invoice.create', async () => await partsOf(await sale())],
    ['accounts.invoice.withdraw', () => pending('sale')],
    ['accounts.invoice.credit', () => posted('sale')],
    [
      'accounts.invoice.eInvoice',
      async () => {
        await asSuperuser(server, `update erp.company set tax_no = 'GB123456789' where id = $1`, [companyId])
        return await posted('sale')
      },
    ],
    ['accounts.supplier_invoice', () => created('purchase')],
    ['accounts.supplierInvoice.create', async () => await partsOf(await purchase())],
    ['accounts.supplierInvoice.withdraw', () => pending('purchase')],
    ['accounts.supplierInvoice.credit', () => posted('purchase')],
  ])
}
