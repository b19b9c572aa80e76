import { writeFileSync } from 'node:fs'
import { customer } from '@countinghouse/contract/crm/customer'
import { createCredit, getCredits } from '@countinghouse/contract/accounts/invoice-credits'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { readPrintedCodes } from '../../../../../tests/support/printed-labels.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = invoice
const amounts = (journal: readonly { code: string; amount: number }[]) =>
  journal.map(({ code, amount }) => [code, amount])

test('an exclusive price of 20 %: a draft has amounts and no number; posted it has a number and its journal', async () => {
  const { variantId, sale, post, journalOf } = await seedInvoices(server)
  const draft = await sale({ lines: [{ variantId, quantity: 3, unitPrice: '33.33' }] })
  expect(draft).toMatchObject({
    status: 'draft',
    number: null,
    name: `#${draft.id}`,
    currencyCode: 'GBP',
    exchangeRate: '1',
    taxPoint: draft.issuedOn,
    dueOn: draft.issuedOn,
    netMinor: 9999,
    taxMinor: 2000,
    grossMinor: 11_999,
    baseGrossMinor: 11_999,
    lines: [{ description: 'Jacket', netMinor: 9999, taxMinor: 2000, grossMinor: 11_999 }],
    taxes: [{ ratePpm: 200_000, taxableMinor: 9999, amountMinor: 2000 }],
    instalments: [{ dueOn: draft.issuedOn, amountMinor: 11_999 }],
  })
  const posted = await post(draft)
  expect(posted).toMatchObject({ status: 'posted', grossMinor: 11_999 })
  expect(posted.number).toMatch(/^INV-\d{4}-00001$/)
  const journal = await journalOf('invoice', draft.id)
  expect(amounts(journal)).toEqual([
    ['1200', 11_999],
    ['4000', -9999],
    ['2100', -2000],
  ])
  expect(journal[0]).toMatchObject({ party: 'customer', dueOn: draft.issuedOn, currency: null, documentMinor: null })
  expect(journal[2]).toMatchObject({ taxableMinor: -9999, taxDirection: 'sale' })
})

test('inclusive prices at two rates and a zero rate, a discount, and the sums of both', async () => {
  const { line, codeOf, sale, post, journalOf } = await seedInvoices(server)
  const lines = [
    line('19.99', { quantity: 2, discountPpm: 100_000, taxCodeId: codeOf('STD') }),
    line('5.50', { taxCodeId: codeOf('ZERO') }),
    line('3.33', { quantity: 3, taxCodeId: codeOf('RED') }),
  ]
  const draft = await sale({ isTaxInclusive: true, lines })
  expect(draft.lines.map(({ netMinor, taxMinor, grossMinor }) => [netMinor, taxMinor, grossMinor])).toEqual([
    [2998, 600, 3598],
    [550, 0, 550],
    [951, 48, 999],
  ])
  expect(draft).toMatchObject({ netMinor: 4499, taxMinor: 648, grossMinor: 5147 })
  expect(draft.taxes.map(({ ratePpm, taxableMinor, amountMinor }) => [ratePpm, taxableMinor, amountMinor])).toEqual([
    [200_000, 2998, 600],
    [0, 550, 0],
    [50_000, 951, 48],
  ])
  await post(draft)
  expect(amounts(await journalOf('invoice', draft.id))).toEqual([
    ['1200', 5147],
    ['4000', -4499],
    ['2100', -600],
    // Goods taxed at 0 % are reported too.
    ['2100', 0],
    ['2100', -48],
  ])
})

test('tax is rounded per line or per tax code', async () => {
  const { line, codeOf, sale } = await seedInvoices(server)
  const lines = ['0.12', '0.12'].map((price) => line(price, { taxCodeId: codeOf('STD') }))
  expect(await sale({ lines })).toMatchObject({ taxMinor: 4 })
  expect(await sale({ lines, taxPolicy: 'document' })).toMatchObject({
    taxMinor: 5,
    lines: [{ taxMinor: 3 }, { taxMinor: 2 }],
  })
})

test('instalments of the payment terms are lines of the control account with their due dates', async () => {
  const { owner, sale, post, journalOf, line, codeOf } = await seedInvoices(server)
  const parts = [
    { share: 300_000, event: 'bill_date', days: 0, dayOfMonth: null },
    { share: 700_000, event: 'bill_date', days: 30, dayOfMonth: null },
  ] as const
  const term = await owner.call(paymentTerm.routes.create, { code: '30-70', name: '30/70', parts: [...parts] })
  const draft = await sale({
    issuedOn: '2026-01-05',
    paymentTermId: term.id,
    lines: [line('83.35', { taxCodeId: codeOf('STD') })],
  })
  expect(draft).toMatchObject({
    grossMinor: 10_002,
    dueOn: '2026-02-04',
    instalments: [
      { dueOn: '2026-01-05', amountMinor: 3000 },
      { dueOn: '2026-02-04', amountMinor: 7002 },
    ],
  })
  await post(draft)
  expect((await journalOf('invoice', draft.id)).slice(0, 2)).toMatchObject([
    { code: '1200', amount: 3000, dueOn: '2026-01-05' },
    { code: '1200', amount: 7002, dueOn: '2026-02-04' },
  ])
})

test('in a foreign currency each part is converted once and the difference is exchange rounding', async () => {
  const { line, codeOf, sale, post, journalOf } = await seedInvoices(server)
  const lines = [line('10.01', { taxCodeId: codeOf('STD') }), line('3.33', { taxCodeId: codeOf('RED') })]
  const draft = await sale({ currencyCode: 'USD', exchangeRate: '0.7777', lines })
  // 10.01 + 2.00 and 3.33 + 0.17: 15.51 USD are 12.06 GBP; the parts are 10.37, 1.56 and 0.13.
  expect(draft).toMatchObject({ netMinor: 1334, taxMinor: 217, grossMinor: 1551, baseGrossMinor: 1206 })
  await post(draft)
  const journal = await journalOf('invoice', draft.id)
  expect(journal.map(({ code, amount, currency, documentMinor }) => [code, amount, currency, documentMinor])).toEqual([
    ['1200', 1206, 'USD', 1551],
    ['4000', -1037, 'USD', -1334],
    ['2100', -156, 'USD', -200],
    ['2100', -13, 'USD', -17],
  ])
})

test('an exchange residue is posted to exchange rounding', async () => {
  const { line, codeOf, sale, post, journalOf } = await seedInvoices(server)
  const draft = await sale({
    currencyCode: 'USD',
    exchangeRate: '0.5',
    lines: [line('0.05', { taxCodeId: codeOf('STD') }), line('0.05', { taxCodeId: codeOf('RED') })],
  })
  // 0.10 + 0.01 USD: 0.06 GBP of gross; 0.05 of net and 0.01 of tax, each rounded up.
  expect(draft).toMatchObject({ netMinor: 10, taxMinor: 1, grossMinor: 11, baseGrossMinor: 6 })
  const odd = await sale({
    currencyCode: 'USD',
    exchangeRate: '0.5',
    lines: [line('0.15', { taxCodeId: codeOf('STD') })],
  })
  expect(odd).toMatchObject({ netMinor: 15, taxMinor: 3, grossMinor: 18, baseGrossMinor: 9 })
  await post(odd)
  expect(amounts(await journalOf('invoice', odd.id))).toEqual([
    ['1200', 9],
    ['4000', -8],
    ['2100', -2],
    ['7010', 1],
  ])
})

test('a part is credited at its share, never more than was invoiced, and credit notes have numbers of their own', async () => {
  const { owner, companyId, line, codeOf, sale, post, journalOf } = await seedInvoices(server)
  const lines = [
    line('8.33', { quantity: 3, taxCodeId: codeOf('STD'), description: 'Visit' }),
    line('5', { taxCodeId: codeOf('ZERO') }),
  ]
  const posted = await post(await sale({ lines, reference: 'PO 7' }))
  const { id } = await owner.call(createCredit, { id: posted.id })
  const whole = await owner.call(routes.get, { id })
  expect(whole).toMatchObject({ kind: 'credit_note', status: 'draft', originalName: posted.name, grossMinor: 3499 })
  const [first] = whole.lines
  const {
    appliedTaxCodeId: _,
    netMinor: _n,
    taxMinor: _t,
    grossMinor: _g,
    originalLineNo: _o,
    ...entered
  } = first ?? expect.fail()
  const part = await owner.call(routes.update, { id, version: whole.version, lines: [{ ...entered, quantity: 1 }] })
  expect(part).toMatchObject({ netMinor: 833, taxMinor: 167, grossMinor: 1000, lines: [{ originalLineNo: 1 }] })
  const credit = await owner.call(transitionRoutes.post, { id, version: part.version })
  expect(credit.number).toMatch(/^CN-\d{4}-00001$/)
  expect(amounts(await journalOf('invoice', id))).toEqual([
    ['1200', -1000],
    ['4010', 833],
    ['2100', 167],
  ])
  expect(await owner.call(getCredits, { id: posted.id })).toMatchObject({
    credits: [{ id, status: 'posted', grossMinor: 1000 }],
    lines: [
      { lineNo: 1, quantity: 3, credited: 1, left: 2 },
      { lineNo: 2, quantity: 1, credited: 0, left: 1 },
    ],
  })
  const rest = await owner.call(createCredit, { id: posted.id })
  const whole2 = await owner.call(routes.get, { id: rest.id })
  expect(whole2).toMatchObject({ grossMinor: 2499, lines: [{ quantity: 2 }, { quantity: 1 }] })
  const over = [{ ...entered, quantity: 2.5 }]
  expect(await owner.send(routes.update, { ...rest, lines: over })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.invoice_over_credited', fields: { 'lines.0.quantity': [{}] }, details: { left: 2 } },
  })
  expect(await owner.send(routes.update, { ...rest, lines: [{ ...entered, unitPrice: '9' }] })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.invoice_credit_line', fields: { 'lines.0.quantity': [{}] } },
  })
  expect(await owner.send(routes.update, { ...rest, isTaxInclusive: true })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.invoice_credit_terms', fields: { isTaxInclusive: [{}] } },
  })
  await post(rest)
  expect(await owner.send(createCredit, { id: posted.id })).toMatchObject({
    status: 409,
    body: { errorType: 'accounts.invoice_nothing_left' },
  })
  expect(await balancesOf(server.app.db, companyId)).toEqual({ 4000: -2999, 4010: 2999 })
})

test('two drafts of the same rest: the second finds nothing left, and the database refuses more than was invoiced', async () => {
  const { owner, companyId, codeOf, line, sale, post } = await seedInvoices(server)
  const posted = await post(await sale({ lines: [line('10', { taxCodeId: codeOf('STD') })] }))
  const [one, other] = [
    await owner.call(createCredit, { id: posted.id }),
    await owner.call(createCredit, { id: posted.id }),
  ]
  await post(one)
  expect(await owner.send(transitionRoutes.post, other)).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.invoice_over_credited' },
  })
  await expect(
    query(
      server.database.ownerUrl,
      `set app.company = ${companyId}; update accounts.invoice_line set credited_quantity = 2 where invoice_id = ${posted.id}`,
    ),
  ).rejects.toThrow('invoice_line_credited')
})

test('a posted invoice never changes', async () => {
  const { owner, companyId, codeOf, line, sale, post } = await seedInvoices(server)
  const posted = await post(await sale({ lines: [line('10', { taxCodeId: codeOf('STD') })] }))
  const { id, version } = posted
  expect(await owner.send(routes.update, { id, version, note: 'Later' })).toMatchObject({ status: 409 })
  expect(await owner.send(routes.delete, { id, version })).toMatchObject({ status: 409 })
  const change = (statement: string) => query(server.database.ownerUrl, `set app.company = ${companyId}; ${statement}`)
  await expect(
    change(`update accounts.invoice set gross_minor = 1, net_minor = 1, tax_minor = 0 where id = ${id}`),
  ).rejects.toThrow('no draft')
  await expect(change(`update accounts.invoice set number = 'X' where id = ${id}`)).rejects.toThrow('stays')
  await expect(change(`update accounts.invoice_line set unit_price = 1 where invoice_id = ${id}`)).rejects.toThrow(
    'stays',
  )
  await expect(change(`delete from accounts.invoice_line where invoice_id = ${id}`)).rejects.toThrow()
  await expect(change(`delete from accounts.invoice_tax where invoice_id = ${id}`)).rejects.toThrow()
  await expect(change(`delete from accounts.invoice where id = ${id}`)).rejects.toThrow()
})

test('an invoice is printed in either language', async () => {
  const { owner, codeOf, line, variantId, customerId, sale, post } = await seedInvoices(server)
  const record = await owner.call(customer.routes.get, { id: customerId })
  await owner.call(customer.routes.update, {
    id: customerId,
    version: record.version,
    addressLine1: '1 Mill Lane',
    city: 'Leeds',
    postcode: 'LS1 4AP',
    taxNumber: 'GB980780684',
  })
  const draft = await sale({
    currencyCode: 'USD',
    exchangeRate: '0.8',
    note: 'Thank you.',
    lines: [{ variantId, quantity: 3, unitPrice: '33.33' }, line('5.5', { taxCodeId: codeOf('RED') })],
  })
  const posted = await post(draft)
  const headers = { authorization: `Bearer ${owner.token}` }
  for (const language of ['en', 'ar']) {
    const payload = { ids: [posted.id], language }
    const answer = await server.app.http.inject({ method: 'POST', url: `/api${routes.print.path}`, headers, payload })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(await readPrintedCodes(answer.rawPayload)).toEqual([[{ format: 'Code128', text: posted.number }]])
    if (process.env.PICTURES !== undefined)
      writeFileSync(`${process.env.PICTURES}/invoice-${language}.pdf`, answer.rawPayload)
  }
})

test('an invoice is printed in the language of its customer where none is chosen, and its mail offers it', async () => {
  const { owner, codeOf, customerId, line, sale, post } = await seedInvoices(server)
  const lines = [line('10', { taxCodeId: codeOf('ZERO') })]
  const posted = await post(await sale({ lines }))
  const headers = { authorization: `Bearer ${owner.token}` }
  const languageOfPrint = async (payload: object) => {
    const url = `/api${routes.print.path}`
    const answer = await server.app.http.inject({
      method: 'POST',
      url,
      headers,
      payload: { ids: [posted.id], ...payload },
    })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    return decodeURIComponent(String(answer.headers['content-disposition'])).includes('فاتورة') ? 'ar' : 'en'
  }
  expect(await languageOfPrint({})).toBe('en')
  expect(await owner.call(routes.mails, { id: posted.id })).toMatchObject({ language: null, contacts: [] })
  const { version } = await owner.call(customer.routes.get, { id: customerId })
  await owner.call(customer.routes.update, { id: customerId, version, locale: 'ar' })
  // It has no email address, so nobody is offered, but papers have their language.
  expect(await owner.call(routes.mails, { id: posted.id })).toMatchObject({ language: 'ar', contacts: [] })
  expect(await languageOfPrint({})).toBe('ar')
  expect(await languageOfPrint({ language: 'en' })).toBe('en')
  const other = await post(await sale({ lines }))
  expect(await languageOfPrint({ ids: [posted.id, other.id] })).toBe('ar')
})

test('errors are at their fields', async () => {
  const { owner, customerId, storeId, day, codeOf, line, sale } = await seedInvoices(server)
  const own = { uid: '0196a3f0-0000-7000-8000-000000000001', customerId, storeId, issuedOn: day, lines: [line('10')] }
  const fields = { exchangeRate: [{}] }
  expect(await owner.send(routes.create, { ...own, currencyCode: 'USD' })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.rate_missing', fields },
  })
  expect(await owner.send(routes.create, { ...own, exchangeRate: '2' })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.invoice_rate', fields },
  })
  const nameless = { quantity: 1, unitPrice: '1' }
  expect(await owner.send(routes.create, { ...own, lines: [nameless] })).toMatchObject({
    status: 422,
    body: { fields: { 'lines.0.variantId': [{}] } },
  })
  const large = [line('9999999999999', { quantity: 1_000_000 })]
  expect(await owner.send(routes.create, { ...own, lines: large })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.invoice_too_large' },
  })
  const untaxed = await sale({})
  expect(await owner.send(transitionRoutes.post, { id: untaxed.id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.invoice_without_tax', fields: { 'lines.0.taxCodeId': [{}] } },
  })
  const ahead = await sale({ issuedOn: '2100-01-01', lines: [line('1', { taxCodeId: codeOf('STD') })] })
  expect(await owner.send(transitionRoutes.post, { id: ahead.id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.day_ahead', fields: { issuedOn: [{}] } },
  })
})
