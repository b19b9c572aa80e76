import { downloadEInvoice } from '@countinghouse/contract/accounts/e-invoice'
import { createCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { recordAttachments } from '@countinghouse/contract/desk/record'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { getOrderBills } from '@countinghouse/contract/purchase/order-bills'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { goods, seedBills } from '../../../../../tests/support/bill-imports.ts'
import { ciiFile, ublFile } from '../../../../../tests/support/e-invoices.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf } from '../../../../../tests/support/journals.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = supplierInvoice

for (const [syntax, write] of [
  ['UBL', ublFile],
  ['CII', ciiFile],
] as const)
  test(`an e-invoice in ${syntax} becomes a draft with products, prices, tax codes and the file, and is matched with its order`, async () => {
    const { owner, tent, lamp, ordered, received, imported } = await seedBills(server)
    const order = await ordered([
      { variantId: tent.variantId, quantity: 10, unitPrice: '12.345' },
      { variantId: lamp.variantId, quantity: 3, unitPrice: '7' },
    ])
    await received(order.id, { code: tent.code, quantity: 10 }, { code: lamp.code, quantity: 3 })
    const file = write({
      number: 'F-1',
      order: order.name,
      lines: [
        goods('T-1', '10', '12.345', { category: 'Z', rate: '0' }),
        goods('l-1', '3', '7.00', { net: '18.90', category: 'S', rate: '20' }),
      ],
    })
    const { id, findings } = await imported(file)
    expect(findings).toEqual([])
    const draft = await owner.call(routes.get, { id })
    expect(draft).toMatchObject({
      kind: 'invoice',
      status: 'draft',
      reference: 'F-1',
      issuedOn: '2026-01-15',
      netMinor: 12_345 + 1890,
      taxMinor: 378,
      lines: [
        { variantId: tent.variantId, quantity: 10, unitPrice: '12.345', discountPpm: 0, taxCodeId: null },
        { variantId: lamp.variantId, quantity: 3, unitPrice: '7', discountPpm: 100_000 },
      ],
    })
    const { items } = await owner.call(recordAttachments, { type: 'accounts.supplier_invoice', id })
    expect(items).toMatchObject([{ name: 'invoice.xml' }])
    expect((await owner.call(getOrderBills, { id: order.id })).bills).toMatchObject([{ id, reference: 'F-1' }])
    const posted = await owner.call(transitionRoutes.post, { id, version: draft.version })
    expect(posted.status).toBe('posted')
  })

test('what is not found is left blank and told with its line, and cannot be posted before it is completed', async () => {
  const { owner, tent, lamp, imported, companyId } = await seedBills(server)
  const file = ublFile({
    number: 'F-2',
    order: 'PO-NONE',
    dueOn: '2026-03-01',
    prepaid: '1.00',
    lines: [
      goods('T-1', '2', '10.00'),
      goods('X-9', '1', '5.00', { gtin: '4006381333931', buyerCode: 'NOPE' }),
      goods('T-1', '1', '1.00', { buyerCode: lamp.code }),
      goods('L-1', '1', '9.00', { category: 'S', rate: '13' }),
      goods('L-1', '2', '3.00', { unit: 'XBX' }),
    ],
    adjustments: [{ isCharge: true, amount: '4.50', reason: 'Freight' }],
  })
  const { id, name, findings } = await imported(file)
  expect(name).toBe(`#${id}`)
  expect(findings).toMatchObject([
    { line: null, message: expect.stringMatching(/^This supplier has no sent purchase order PO-NONE/) },
    { line: null, message: expect.stringMatching(/^The file has 8.47 GBP tax in all, the draft 7.30 GBP/) },
    { line: null, message: expect.stringMatching(/^The file states 1.00 GBP as already paid/) },
    { line: null, message: expect.stringMatching(/^The file states 2026-03-01 as due date/) },
    {
      line: 2,
      message: expect.stringMatching(/^No product was found by supplier number X-9, GTIN 4006381333931, SKU NOPE/),
    },
    { line: 3, message: expect.stringMatching(/^Several products have supplier number T-1, SKU/) },
    { line: 4, message: expect.stringMatching(/^No tax code matches category S at 13 %/) },
    { line: 5, message: expect.stringMatching(/^The file counts in unit XBX/) },
    { line: 6, message: expect.stringMatching(/^This is a charge on the whole document/) },
  ])
  const { items } = await owner.call(routes.history, { id, only: 'comments' })
  expect(items[0]?.comment?.body).toMatch(
    /^Imported from invoice.xml. .*\nThis supplier has no sent purchase order [^]*\nLine 2: No product/,
  )
  const draft = await owner.call(routes.get, { id })
  expect(draft.lines.map(({ variantId, description }) => [variantId, description])).toEqual([
    [tent.variantId, 'Article T-1'],
    [null, 'Article X-9'],
    [null, 'Article T-1'],
    [lamp.variantId, 'Article L-1'],
    [lamp.variantId, 'Article L-1'],
    [null, 'Freight'],
  ])
  for (const step of ['post', 'submit'] as const)
    expect(await owner.send(transitionRoutes[step], { id, version: draft.version })).toMatchObject({
      status: 422,
      body: {
        errorType: 'accounts.invoice_account',
        fields: { 'lines.1.accountId': [{}], 'lines.2.accountId': [{}], 'lines.5.accountId': [{}] },
      },
    })
  await expect(
    query(
      server.database.superUrl,
      `update accounts.invoice set status = 'posted', number = 'X', posted_at = now() where id = $1`,
      [id],
    ),
  ).rejects.toThrow(/invoice_account/)
  const petty = (await accountsOf(server.app.db, companyId))['6100'] ?? 0
  const lines = draft.lines.map(({ variantId, description, quantity, unitPrice }) => ({
    variantId,
    description,
    quantity,
    unitPrice,
    ...(variantId === null && { accountId: petty }),
  }))
  const { version } = await owner.call(routes.update, { id, version: draft.version, lines })
  expect(await owner.call(transitionRoutes.post, { id, version })).toMatchObject({ status: 'posted' })
})

test('allowances on the whole document lower the lines of their rate, packs become stock units, and tax rounds as in the file', async () => {
  const { owner, companyId, tent, lamp, imported } = await seedBills(server)
  await query(
    server.database.superUrl,
    `update procure.supplier_product set pack_quantity = 12 where company_id = $1 and supplier_code = 'T-1'`,
    [companyId],
  )
  await query(
    server.database.superUrl,
    `insert into procure.barcode (company_id, variant_id, code, kind, pack_quantity) values ($1, $2, '14006381333938', 'itf14', 6)`,
    [companyId, lamp.variantId],
  )
  const file = ublFile({
    number: 'F-3',
    lines: [
      goods('T-1', '2', '120.00', { unit: 'XBX' }),
      goods('L-1', '10', '3.33', { gtin: '14006381333938', baseQuantity: '2' }),
      goods('T-1', '3', '0.33', { rate: '5' }),
      goods('L-1', '3', '0.33', { rate: '5' }),
    ],
    adjustments: [{ isCharge: false, amount: '10.00', reason: 'Rebate' }],
  })
  const { id, findings } = await imported(file)
  expect(findings).toEqual([
    { line: 1, message: '2 packs of 12 were taken as 24 in the stock unit.' },
    { line: 2, message: '10 packs of 6 were taken as 60 in the stock unit.' },
  ])
  const draft = await owner.call(routes.get, { id })
  // 10.00 over 240.00 and 16.65; 0.99 + 0.99 at 5 % are 0.10 in all, and 0.05 on each line.
  expect(draft).toMatchObject({
    netMinor: 24_000 + 1665 - 1000 + 198,
    taxMinor: 4933 + 10,
    lines: [
      { variantId: tent.variantId, quantity: 24, unitPrice: '10', netMinor: 24_000 - 935 },
      { variantId: lamp.variantId, quantity: 60, unitPrice: '0.2775', netMinor: 1665 - 65 },
      { netMinor: 99 },
      { netMinor: 99 },
    ],
  })
})

test('the invoice of an order in another currency has the rate of its receipts; without any rate it is refused at the file', async () => {
  const { owner, tent, ordered, received, imported, send } = await seedBills(server)
  const terms = { currency: 'USD', exchangeRate: '0.8', isRateFixed: true }
  const order = await ordered([{ variantId: tent.variantId, quantity: 5, unitPrice: '10' }], terms)
  await received(order.id, { code: tent.code, quantity: 5 })
  const lines = [goods('T-1', '5', '10.00', { category: 'Z', rate: '0' })]
  const { id } = await imported(ublFile({ number: 'F-1', currency: 'USD', order: order.name, lines }))
  const draft = await owner.call(routes.get, { id })
  expect(draft).toMatchObject({ currencyCode: 'USD', exchangeRate: '0.8', grossMinor: 5000, baseGrossMinor: 4000 })
  expect((await owner.call(transitionRoutes.post, { id, version: draft.version })).status).toBe('posted')
  expect((await send(ublFile({ number: 'F-2', currency: 'USD', lines }))).body).toMatchObject({
    errorType: 'accounts.rate_missing',
    fields: { fileName: [{}] },
  })
})

test('a credit note becomes a draft credit note, and names the invoice that it credits', async () => {
  const { owner, imported } = await seedBills(server)
  const { id, findings } = await imported(
    ublFile({ number: 'C-1', isCredit: true, credited: 'F-1', lines: [goods('T-1', '1', '10.00')] }),
  )
  expect(findings).toMatchObject([{ line: null, message: expect.stringMatching(/^The file credits invoice F-1/) }])
  const draft = await owner.call(routes.get, { id })
  expect(draft).toMatchObject({ kind: 'credit_note', reference: 'C-1', netMinor: 1000, grossMinor: 1200 })
  const credit = ciiFile({ number: 'C-2', isCredit: true, lines: [goods('T-1', '1', '10.00')] })
  expect(await owner.call(routes.get, { id: (await imported(credit)).id })).toMatchObject({ kind: 'credit_note' })
})

test('an e-invoice is imported once, also by two at once, and again after its draft was deleted', async () => {
  const { owner, send } = await seedBills(server)
  const file = ublFile({ number: 'F-4', lines: [goods('T-1', '1', '10.00')] })
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(file)))
  const { items } = await owner.call(routes.list, { limit: 50 })
  expect(items).toHaveLength(1)
  const [{ id } = { id: 0 }] = items
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(5)
  for (const { body } of refused)
    expect(body).toMatchObject({
      errorType: 'accounts.supplier_reference_used',
      fields: { fileName: [{}] },
      details: { record: { id } },
    })
  await owner.call(routes.delete, { id, version: 1 })
  expect((await send(file)).status).toBe(200)
})

test('files that are no e-invoice of a known supplier to this company are refused at the file, and create nothing', async () => {
  const { owner, refusal, send } = await seedBills(server)
  const lines = [goods('T-1', '1', '10.00')]
  const good = ublFile({ number: 'F-5', lines })
  const cases: readonly (readonly [string, RegExp])[] = [
    ['%PDF-1.7 not xml', /^This is not a readable XML file/],
    [good.replace('</Invoice>', ''), /^This is not a readable XML file/],
    [
      good.replace('<Invoice ', '<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<Invoice '),
      /declares a document type/,
    ],
    [good.replace('Looms Ltd', '&x;'), /^This is not a readable XML file/],
    [good.replace('Invoice-2', 'Order-2'), /not an e-invoice in UBL 2.1 or CII/],
    ['<a/>', /not an e-invoice in UBL 2.1 or CII/],
    [
      `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${'<a>'.repeat(50_000)}`,
      /readable XML|nested too deeply/,
    ],
    [good.replace('Looms Ltd', `${'<a>'.repeat(1500)}Looms Ltd${'</a>'.repeat(1500)}`), /nested too deeply/],
    [good.replace(/<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/s, ''), /lacks BT-109 \(total without tax\)/],
    [good.replace(/<cac:TaxTotal>.*?<\/cac:TaxTotal>/s, ''), /lacks BT-110 \(total tax\)/],
    [good.replace('<cbc:ID>F-5</cbc:ID>', ''), /lacks BT-1 \(invoice number\)/],
    [good.replace('2026-01-15', '2026-02-30'), /“2026-02-30” as BT-2/],
    [good.replace('2026-01-15', '0000-01-15'), /“0000-01-15” as BT-2/],
    [good.replaceAll('GBP', 'XQQ'), /“XQQ” as currency/],
    [
      ublFile({ number: 'F-0', lines: [goods('T-1', '0.0001', '1', { net: '900000000000.00' })] }),
      /line 1 is too large/,
    ],
    [
      ublFile({ number: 'F-0', lines: [goods('T-1', '9999999999999', '0.01', { net: '1.00' })] }),
      /line 1 is too large/,
    ],
    [
      good.replace('>1</cbc:InvoicedQuantity>', '>one</cbc:InvoicedQuantity>'),
      /^Line 1 of the e-invoice has “one” as BT-129/,
    ],
    [
      ublFile({ number: 'F-6', lines: [goods('T-1', '-1', '10.00', { net: '-10.00' })], net: '0', tax: '0' }),
      /^Line 1 of the e-invoice is below zero/,
    ],
    [ublFile({ number: 'F-7', lines: [], net: '0', tax: '0' }), /has no lines/],
    [
      ublFile({ number: 'F-8', lines: Array.from({ length: 501 }, () => goods('T-1', '1', '1.00')) }),
      /more than 500 lines/,
    ],
    [
      ublFile({ number: 'F-9', lines, adjustments: [{ isCharge: false, amount: '11.00' }], net: '0', tax: '0' }),
      /allowance of 11.00 GBP/,
    ],
    [
      ublFile({ number: 'F-10', lines, buyer: { name: 'Other Ltd', taxNumber: 'GB111222333' } }),
      /is for Other Ltd, GB111222333/,
    ],
    [
      ublFile({ number: 'F-11', lines, seller: { name: 'Nobody', taxNumber: 'GB000000001' } }),
      /No active supplier has the tax number GB000000001 or the name Nobody/,
    ],
    [
      ublFile({ number: 'F-12', lines, seller: { name: 'Looms Ltd', taxNumber: 'GB000000001' } }),
      /has another tax number here/,
    ],
  ]
  for (const [file, words] of cases) {
    const { errorType, message } = await refusal(file)
    expect(errorType, file.slice(0, 80)).toBe('purchase.e_invoice_refused')
    expect(message).toMatch(words)
  }
  expect((await send(good.replace('</Invoice>', '\n<'))).body).toMatchObject({ details: { line: 3 } })
  const large = await send(good.replace('</Invoice>', `<!--${'x'.repeat(9 * 1024 * 1024)}--></Invoice>`))
  expect(large.body).toMatchObject({ errorType: 'too_large' })
  expect((await owner.call(routes.list, { limit: 50 })).items).toHaveLength(0)
})

test('a supplier is found by its name where no tax number says otherwise, and not where several have it', async () => {
  const { owner, imported, refusal } = await seedBills(server)
  const lines = [goods('T-1', '1', '10.00')]
  const { id } = await owner.call(supplier.routes.create, { name: 'Mills & Söhne' })
  const named = { name: 'MILLS & SOHNE' }
  const created = await imported(ublFile({ number: 'F-1', lines, seller: named, buyer: { name: 'buyer ltd' } }))
  expect(await owner.call(routes.get, { id: created.id })).toMatchObject({ supplierId: id })
  await owner.call(supplier.routes.create, { name: 'Other', legalName: 'Mills & Söhne' })
  const { message } = await refusal(ublFile({ number: 'F-2', lines, seller: named }))
  expect(message).toMatch(/^Several suppliers are named MILLS & SOHNE, and the e-invoice has no tax number/)
})

test('only whoever may create supplier invoices in the store imports them, and an order of another store is none', async () => {
  const { owner, as, companyId, send, storeId, tent, ordered } = await seedBills(server)
  const file = ublFile({ number: 'F-1', lines: [goods('T-1', '1', '10.00')] })
  expect((await send(file, await as({ may: ['supplier-invoices:view', 'supplier-invoices:edit'] }))).status).toBe(403)
  const { storeId: otherId } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'ELSE' })
  const order = await ordered([{ variantId: tent.variantId, quantity: 1, unitPrice: '10' }], { storeId: otherId })
  const clerk = await as({ may: ['supplier-invoices:view', 'supplier-invoices:create'], storeIds: [storeId] })
  const named = await send(ublFile({ number: 'F-2', order: order.name, lines: [goods('T-1', '1', '10.00')] }), clerk)
  expect(named.body).toMatchObject({
    findings: [{ message: expect.stringMatching(/^This supplier has no sent purchase order/) }],
  })
  expect((await owner.call(getOrderBills, { id: order.id })).bills).toEqual([])
})

test('an order of a store where the caller may not bill orders is not matched, and that is told', async () => {
  const { as, owner, send, imported, storeId, tent, ordered } = await seedBills(server)
  const order = await ordered([{ variantId: tent.variantId, quantity: 1, unitPrice: '10' }])
  const file = (number: string) => ublFile({ number, order: order.name, lines: [goods('T-1', '1', '10.00')] })
  const may = ['supplier-invoices:view', 'supplier-invoices:create']
  const clerk = await as({ may, storeIds: [storeId] })
  expect((await send(file('F-1'), clerk)).body).toMatchObject({
    findings: [{ line: null, message: expect.stringMatching(/^You may not create invoices of purchase order/) }],
  })
  expect((await owner.call(getOrderBills, { id: order.id })).bills).toEqual([])
  const buyer = await as({ may: [...may, 'purchase-orders:view', 'purchase-orders:bill'], storeIds: [storeId] })
  const { id } = await imported(file('F-2'), buyer)
  expect((await owner.call(getOrderBills, { id: order.id })).bills).toMatchObject([{ id }])
})

test('several suppliers of one tax number are told from those of one name, and a category is no word of the language', async () => {
  const { owner, imported, refusal } = await seedBills(server)
  const odd = goods('T-1', '1', '10.00', { category: 'constructor', unit: 'toString' })
  expect((await imported(ublFile({ number: 'F-1', lines: [odd] }))).findings).toMatchObject([
    { line: null },
    { line: 1, message: 'The file counts in unit toString. Check quantity and price in the stock unit.' },
    { line: 1, message: expect.stringMatching(/^No tax code matches category constructor/) },
  ])
  await owner.call(supplier.routes.create, { name: 'Looms Two', taxNumber: '123456789', countryCode: 'GB' })
  const seller = { name: 'Looms', taxNumber: 'GB123456789' }
  const { message } = await refusal(ublFile({ number: 'F-2', lines: [odd], seller }))
  expect(message).toMatch(/^Several suppliers have the tax number GB123456789/)
})

test('an e-invoice and a credit note that one company writes are read by another with the same totals', async () => {
  const selling = await seedInvoices(server)
  const { owner: seller, line, codeOf, post, sale } = selling
  const buying = await seedBills(server)
  await query(
    server.database.superUrl,
    `update erp.company set tax_no = '123456789', country_code = 'GB' where id = $1`,
    [selling.companyId],
  )
  await query(
    server.database.superUrl,
    `update crm.customer set name = 'Buyer Ltd', country_code = 'GB', tax_number = 'GB987654321' where company_id = $1 and id = $2`,
    [selling.companyId, selling.customerId],
  )
  const sold = await post(
    await sale({
      reference: 'PO-7',
      lines: [
        line('12.345', { description: 'Chair & table', quantity: 3, taxCodeId: codeOf('STD') }),
        line('9.99', { quantity: 7, discountPpm: 150_000, taxCodeId: codeOf('RED') }),
        line('0.33', { quantity: 0.75, taxCodeId: codeOf('STD') }),
        line('100', { taxCodeId: codeOf('ZERO') }),
      ],
    }),
  )
  const { id: creditId } = await seller.call(createCredit, { id: sold.id })
  const credited = await post(await seller.call(invoice.routes.get, { id: creditId }))
  for (const { id, kind, netMinor, taxMinor, grossMinor, number, lines } of [sold, credited]) {
    const { text: file } = await seller.send(downloadEInvoice, { id })
    const read = await buying.imported(file)
    expect(await buying.owner.call(routes.get, { id: read.id })).toMatchObject({
      kind,
      reference: number,
      supplierId: buying.supplierId,
      netMinor,
      taxMinor,
      grossMinor,
      lines: lines.map((one) => ({ netMinor: one.netMinor, quantity: one.quantity })),
    })
  }
})
