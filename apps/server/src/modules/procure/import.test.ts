import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { countsOf, importer } from '../../../../../tests/support/imports.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { bytesOf, readAll } from '../../../../../tests/support/spreadsheets.ts'
import { allChecks } from '../../cli/verify.ts'
import { applyRows } from '../../platform/bulk/apply-rows.ts'
import type { Outcome } from '../../platform/bulk/bulk-row.ts'
import { openDatabase } from '../../platform/database/db.ts'
import type { Cell } from '../../platform/spreadsheet/cell.ts'
import { writeCsv } from '../../platform/spreadsheet/write-csv.ts'
import { importChunk, lastMapping, refusedRows } from '../desk/index.ts'

const server = useServer()
const brandHeadings = ['Code', 'Name', 'Country', 'Maximum discount (%)', 'Warranty (months)', 'Private label']
const brandRow = (n: number): Cell[] => [
  `B${n}`,
  `Brand ${n}`,
  n % 2 === 0 ? 'DE' : 'Jordan',
  (n % 900) / 10,
  n % 60,
  'no',
]

/** 2,000 rows; every fiftieth has one of eight errors. */
function faultyBrands(): Cell[][] {
  const rowErrors: ((row: Cell[], n: number) => Cell[])[] = [
    ([code, , ...rest]) => [code ?? null, null, ...rest],
    ([, name, ...rest]) => ['!!', name ?? null, ...rest],
    ([code, name, , ...rest]) => [code ?? null, name ?? null, 'Germny', ...rest],
    (row) => row.with(3, 101),
    (row) => row.with(4, 'many'),
    (row) => row.with(5, 'maybe'),
    (row, n) => row.with(0, `b${n - 1}`),
    (row) => row.with(1, 'TAKEN  élsewhere'),
  ]
  return Array.from({ length: 2000 }, (_, index) => {
    const row = brandRow(index + 1)
    const rowError = rowErrors[Math.floor(index / 50) % rowErrors.length]
    return index % 50 === 49 && rowError !== undefined ? rowError(row, index + 1) : row
  })
}

const refusals = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap((one) =>
    one.kind === 'refused' ? [{ number: one.number, codes: one.issues.map(({ code }) => code) }] : [],
  )
const versions = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap((one) => (one.kind === 'refused' ? [] : [`${one.number} ${one.kind} ${one.version}`]))

test('2,000 brands with 40 faults: the check names them, the import takes the others, and again changes nothing', async () => {
  const tenant = await server.company()
  await tenant.owner.call(brand.routes.create, { code: 'THERE', name: 'Taken elsewhere' })
  const imports = importer(server, tenant, brand)
  const table = [brandHeadings, ...faultyBrands()]
  const checked = await imports.check(table)
  expect(countsOf(checked)).toEqual({ created: 1960, refused: 40 })
  const expected = [
    'required',
    'bad_characters',
    'unknown_value',
    'too_big',
    'no_number',
    'no_switch',
    'twice_in_file',
    'duplicate',
  ]
  expect(
    refusals(checked)
      .toSorted((one, other) => one.number - other.number)
      .map(({ number, codes }) => [number, codes.at(-1)]),
  ).toEqual(Array.from({ length: 40 }, (_, n) => [(n + 1) * 50 + 1, expected[n % 8]]))
  expect((await tenant.owner.call(brand.routes.list, {})).total).toEqual({ count: 1, exact: true })
  const { importId, outcomes } = await imports.run(table)
  expect(countsOf(outcomes)).toEqual({ created: 1960, refused: 40 })
  expect((await tenant.owner.call(brand.routes.list, { q: 'brand 1999' })).items).toMatchObject([
    { code: 'B1999', countryCode: 'JO', maxDiscountPpm: 199_000, isDiscountAllowed: true, version: 1 },
  ])
  const again = await imports.run(table)
  expect(countsOf(again.outcomes)).toEqual({ unchanged: 1960, refused: 40 })
  const audit = await query<{ count: number; people: number }>(
    server.database.maintUrl,
    `select count(*)::int as count, count(user_id)::int as people from platform.audit where company_id = $1 and entity = 'procure.brand'`,
    [tenant.companyId],
  )
  expect(audit).toEqual([{ count: 1961, people: 1961 }])
  const reader = server.app.db.reader(tenant)
  const refused = await bytesOf(writeCsv(refusedRows(reader, { companyId: tenant.companyId, importId, locale: 'en' })))
  const { cells } = await readAll(refused, 'refused.csv')
  expect(cells).toHaveLength(41)
  expect(cells.slice(0, 4)).toEqual([
    [...brandHeadings, 'Reason'],
    ['B50', null, 'DE', '5', '50', 'no', 'Enter a value.'],
    ['!!', 'Brand 100', 'DE', '10', '40', 'no', expect.stringContaining('characters')],
    ['B150', 'Brand 150', 'Germny', '15', '30', 'no', '“Germny” is not a valid value. Did you mean “Germany”?'],
  ])
  const corrected = cells.map((row, index) => (index === 3 ? row.with(2, 'Germany') : row))
  const repaired = await imports.run(corrected)
  expect(countsOf(repaired.outcomes)).toMatchObject({ created: 1 })
  const second = refusedRows(reader, { companyId: tenant.companyId, importId: repaired.importId, locale: 'ar' })
  expect((await second.next()).value).toEqual([...brandHeadings, 'السبب'])
  expect(
    (await lastMapping(reader, { companyId: tenant.companyId, userId: tenant.owner.user?.Usr_userid ?? 0 }, brand)).get(
      'maximum discount',
    ),
  ).toBe('maxDiscountPpm')
})

test('the rules of the database are found in the check too, all that a row breaks, and the search index stays true', async () => {
  const tenant = await server.company()
  const imports = importer(server, tenant, season)
  const headings = ['Code', 'Name', 'Type', 'Year', 'Buying from', 'Buying to', 'Selling from', 'Selling to']
  const table: Cell[][] = [
    headings,
    ['SS26', 'Summer', 'Spring and summer', '2026', '25.09.2025', '30.09.2025', null, null],
    ['SS27', 'Summer 27', 'ربيع وصيف', 2027, '30.09.2026', '25.09.2026', '2027-05-01', '2027-04-30'],
    ['NOS', 'Basics', 'continuity', 2027, new Date('2027-01-01'), null, null, null],
    ['SS26', 'Other', 'resort', 1999, null, null, null, null],
  ]
  const outcomes = await imports.check(table)
  const fields = new Map(
    outcomes.map((one) => [
      one.number,
      one.kind === 'refused' ? one.issues.map(({ field, code }) => `${field} ${code}`) : one.kind,
    ]),
  )
  expect(fields.get(2)).toBe('created')
  expect(fields.get(3)).toEqual(['buyingFrom rule', 'buyingTo rule', 'sellingFrom rule', 'sellingTo rule'])
  expect(fields.get(4)).toEqual(expect.arrayContaining(['type rule', 'buyingFrom rule']))
  expect(fields.get(5)).toEqual(['year too_small'])
  await imports.run(table)
  const changed = await imports.run([
    headings,
    ['ss26', 'Highsummer', 'Spring and summer', '2026', null, null, null, null],
  ])
  expect(changed.outcomes).toMatchObject([
    { kind: 'changed', before: { code: 'SS26', name: 'Summer', buyingFrom: '2025-09-25', buyingTo: '2025-09-30' } },
  ])
  expect((await tenant.owner.call(season.routes.list, { q: 'highsummer' })).items).toHaveLength(1)
  const maint = openDatabase({ url: server.database.maintUrl, size: 1 })
  const words = allChecks.find(({ id }) => id === 'platform.words_agree')
  expect(
    await maint.snapshot({ companyId: null }, (reader) => words?.issues(reader) ?? Promise.resolve(['gone'])),
  ).toEqual([])
  await maint.close()
})

test('an undone import leaves what was touched or is used, names it, and puts back the rest', async () => {
  const tenant = await server.company()
  const { owner, companyId } = tenant
  const imports = importer(server, tenant, brand)
  const old = await owner.call(brand.routes.create, { code: 'B1', name: 'Old name', warrantyMonths: 12 })
  const { importId, outcomes } = await imports.run([brandHeadings, ...[1, 2, 3, 4, 5].map(brandRow)])
  expect(versions(outcomes)).toEqual(['2 changed 2', ...[3, 4, 5, 6].map((number) => `${number} created 1`)])
  const idOf = async (code: string) => (await owner.call(brand.routes.list, { q: code })).items[0]?.id ?? 0
  await owner.call(brand.routes.update, { id: await idOf('B2'), version: 1, name: 'Touched' })
  await owner.call(brand.routes.delete, { id: await idOf('B3'), version: 1 })
  await query(
    server.database.ownerUrl,
    `create table procure.brand_user_for_import (
       company_id bigint not null, id bigint generated always as identity, brand_id bigint not null, primary key (company_id, id),
       foreign key (company_id, brand_id) references procure.brand);
     grant select on procure.brand_user_for_import to app`,
  )
  await query(
    server.database.ownerUrl,
    'insert into procure.brand_user_for_import (company_id, brand_id) values ($1, $2)',
    [companyId, await idOf('B4')],
  )
  expect(await imports.undo(importId)).toEqual({
    undone: 2,
    kept: expect.arrayContaining([
      { number: 3, reason: 'changed_meanwhile' },
      { number: 4, reason: 'gone' },
      { number: 5, reason: 'used_elsewhere' },
    ]),
  })
  expect(await owner.call(brand.routes.get, { id: old.id })).toMatchObject({
    name: 'Old name',
    warrantyMonths: 12,
    countryCode: null,
    version: 3,
  })
  expect((await owner.call(brand.routes.list, {})).items.map(({ code }) => code).toSorted()).toEqual(['B1', 'B2', 'B4'])
  await expect(imports.undo(importId)).rejects.toMatchObject({ code: 'state_conflict' })
})

test('an import is not undone after a week, nor by another company', async () => {
  const tenant = await server.company()
  const imports = importer(server, tenant, brand)
  const { importId } = await imports.run([brandHeadings, brandRow(1)])
  const stranger = importer(server, await server.company(), brand)
  await expect(stranger.undo(importId)).rejects.toMatchObject({ code: 'not_found' })
  await query(
    server.database.superUrl,
    `update desk.import set ended_at = now() - interval '7 days 1 minute' where id = $1`,
    [importId],
  )
  await expect(imports.undo(importId)).rejects.toMatchObject({ code: 'state_conflict' })
})

test('a chunk that is repeated does nothing', async () => {
  const tenant = await server.company()
  const imports = importer(server, tenant, brand)
  const { importId, outcomes } = await imports.run([brandHeadings, brandRow(1), brandRow(2)])
  expect(countsOf(outcomes)).toEqual({ created: 2 })
  const rows = [2, 3].map((number) => ({
    read: { number, id: null, values: { code: `B${number}`, name: 'Another name' }, issues: [] },
    cells: [],
  }))
  const repeated = await imports.step((ctx, tx) => importChunk(ctx, tx, { importId, master: brand }, rows))
  expect(repeated).toEqual([])
  expect((await tenant.owner.call(brand.routes.list, { q: 'another' })).items).toEqual([])
})

test('what only writing shows is found row by row, and the others are written', async () => {
  const tenant = await server.company()
  const imports = importer(server, tenant, brand)
  const rows = Array.from({ length: 9 }, (_, n) => ({
    number: n + 1,
    id: null,
    values: { code: `C${n}`, name: `Written ${n}`, countryCode: n % 4 === 0 ? 'ZZ' : 'DE' },
  }))
  const outcomes = await imports.step((ctx, tx) => applyRows(ctx, tx, brand, rows))
  expect(refusals(outcomes)).toEqual([1, 5, 9].map((number) => ({ number, codes: ['not_a_choice'] })))
  const { items } = await tenant.owner.call(brand.routes.list, { q: 'written' })
  expect(items.map(({ code }) => code).toSorted()).toEqual(['C1', 'C2', 'C3', 'C5', 'C6', 'C7'])
})
