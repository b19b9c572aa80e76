import { listRowErrors, updateImport } from '@countinghouse/contract/desk/import'
import { category } from '@countinghouse/contract/procure/category'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFull } from '../../../../../tests/conformance/driver/seed.ts'
import { query } from '../../../../../tests/support/database.ts'
import { listFiles, productFiles } from '../../../../../tests/support/product-files.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import type { Cell } from '../../platform/spreadsheet/cell.ts'

const server = useServer()
const filesOf = (tenant: Tenant) => listFiles(server, tenant, category.listing)

async function treeOf(companyId: number, more = ''): Promise<readonly unknown[]> {
  const rows = await query<{ line: string }>(
    server.database.superUrl,
    `with recursive tree as (
       select id, name as path, code, return_days, version from procure.category where company_id = $1 and parent_id is null
       union all
       select c.id, t.path || ' / ' || c.name, c.code, c.return_days, c.version from tree t
       join procure.category c on c.company_id = $1 and c.parent_id = t.id)
     select path || ' ' || code || coalesce(' ' || return_days, '') ${more} as line from tree order by path`,
    [companyId],
  )
  return rows.map(({ line }) => line)
}

test('a path makes or finds the parents; again it changes nothing, and the undo leaves none', async () => {
  const tenant = await server.company()
  const { companyId, owner } = tenant
  await owner.call(category.routes.create, { code: 'HOME', name: 'Home' })
  const begun = await treeOf(companyId)
  const files = filesOf(tenant)
  const table: Cell[][] = [
    ['Path', 'code', 'returnDays'],
    ['Women / Dresses / Maxi', 'MAXI', '14'],
    ['women > Dresses > Mini', null, '30'],
    ['Women', null, '60'],
    ['"Tops / Blouses"', 'TOPS', null],
    ['Home / Cups & mugs', null, null],
    ['نساء / فساتين', null, null],
    ['Men / Dresses', null, null],
  ]
  const first = await files.take(table)
  expect(first).toMatchObject({ outcome: { created: 6, changed: 1, unchanged: 0, refused: 0 } })
  expect((await treeOf(companyId)).toSorted()).toEqual(
    [
      'Home HOME',
      'Home / Cups & mugs CUPS-MUGS',
      'Men MEN',
      'Men / Dresses DRESSES-2',
      'Tops / Blouses TOPS',
      'Women WOMEN 60',
      'Women / Dresses DRESSES',
      'Women / Dresses / Maxi MAXI 14',
      'Women / Dresses / Mini MINI 30',
      'نساء نساء',
      'نساء / فساتين فساتين',
    ].toSorted(),
  )
  const before = await treeOf(companyId, `|| ' ' || version`)
  expect((await files.take(table)).outcome).toEqual({ created: 0, changed: 0, unchanged: 7, refused: 0 })
  const exported = await files.exported()
  expect(exported).toContain('Women / Dresses / Maxi')
  expect((await files.take(Buffer.from(exported))).outcome).toMatchObject({ created: 0, changed: 0, refused: 0 })
  expect(await treeOf(companyId, `|| ' ' || version`)).toEqual(before)

  // Paths also identify the category of a product, with either separator.
  const products = await productFiles(server, tenant).take([
    ['style_code', 'name', 'category'],
    ['P-1', 'Gown', 'Women / Dresses / Maxi'],
    ['P-2', 'Top', '"Tops / Blouses"'],
  ])
  expect(products.outcome).toMatchObject({ created: 2 })
  await productFiles(server, tenant).undo(products.id)
  await files.undo(first.id)
  expect(await treeOf(companyId)).toEqual(begun)

  await files.take(table)
  const moved = await files.take([
    ['Path', 'code'],
    ['Women / Gowns / Long', 'MAXI'],
  ])
  expect(moved.outcome).toMatchObject({ changed: 1 })
  expect(await treeOf(companyId)).toContain('Women / Gowns / Long MAXI 14')
  await files.undo(moved.id)
  expect(await treeOf(companyId)).toContain('Women / Dresses / Maxi MAXI 14')
  expect(await treeOf(companyId)).not.toContain('Women / Gowns GOWNS')
})

test('each wrong cell is named, and what is refused leaves no parents behind', async () => {
  const tenant = await server.company()
  const { companyId, owner } = tenant
  await owner.call(category.routes.create, { code: 'HOME', name: 'Home' })
  const files = filesOf(tenant)
  const { id } = await files.upload([
    ['path', 'code', 'name', 'parent', 'returnDays', 'hsCode'],
    ['A / / B', null, null, null, null, null],
    ['A / B / C / D / E / F / G', null, null, null, null, null],
    ['Home / Cups', null, 'Mugs', null, null, null],
    ['Garden / Pots', null, null, 'HOME', null, null],
    ['Sea / Sand', 'HOME/X', null, null, '-1', null],
    ['Rest / Chairs', null, null, null, null, '12'],
    ['Sound', 'S1', null, null, null, null],
    ['sound', null, null, null, null, null],
    [null, 'PLAIN', 'Plain', 'HOME', null, null],
    [null, 'BARE', null, null, null, null],
    ['Other', 's1', null, null, null, null],
  ])
  await files.check(id)
  const { items } = await owner.call(listRowErrors, { id })
  expect(items.map(({ number, issues }) => [number, ...issues.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    [2, 'path rule'],
    [3, 'path rule'],
    [4, 'name rule'],
    [5, 'parentId rule'],
    [6, 'returnDays too_small'],
    [7, 'hsCode bad_characters'],
    [9, 'path twice_in_file'],
    [11, 'name required'],
    [12, 'code twice_in_file'],
  ])
  await files.commit(id)
  expect(await treeOf(companyId)).toEqual(['Home HOME', 'Home / Plain PLAIN', 'Sound S1'])
  const only = await files.upload([['path'], ['Sound / Loud'], ['Home / Plain']])
  await owner.call(updateImport, { id: only.id, mode: 'update' })
  await files.check(only.id)
  expect((await owner.call(listRowErrors, { id: only.id })).items).toMatchObject([{ number: 2 }])
  await owner.call(updateImport, { id: only.id, mode: 'create' })
  await files.check(only.id)
  expect((await owner.call(listRowErrors, { id: only.id })).items).toMatchObject([
    { number: 3, issues: [{ field: 'path', code: 'there_already' }] },
  ])
})

const part = fc.constantFrom('Women', 'women', 'Dresses', 'Tops / Blouses', 'Maxi', 'نساء', '5" screens')
const rowOf = fc
  .record({
    parts: fc.array(part, { minLength: 1, maxLength: 4 }),
    mark: fc.constantFrom(' / ', '>'),
    code: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constantFrom('A1', 'A2', 'WOMEN', 'DRESSES')),
    days: fc.constantFrom(null, '14', '-3', '#CLEAR'),
  })
  .map(({ parts, mark, code, days }): Cell[] => [
    parts.map((name) => (/[/>"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(mark),
    code,
    days,
  ])

test('drawn paths: done as checked, twice as once, an export changes nothing, and the undo leaves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rowOf, { minLength: 1, maxLength: 14 }), async (rows) => {
      const tenant = await server.company()
      const { companyId } = tenant
      const files = filesOf(tenant)
      const begun = await treeOf(companyId)
      const table = [['path', 'code', 'returnDays'], ...rows]
      const { id } = await files.upload(table)
      const checked = await files.check(id)
      const rowErrors = new Set((await tenant.owner.call(listRowErrors, { id })).items.map(({ number }) => number))
      expect((await files.commit(id)).outcome).toEqual(checked.counts)
      const before = await treeOf(companyId, `|| ' ' || version`)
      const sound = table.filter((_, at) => !rowErrors.has(at + 1))
      expect((await files.take(sound)).outcome).toMatchObject({ created: 0, changed: 0, refused: 0 })
      expect(await files.take(Buffer.from(await files.exported()))).toMatchObject({
        outcome: { changed: 0, refused: 0 },
      })
      expect(await treeOf(companyId, `|| ' ' || version`)).toEqual(before)
      await files.undo(id)
      expect(await treeOf(companyId)).toEqual(begun)
    }),
    { numRuns: isFull ? 80 : 6 },
  )
})
