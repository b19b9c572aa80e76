import type { Locale } from '@countinghouse/kernel/text'
import { expect, test } from 'vitest'
import { ciiFile, ublFile } from '../../../../../../tests/support/e-invoices.ts'
import type { EInvoice } from './e-invoice.ts'
import { EInvoiceRefusal } from './e-invoice.ts'
import { parseEInvoice } from './parse-e-invoice.ts'
import { priceLines } from './price-lines.ts'

const bill = {
  number: 'F-1',
  order: 'PO-1',
  dueOn: '2026-02-14',
  prepaid: '5.00',
  lines: [
    {
      name: 'Tent  &\n pegs',
      sellerCode: 'T-1',
      gtin: '4006381333931',
      quantity: '2.5',
      price: '10.1234567',
      baseQuantity: '1',
    },
    { name: 'Book', buyerCode: 'B-1', quantity: '3', unit: 'XPK', price: '7', category: 'Z', rate: '0' },
  ],
  adjustments: [
    { isCharge: true, amount: '4.50', reason: 'Freight' },
    { isCharge: false, amount: '1.00' },
  ],
}

test('both syntaxes say the same', () => {
  const read = parseEInvoice(ublFile(bill))
  expect(parseEInvoice(ciiFile(bill))).toEqual(read)
  expect(read).toMatchObject({
    isCredit: false,
    number: 'F-1',
    issuedOn: '2026-01-15',
    dueOn: '2026-02-14',
    currency: 'GBP',
    orderReference: 'PO-1',
    seller: { names: ['Looms Ltd'], taxNumbers: ['GB123456789'], country: 'GB' },
    lines: [
      // More decimals than a price has here.
      {
        name: 'Tent & pegs',
        sellerCode: 'T-1',
        quantity: 25_000n,
        price: null,
        netMinor: 2531,
        category: 'S',
        ratePpm: 200_000,
      },
      { name: 'Book', buyerCode: 'B-1', unit: 'XPK', price: 7_000_000n, netMinor: 2100, category: 'Z', ratePpm: 0 },
    ],
    adjustments: [
      { isCharge: true, amountMinor: 450, reason: 'Freight' },
      { isCharge: false, amountMinor: 100, reason: null },
    ],
    netMinor: 4981,
    taxMinor: 576,
    grossMinor: 5557,
    prepaidMinor: 500,
  })
})

test('dates with a time zone, totals of a second currency and prefixed roots are read', () => {
  const file = ublFile(bill)
    .replace('2026-01-15', '2026-01-15+01:00')
    .replace(
      '<cac:TaxTotal>',
      '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">9.99</cbc:TaxAmount></cac:TaxTotal><cac:TaxTotal>',
    )
    .replace('<Invoice xmlns=', '<u:Invoice xmlns:u=')
    .replace('</Invoice>', '</u:Invoice>')
  expect(parseEInvoice(file)).toMatchObject({ issuedOn: '2026-01-15', taxMinor: 576 })
})

const line = {
  name: 'Tent',
  sellerCode: null,
  buyerCode: null,
  gtin: null,
  unit: 'C62',
  category: 'S',
  ratePpm: 200_000,
  baseQuantity: 10_000n,
}
const priced = (more: Partial<EInvoice['lines'][number]>, packs: readonly number[] = []) => {
  const one = { ...line, quantity: 10_000n, price: 1_000_000n, netMinor: 100, ...more }
  return priceLines({ ...parseEInvoice(ublFile(bill)), adjustments: [], lines: [one] }, packs)[0]
}

test('a line keeps its price, has a discount, or the net amount of one unit, so that its net amount is that of the file', () => {
  expect(priced({ quantity: 30_000n, price: 12_345_000n, netMinor: 3704 })).toMatchObject({
    unitPrice: '12.345',
    discountPpm: 0,
  })
  expect(priced({ quantity: 30_000n, price: 10_000_000n, netMinor: 2700 })).toMatchObject({
    unitPrice: '10',
    discountPpm: 100_000,
  })
  expect(priced({ quantity: 30_000n, price: 10_000_000n, netMinor: 3100 })).toMatchObject({
    unitPrice: '10.333333',
    discountPpm: 0,
  })
  expect(priced({ quantity: 30_000n, price: null, netMinor: 1000 })).toMatchObject({ unitPrice: '3.333333' })
  expect(priced({ price: 0n, netMinor: 0 })).toMatchObject({ unitPrice: '0', discountPpm: 0 })
  expect(priced({ quantity: 20_000n, price: 120_000_000n, netMinor: 24_000 }, [12])).toMatchObject({
    quantity: 24,
    unitPrice: '10',
  })
  expect(priced({ quantity: 60_000n, price: 5_000_000n, baseQuantity: 30_000n, netMinor: 1000 })).toMatchObject({
    quantity: 6,
    unitPrice: '1.666667',
  })
})

test('less than the smallest quantity of the stock unit is refused', () => {
  expect(() => priced({ quantity: 1n }, [0.4])).toThrow(EInvoiceRefusal)
  expect(priced({ quantity: 1n }, [0.5])).toMatchObject({ quantity: 0.0001 })
})

const saidIn = (locale: Locale, file: string): string => {
  try {
    parseEInvoice(file)
  } catch (error) {
    if (error instanceof EInvoiceRefusal) return error.messageIn(locale)
    throw error
  }
  return ''
}

for (const [syntax, write] of [
  ['UBL', ublFile],
  ['CII', ciiFile],
] as const) {
  test(`${syntax}: a charge is told by true or 1, an allowance by false or 0, and nothing else is either`, () => {
    const file = write(bill)
    const digits = file.replace('>true<', '>1<').replace('>false<', '> 0 <')
    expect(parseEInvoice(digits)).toEqual(parseEInvoice(file))
    expect(saidIn('en', file.replace('>true<', '>TRUE<'))).toMatch(/has “TRUE” as ChargeIndicator/)
    expect(saidIn('en', file.replace('>true<', '><'))).toMatch(/lacks ChargeIndicator/)
  })

  test(`${syntax}: many lines, allowances and charges are refused before they are read`, () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ isCharge: false, amount: '0.01' }))
    expect(parseEInvoice(write({ ...bill, adjustments: many(200) })).adjustments).toHaveLength(200)
    expect(saidIn('en', write({ ...bill, adjustments: many(201) }))).toMatch(/more than 200 allowances and charges/)
    const [tag, after] =
      syntax === 'UBL'
        ? ['<cac:AllowanceCharge/>', '</cbc:LineExtensionAmount><cac:Item>']
        : ['<ram:SpecifiedTradeAllowanceCharge/>', '<ram:SpecifiedTradeSettlementLineMonetarySummation>']
    const more = (count: number) =>
      write(bill).replace(
        after,
        syntax === 'UBL'
          ? after.replace('<cac:Item>', `${tag.repeat(count)}<cac:Item>`)
          : `${tag.repeat(count)}${after}`,
      )
    expect(saidIn('en', more(50))).toBe('')
    expect(saidIn('en', more(51))).toMatch(/^Line 1 of the e-invoice has more than 50 allowances and charges/)
  })
}

test('terms are named in the language of the caller, and no half of a character is kept', () => {
  const file = ublFile(bill)
  expect(saidIn('ar', file.replace('<cbc:ID>F-1</cbc:ID>', ''))).toContain('BT-1 (رقم الفاتورة)')
  const [long] = parseEInvoice(file.replace('>Book<', `>${'x'.repeat(199)}\u{1F4D6}<`)).lines.slice(1)
  expect(long?.name).toBe('x'.repeat(199))
})

test('elements nested beyond what an invoice has are refused', () => {
  const deep = `${'<a>'.repeat(1500)}Looms Ltd${'</a>'.repeat(1500)}`
  expect(saidIn('en', ublFile(bill).replace('Looms Ltd', deep))).toMatch(/nested too deeply/)
})
