import { listRowErrors } from '@countinghouse/contract/desk/import'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFull } from '../../../../../tests/conformance/driver/seed.ts'
import { requestOnWeb, productFiles, productTables, shopOf } from '../../../../../tests/support/product-files.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { openDatabase } from '../../platform/database/db.ts'
import type { Cell } from '../../platform/spreadsheet/cell.ts'
import { checks } from './checks.ts'

const server = useServer()
const headings = [
  'style_code',
  'name',
  'category',
  'size_scale',
  'tax_class',
  'unit',
  'status',
  'color',
  'size',
  'sku',
  'barcode',
  'pack_barcode',
  'pack_qty',
  'weight_g',
  'height_mm',
  'description',
  'price',
  'web:FIT',
  'WASH',
  'web:CARE:ar',
  'web:CARE:en',
  'web:ORGANIC',
  'web:SINCE',
  'web:LEN',
  'web:HEEL',
]

const often = (value: Cell, ...others: readonly Cell[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, fc.constantFrom(...others))

/**
 * Mostly right; some rows contradict another of their style, name what is not known, or want what another row has.
 *
 * @param mark Of decimals, in sleeves
 */
const rowOf = (mark: '.' | ',') =>
  fc
    .record({
      style: fc.constantFrom('S1', 'S2', 'S3'),
      name: often('Shirt', 'Other', null),
      category: often('Clothing > Shirts', 'SHIRTS', 'Nowhere', null),
      scale: often('ABC', 'ABC', null),
      tax: often('STD', null),
      status: often(null, 'active', 'archived'),
      color: often('RED', 'BLU', 'Green', 'Rad', null),
      size: often('S', 'M', 'L', 'XXL', null),
      sku: often(null, 'A-1', 'A-2', 'S2'),
      barcode: often(null, '4006381333931', '5901234123457', '4006381333930'),
      pack: often(null, '14006381333938', '036000291452'),
      quantity: often(null, '6', '12'),
      weight: often('250', '300', '#CLEAR', '-1'),
      height: often(null, '20', '30'),
      description: often(null, '=1+1', 'Soft, "washed"'),
      price: often('10.00', '12.5', '#CLEAR', 'free', null),
      fit: often('slim', 'REG', 'Regular, relaxed', 'Tight', '#CLEAR', null),
      wash: often('W-30, W30', 'DRY', '30 degrees, Dry clean', 'W30, Bleach', '#CLEAR', null),
      careAr: often(null, 'غسيل يدوي', '=1+1'),
      careEn: often('By hand', 'Two\nlines, "quoted"', null),
      organic: often(null, 'yes', 'no', 'perhaps', '#CLEAR'),
      since: often(null, '2026-03-01', '2026-02-30'),
      sleeve: often(`61${mark}5`, `1${mark}234`, `12345678901${mark}123456`, '#CLEAR', null),
      heel: often(null, '8'),
    })
    .map((row): Cell[] => [
      row.style,
      row.name,
      row.category,
      row.scale,
      row.tax,
      'ONE',
      row.status,
      row.color,
      row.size,
      row.sku,
      row.barcode,
      row.pack,
      row.quantity,
      row.weight,
      row.height,
      row.description,
      row.price,
      row.fit,
      row.wash,
      row.careAr,
      row.careEn,
      row.organic,
      row.since,
      row.sleeve,
      row.heel,
    ])

/**
 * Files of one decimal mark, whose first row shows it and is never refused: a column is read by all its cells, also by those of rows
 * that are refused (docs/decisions/016), so that 1.234 alone would be in doubt where they were left out.
 */
const rowsOf = fc.constantFrom('.' as const, ',' as const).chain((mark) => {
  const first: Record<string, Cell> = {
    style_code: 'S0',
    name: 'Shirt',
    category: 'SHIRTS',
    size_scale: 'ABC',
    tax_class: 'STD',
    unit: 'ONE',
    color: 'RED',
    size: 'S',
    'web:LEN': `61${mark}5`,
  }
  return fc
    .array(rowOf(mark), { minLength: 1, maxLength: 14 })
    .map((rows) => [headings.map((heading) => first[heading] ?? null), ...rows])
})

test('drawn files: done as checked, no other for the rows that are refused, twice as once, and an export changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(rowsOf, async (rows) => {
      const [one, other] = [await shopOf(server), await shopOf(server)]
      for (const tenant of [one, other]) await requestOnWeb(server, tenant)
      const files = productFiles(server, one)
      const table = [headings, ...rows]
      const { id } = await files.upload(table)
      const checked = await files.check(id)
      const faults = new Set((await one.owner.call(listRowErrors, { id })).items.map(({ number }) => number))
      expect((await files.commit(id)).outcome).toEqual(checked.counts)

      const sound = table.filter((_, at) => !faults.has(at + 1))
      const without = productFiles(server, other)
      const { outcome } = await without.take(sound)
      expect(outcome).toEqual({ ...checked.counts, refused: 0 })
      // Where the first row of a product is refused, it is made at another place in the order.
      expect(linesOf(await without.exported())).toEqual(linesOf(await files.exported()))

      const before = await productTables(server, one.companyId)
      const count = sound.length - 1
      expect((await files.take(sound)).outcome).toEqual({ created: 0, changed: 0, unchanged: count, refused: 0 })
      expect(await productTables(server, one.companyId)).toEqual(before)
      const exported = Buffer.from(await files.exported())
      expect(await files.take(exported)).toMatchObject({ outcome: { created: 0, changed: 0, refused: 0 } })
      expect(await productTables(server, one.companyId)).toEqual(before)

      expect(await issues()).toEqual([])
      await files.undo(id)
      expect(await productTables(server, one.companyId)).toEqual({
        products: [],
        variants: [],
        barcodes: [],
        prices: [],
        web: [],
      })
    }),
    { numRuns: isFull ? 80 : 4 },
  )
})

/** What products are wrong about. */
async function issues(): Promise<string[]> {
  const db = openDatabase({ url: server.database.maintUrl, size: 1 })
  try {
    return await db.snapshot({ companyId: null }, async (reader) => {
      const found: string[] = []
      for (const check of checks) found.push(...(await check.issues(reader)))
      return found
    })
  } finally {
    await db.close()
  }
}

function linesOf(exported: string): string[] {
  return exported.split('\r\n').toSorted()
}
