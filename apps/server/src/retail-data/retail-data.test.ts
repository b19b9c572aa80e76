import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { bestDescription } from './best-description.ts'
import { classifyCode } from './classify-code.ts'
import { CodeGatherer } from './code-details.ts'
import { decimalToMinor } from './decimal-to-minor.ts'
import { priceHistory } from './price-history.ts'
import { readRetailFile } from './read-retail-file.ts'
import type { RetailLine } from './retail-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'house-retail-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Lines of the published year, as they stand in it. */
const published = `invoice,stock_code,description,quantity,invoiced_at,unit_price,customer,country
489434,79323W, WHITE CHERRY LIGHTS,12,2009-12-01 07:45,6.75,13085,United Kingdom
489434,22041,"RECORD FRAME 7"" SINGLE SIZE ",48,2009-12-01 07:45,2.1,13085,United Kingdom
489521,21646,,-50,2009-12-01 11:44,0.0,,United Kingdom
C489449,22087,PAPER BUNTING WHITE LACE,-12,2009-12-01 10:33,2.95,16321,Australia
489597,DOT,DOTCOM POSTAGE,1,2009-12-01 14:28,544.4,,United Kingdom
`

async function readAll(name: string, content: string | Buffer): Promise<RetailLine[]> {
  writeFileSync(join(folder, name), content)
  return await Array.fromAsync(readRetailFile(join(folder, name), 2))
}

test('a file is read line by line, compressed or not, with blanks taken away and prices in minor units', async () => {
  const lines = await readAll('year.csv.gz', gzipSync(published))
  expect(lines).toEqual(await readAll('year.csv', published))
  expect(lines).toHaveLength(5)
  expect(lines[1]).toEqual({
    invoice: '489434',
    code: '22041',
    description: 'RECORD FRAME 7" SINGLE SIZE',
    quantity: 48,
    day: '2009-12-01',
    time: '07:45',
    priceMinor: 210,
    priceMillionths: 2_100_000,
    customer: '13085',
    country: 'United Kingdom',
  })
})

test.each([
  ['no-column.csv', published.replace('unit_price', 'price'), 'The file has no column unit_price.'],
  ['no-number.csv', published.replace(',48,', ',a few,'), 'Line 3: quantity is "a few". Write a whole number.'],
  ['no-day.csv', published.replace('2009-12-01 10:33', '1/12/09'), 'Line 5: invoiced_at is "1/12/09".'],
  ['no-price.csv', published.replace('544.4', 'free'), 'Line 6: unit_price is "free". Write an amount.'],
])('%s is refused with where and why', async (name, content, message) => {
  await expect(readAll(name, content)).rejects.toThrow(message)
})

test.each([
  ['6.95', 2, 695],
  ['2.1', 2, 210],
  ['3', 2, 300],
  ['0.001', 2, 0],
  ['1.005', 2, 101],
  ['-1.005', 2, -101],
  ['-0.001', 2, 0],
  ['12.5', 0, 13],
  ['1.2345', 3, 1235],
])('%s with %i decimals is %i', (decimal, digits, minor) => {
  expect(decimalToMinor(decimal, digits)).toBe(minor)
})

test.each<[string, string, Partial<RetailLine>, string]>([
  ['goods', '79323W', { description: 'WHITE CHERRY LIGHTS' }, 'goods'],
  ['a carriage clock', '85168A', { description: 'WHITE BAROQUE CARRIAGE CLOCK' }, 'goods'],
  ['cushion pads', 'PADS', { description: 'PADS TO MATCH ALL CUSHIONS' }, 'goods'],
  ['carriage', 'C2', { description: 'CARRIAGE' }, 'fee'],
  ['what an agent takes', 'AMAZONFEE', { description: 'AMAZON FEE', quantity: -1 }, 'fee'],
  ['debts written off', 'B', { description: 'Adjust bad debt', priceMinor: -5359436 }, 'fee'],
  ['a voucher', 'gift_0001_20', { description: 'Dotcomgiftshop Gift Voucher £20.00' }, 'voucher'],
  ['cards to write on', '85072', { description: 'OCCASIONS GIFT CARD ASSORTMENT' }, 'goods'],
  ['a test', 'TEST001', { description: 'This is a test product.' }, 'test'],
  ['lost and found', '21646', { description: 'missing', quantity: -50, priceMinor: 0 }, 'noise'],
  ['what was only taken back', '22087', { invoice: 'C489449', quantity: 12 }, 'noise'],
])('%s (%s) is told apart', (_, code, more, kind) => {
  expect(classifyCode(factsOf([line({ code, ...more })])).kind).toBe(kind)
})

test('spellings of a code are one, called as most of its sales are, whatever notes say', () => {
  const facts = factsOf([
    line({ code: '85014B ', description: 'RED RETROSPOT UMBRELLA' }),
    line({ code: '85014b', description: 'RED RETROSPOT UMBRELLA' }),
    line({ code: '85014B', description: 'RED/WHITE DOTS UMBRELLA' }),
    ...Array.from({ length: 5 }, () => line({ code: '85014B', description: 'damages', quantity: -9, priceMinor: 0 })),
  ])
  expect({ code: facts.code, spellings: facts.spellings.size, lines: facts.lines, sales: facts.sales }).toEqual({
    code: '85014B',
    spellings: 3,
    lines: 8,
    sales: 3,
  })
  expect(bestDescription(facts)).toBe('RED RETROSPOT UMBRELLA')
})

test('a price holds from the month in which most lines have it, and of as many the one before stays', () => {
  const facts = factsOf([
    line({ day: '2009-12-01', priceMinor: 295 }),
    line({ day: '2009-12-20', priceMinor: 295 }),
    line({ day: '2009-12-21', priceMinor: 579 }),
    line({ day: '2010-01-04', priceMinor: 579 }),
    line({ day: '2010-01-05', priceMinor: 295 }),
    line({ day: '2010-03-01', priceMinor: 310 }),
  ])
  expect(priceHistory(facts)).toEqual([
    { from: '2009-12-01', amountMinor: 295 },
    { from: '2010-03-01', amountMinor: 310 },
  ])
})

test('the order of lines decides nothing', () => {
  const some = fc.record({
    code: fc.constantFrom('A1', 'a1 ', '22041', 'POST'),
    description: fc.constantFrom('', 'ONE', 'TWO', 'POSTAGE'),
    quantity: fc.integer({ min: -3, max: 3 }),
    priceMinor: fc.integer({ min: 0, max: 3 }),
    day: fc.constantFrom('2010-01-01', '2010-01-31', '2010-02-01'),
  })
  const readings = (lines: readonly RetailLine[]) => {
    const gathered = new CodeGatherer()
    for (const one of lines) gathered.add(one)
    return gathered.all().map((facts) => [facts.code, classifyCode(facts), bestDescription(facts), priceHistory(facts)])
  }
  fc.assert(
    fc.property(
      fc
        .array(some.map(line), { maxLength: 30 })
        .chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
      ([lines, shuffled]) => {
        expect(readings(shuffled)).toEqual(readings(lines))
      },
    ),
  )
})

function line(more: Partial<RetailLine>): RetailLine {
  const sale = {
    invoice: '489434',
    code: '22041',
    description: 'FRAME',
    quantity: 1,
    day: '2010-01-01',
    time: '07:45',
    priceMinor: 210,
    priceMillionths: 2_100_000,
  }
  return { ...sale, customer: '13085', country: 'United Kingdom', ...more }
}

function factsOf(lines: readonly RetailLine[]) {
  const gathered = new CodeGatherer()
  for (const one of lines) gathered.add(one)
  const [facts] = gathered.all()
  if (facts === undefined) throw new Error('There are no lines.')
  return facts
}
