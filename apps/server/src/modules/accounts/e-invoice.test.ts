import { downloadEInvoice } from '@countinghouse/contract/accounts/e-invoice'
import { createCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { taxCode } from '@countinghouse/contract/accounts/tax-code'
import { customer } from '@countinghouse/contract/crm/customer'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { readPrintedText } from '../../../../../tests/support/printed-labels.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

const children = (element: XmlElement) => element.children.filter((child) => child instanceof XmlElement)
const all = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap((one) => children(one).filter((child) => child.name.split(':').at(-1) === name)),
    [element],
  )
const textOf = (element: XmlElement, ...path: readonly string[]) => all(element, ...path)[0]?.text ?? null
const amountOf = (element: XmlElement, ...path: readonly string[]) => Math.round(Number(textOf(element, ...path)) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Order of the elements in the UBL 2.1 schemas, of those that are written. */
const order =
  'CustomizationID ID IssueDate DueDate InvoiceTypeCode Note TaxPointDate CreditNoteTypeCode DocumentCurrencyCode OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine CreditNoteLine'.split(
    ' ',
  )

/** Business rules of EN 16931 that tie amounts: BR-CO-10, 13, 14, 15, 16, 17, 18 and BR-S-08; and the order of the schema. */
function expectValid(root: XmlElement): void {
  const names = children(root).map(({ name }) => name.split(':').at(-1) ?? '')
  const places = names.map((name) => order.indexOf(name))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const lines = [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')]
  const net = sum(lines.map((line) => amountOf(line, 'LineExtensionAmount')))
  expect(amountOf(root, 'LegalMonetaryTotal', 'LineExtensionAmount')).toBe(net)
  expect(amountOf(root, 'LegalMonetaryTotal', 'TaxExclusiveAmount')).toBe(net)
  const subtotals = all(root, 'TaxTotal', 'TaxSubtotal')
  const tax = amountOf(root, 'TaxTotal', 'TaxAmount')
  expect(subtotals.length).toBeGreaterThan(0)
  expect(sum(subtotals.map((one) => amountOf(one, 'TaxAmount')))).toBe(tax)
  expect(amountOf(root, 'LegalMonetaryTotal', 'TaxInclusiveAmount')).toBe(net + tax)
  expect(amountOf(root, 'LegalMonetaryTotal', 'PayableAmount')).toBe(net + tax)
  for (const one of subtotals) {
    const [id, percent] = [textOf(one, 'TaxCategory', 'ID'), Number(textOf(one, 'TaxCategory', 'Percent'))]
    const taxable = amountOf(one, 'TaxableAmount')
    const own = lines.filter(
      (line) =>
        textOf(line, 'Item', 'ClassifiedTaxCategory', 'ID') === id &&
        Number(textOf(line, 'Item', 'ClassifiedTaxCategory', 'Percent')) === percent,
    )
    expect(sum(own.map((line) => amountOf(line, 'LineExtensionAmount')))).toBe(taxable)
    expect(Math.abs(amountOf(one, 'TaxAmount') - (taxable * percent) / 100)).toBeLessThan(100)
    expect(textOf(one, 'TaxCategory', 'TaxExemptionReason') !== null).toBe(id === 'E' || id === 'AE')
  }
  for (const line of lines) {
    const quantity = Number(textOf(line, 'InvoicedQuantity') ?? textOf(line, 'CreditedQuantity'))
    const price = Number(textOf(line, 'Price', 'PriceAmount')) / Number(textOf(line, 'Price', 'BaseQuantity') ?? 1)
    expect(Math.abs(Math.round(quantity * price * 100) - amountOf(line, 'LineExtensionAmount'))).toBeLessThanOrEqual(1)
  }
  for (const party of ['AccountingSupplierParty', 'AccountingCustomerParty']) {
    expect(textOf(root, party, 'Party', 'PartyLegalEntity', 'RegistrationName')).not.toBeNull()
    expect(textOf(root, party, 'Party', 'PostalAddress', 'Country', 'IdentificationCode')).toMatch(/^[A-Z]{2}$/)
  }
}

async function seed() {
  const tenant = await seedInvoices(server)
  const { owner, companyId } = tenant
  const load = (id: number, client = owner) => client.send(downloadEInvoice, { id })
  const loaded = async (id: number) => {
    const { text } = await load(id)
    return parseXml(text).root ?? expect.fail('no root')
  }
  const taxed = () =>
    query(server.database.superUrl, `update erp.company set tax_no = '123456789' where id = $1`, [companyId])
  return { ...tenant, load, loaded, taxed }
}

test('an invoice with two rates, a discount, a zero and an exempt line is an e-invoice whose sums agree', async () => {
  const { sale, post, line, codeOf, load, loaded, taxed } = await seed()
  const row = await post(
    await sale({
      reference: 'PO <7> & "8"',
      lines: [
        line('12.345', { description: 'Chair & table', quantity: 3, taxCodeId: codeOf('STD') }),
        line('9.99', { quantity: 7, discountPpm: 150_000, taxCodeId: codeOf('RED') }),
        line('100', { taxCodeId: codeOf('ZERO') }),
        line('5', { taxCodeId: codeOf('EXEMPT') }),
      ],
    }),
  )
  expect((await load(row.id)).body).toMatchObject({
    errorType: 'accounts.e_invoice_incomplete',
    message: 'Enter the tax number of the company under ERP, Companies. E-invoices name it.',
  })
  await taxed()
  const root = await loaded(row.id)
  expect(root.name).toBe('Invoice')
  expectValid(root)
  expect(textOf(root, 'ID')).toBe(row.number)
  expect(textOf(root, 'InvoiceTypeCode')).toBe('380')
  expect(textOf(root, 'OrderReference', 'ID')).toBe('PO <7> & "8"')
  expect(textOf(root, 'AccountingSupplierParty', 'Party', 'PartyTaxScheme', 'CompanyID')).toBe('GB123456789')
  expect(all(root, 'TaxTotal', 'TaxSubtotal').map((one) => textOf(one, 'TaxCategory', 'ID'))).toEqual([
    'S',
    'S',
    'Z',
    'E',
  ])
  expect(amountOf(root, 'LegalMonetaryTotal', 'PayableAmount')).toBe(row.grossMinor)
})

test('prices that include tax are written net, and a credit note names its invoice', async () => {
  const { owner, sale, post, line, codeOf, loaded, taxed } = await seed()
  await taxed()
  const lines = [line('19.99', { quantity: 3, taxCodeId: codeOf('STD') })]
  const row = await post(await sale({ isTaxInclusive: true, lines }))
  expectValid(await loaded(row.id))
  const { id } = await owner.call(createCredit, { id: row.id })
  const { version } = await owner.call(invoice.routes.get, { id })
  await owner.call(invoice.transitionRoutes.post, { id, version })
  const root = await loaded(id)
  expect(root.name).toBe('CreditNote')
  expectValid(root)
  expect(textOf(root, 'CreditNoteTypeCode')).toBe('381')
  expect(textOf(root, 'BillingReference', 'InvoiceDocumentReference', 'ID')).toBe(row.number)
})

test('no e-invoice is made of a draft, for whoever may not view invoices, or of goods outside the scope of tax', async () => {
  const { owner, sale, post, line, codeOf, load, taxed, as } = await seed()
  await taxed()
  const draft = await sale({ lines: [line('10', { taxCodeId: codeOf('STD') })] })
  expect((await load(draft.id)).body).toMatchObject({ errorType: 'state_conflict' })
  expect((await load(900_000_000)).status).toBe(404)
  const row = await post(draft)
  expect((await load(row.id, await as({ may: ['customers:view'] }))).status).toBe(403)
  const { id: taxCodeId } = await owner.call(taxCode.routes.create, {
    code: 'OOS',
    name: 'Outside',
    kind: 'out_of_scope',
  })
  const outside = await post(await sale({ lines: [line('10', { taxCodeId })] }))
  expect((await load(outside.id)).body).toMatchObject({
    errorType: 'accounts.e_invoice_incomplete',
    message: expect.stringMatching(/^Line 1 /),
  })
})

/** Reason of each category of tax of an e-invoice. */
const reasonsOf = (root: XmlElement) =>
  all(root, 'TaxTotal', 'TaxSubtotal').map((one) => [
    textOf(one, 'TaxCategory', 'ID'),
    amountOf(one, 'TaxableAmount'),
    amountOf(one, 'TaxAmount'),
    textOf(one, 'TaxCategory', 'TaxExemptionReason'),
  ])

async function seedExempt() {
  const tenant = await seed()
  const { owner, customerId, day, variantId, line, codeOf, sale, taxed } = tenant
  await taxed()
  const change = async (more: object) => {
    const { version } = await owner.call(customer.routes.get, { id: customerId })
    await owner.call(customer.routes.update, { id: customerId, version, ...more })
  }
  // Yesterday was its last day.
  await change({ taxExemption: 'Diplomatic mission', taxCertificate: 'D-17', taxExemptUntil: day })
  return {
    ...tenant,
    change,
    goods: (more: Parameters<typeof sale>[0] = {}) =>
      sale({ lines: [{ variantId, quantity: 3, unitPrice: '33.33' }], ...more }),
    charged: line('5', { taxCodeId: codeOf('STD') }),
    free: { variantId, quantity: 3, unitPrice: '33.33' },
  }
}
const named = { taxExemption: 'Diplomatic mission', taxCertificate: 'D-17' }
const unnamed = { taxExemption: null, taxCertificate: null }

test('an invoice of a day of an exemption that is over says why lines have no tax, as its e-invoice, paper and credit note do, whatever the customer says later', async () => {
  const { owner, goods, free, charged, post, loaded, change, day } = await seedExempt()
  const draft = await goods({ lines: [free, charged] })
  expect(draft).toMatchObject({ netMinor: 10_499, taxMinor: 100, ...unnamed })
  const row = await post(draft)
  expect(row).toMatchObject({ issuedOn: day, netMinor: 10_499, taxMinor: 100, grossMinor: 10_599, ...named })
  const late = await post(await goods({ issuedOn: new Date().toISOString().slice(0, 10) }))
  expect(late).toMatchObject({ netMinor: 9999, taxMinor: 2000, ...unnamed })
  await change({ taxExemption: null, taxCertificate: null, taxExemptUntil: null })
  expect(await owner.call(invoice.routes.get, { id: row.id })).toMatchObject(named)
  const root = await loaded(row.id)
  expectValid(root)
  expect(reasonsOf(root)).toEqual([
    ['E', 9999, 0, 'Diplomatic mission, certificate D-17'],
    ['S', 500, 100, null],
  ])
  const { id } = await owner.call(createCredit, { id: row.id })
  const credit = await owner.call(invoice.routes.get, { id })
  expect(credit).toMatchObject(unnamed)
  expect(await post(credit)).toMatchObject({ netMinor: 10_499, taxMinor: 100, ...named })
  expect(reasonsOf(await loaded(id))).toEqual(reasonsOf(root))
  const said = async (ids: readonly number[]) => {
    const headers = { authorization: `Bearer ${owner.token}` }
    const url = `/api${invoice.routes.print.path}`
    const payload = { ids, language: 'en' }
    const { rawPayload } = await server.app.http.inject({ method: 'POST', url, headers, payload })
    return (await readPrintedText(rawPayload)).filter((page) => page.includes('No tax charged'))
  }
  expect(await said([row.id, late.id, id])).toEqual([
    expect.stringContaining('No tax charged: Diplomatic mission, certificate D-17'),
    expect.stringContaining('No tax charged: Diplomatic mission, certificate D-17'),
  ])
})

test('an invoice names no exemption where tax is charged all the same, where its code was entered, or where goods are exempt for everyone', async () => {
  const { companyId, goods, line, codeOf, post, loaded, change } = await seedExempt()
  const entered = await post(await goods({ lines: [line('5', { taxCodeId: codeOf('EXEMPT') })] }))
  expect(entered).toMatchObject({ taxMinor: 0, ...unnamed })
  expect(reasonsOf(await loaded(entered.id))).toEqual([['E', 500, 0, 'Exempt from tax']])
  const run = (sql: string) => query(server.database.superUrl, sql, [companyId])
  await run(
    `update accounts.tax_rule set tax_code_id = (select t.id from accounts.tax_code t where t.company_id = $1 and t.code = 'EXEMPT')
     where company_id = $1 and direction = 'sale' and buyer_type is distinct from 'exempt'`,
  )
  const usual = await post(await goods())
  expect(usual).toMatchObject({ taxMinor: 0, ...unnamed })
  expect(reasonsOf(await loaded(usual.id))).toEqual([['E', 9999, 0, 'Exempt from tax']])
  await run(
    `update accounts.tax_rule set tax_code_id = (select t.id from accounts.tax_code t where t.company_id = $1 and t.code = 'STD')
     where company_id = $1 and direction = 'sale'`,
  )
  expect(await post(await goods())).toMatchObject({ taxMinor: 2000, ...unnamed })
  await change({ taxCertificate: null })
  await run(
    `update accounts.tax_rule set tax_code_id = (select t.id from accounts.tax_code t where t.company_id = $1 and t.code = 'EXEMPT')
     where company_id = $1 and buyer_type = 'exempt'`,
  )
  const plain = await post(await goods())
  expect(plain).toMatchObject({ taxMinor: 0, taxExemption: 'Diplomatic mission', taxCertificate: null })
  expect(reasonsOf(await loaded(plain.id))).toEqual([['E', 9999, 0, 'Diplomatic mission']])
})

test('the exemption of a posted invoice stays, and one that was posted before they were kept says that it is exempt', async () => {
  const { owner, goods, post, loaded } = await seedExempt()
  const run = (sql: string) => query(server.database.superUrl, sql)
  const draft = await goods()
  await expect(run(`update accounts.invoice set tax_exemption = 'x' where id = ${draft.id}`)).rejects.toThrow(
    'invoice_exemption',
  )
  const { id } = await post(draft)
  const cleared = `update accounts.invoice set tax_exemption = null, tax_certificate = null where id = ${id}`
  await expect(run(cleared)).rejects.toThrow('append-only')
  await expect(run(`update accounts.invoice set tax_certificate = 'x' where id = ${id}`)).rejects.toThrow('append-only')
  await run(`set session_replication_role = replica; ${cleared}`)
  expect(reasonsOf(await loaded(id))).toEqual([['E', 9999, 0, 'Exempt from tax']])
  const { id: creditId } = await owner.call(createCredit, { id })
  expect(await post(await owner.call(invoice.routes.get, { id: creditId }))).toMatchObject({ taxMinor: 0, ...unnamed })
})
