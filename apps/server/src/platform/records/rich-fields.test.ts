import { season } from '@countinghouse/contract/procure/season'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { fieldSlice, kiosk, kioskTables } from '../../../../../tests/support/field-slice.ts'
import { countsOf, importer } from '../../../../../tests/support/imports.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { readAll } from '../../../../../tests/support/spreadsheets.ts'

const server = useServer({ more: [fieldSlice] })
const { routes } = kiosk

beforeAll(async () => {
  await query(server.database.ownerUrl, kioskTables)
})

test('an amount is found between two figures, each in its own currency where it has one', async () => {
  const { owner } = await server.company()
  for (const [code, rentMinor, currencyCode, depositMinor] of [
    ['GBP', 10_000, 'GBP', 5000],
    ['JPY', 12_050, 'JPY', 50],
    ['KWD', 99_999_999_999, 'KWD', 50_500],
    ['NONE', null, null, null],
  ] as const)
    await owner.call(routes.create, { code, name: code, rentMinor, currencyCode, depositMinor })
  const codes = async (requested: Record<string, unknown>) =>
    (await owner.call(routes.list, { ...requested, sort: ['code'] })).items.map(({ code }) => code)
  expect(await codes({ 'rentMinor.atLeast': 12_050 })).toEqual(['JPY', 'KWD'])
  expect(await codes({ 'rentMinor.between': [12_050, 10_000] })).toEqual(['GBP', 'JPY'])
  // 50 pounds, 50 yen, 50.5 dinars.
  expect(await codes({ 'depositMinor.atMost': 5000 })).toEqual(['GBP', 'JPY'])
  expect(await codes({ depositMinor: [5000] })).toEqual(['GBP', 'JPY'])
  expect(await codes({ 'depositMinor.empty': true })).toEqual(['NONE'])
  expect(await codes({ sort: ['-rentMinor'], limit: 50 })).toHaveLength(4)
})

test('an import reads amounts by the digits of their currency, and refuses what is in doubt in words', async () => {
  const tenant = await server.company()
  const imports = importer(server, tenant, kiosk)
  const { outcomes } = await imports.run([
    ['Code', 'Name', 'Rent (GBP)', 'Currency', 'Deposit'],
    ['K1', 'One', '1.234,50', 'JPY', '500'],
    ['K2', 'Two', 1234.5, 'KWD', 1.234],
    ['K3', 'Three', '1.234', null, null],
    ['K4', 'Four', '12.345,678', null, null],
    ['K5', 'Five', null, null, 20],
    ['K6', 'Six', null, 'GBP', 10_001],
    ['K7', 'Seven', null, 'JPY', 10.5],
  ])
  expect(countsOf(outcomes)).toEqual({ created: 3, refused: 4 })
  const rows = (await tenant.owner.call(routes.list, { sort: ['code'] })).items
  expect(rows.map(({ rentMinor, depositMinor }) => [rentMinor, depositMinor])).toEqual([
    [123_450, 500],
    [123_450, 1234],
    // The first row shows that a comma stands before decimals.
    [123_400, null],
  ])
  const words = outcomes.flatMap((one) => (one.kind === 'refused' ? one.issues.map(({ message }) => message) : []))
  expect(words).toEqual([
    'Enter GBP amounts with at most 2 decimals.',
    'Enter the currency of 20 in the same row.',
    'Enter 10000.00 or less.',
    'Enter JPY amounts with no decimals.',
  ])
})

test('an export writes major units under a heading with the currency, and is read back as it is', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  await owner.call(routes.create, {
    code: 'K1',
    name: 'One',
    rentMinor: 123_456,
    currencyCode: 'KWD',
    depositMinor: 1234,
  })
  await owner.call(routes.create, { code: 'K2', name: 'Two' })
  const requested = { selection: { matching: {}, except: [] }, format: 'csv', sort: ['code'] } as const
  for (const more of [
    { columns: ['code', 'name', 'rentMinor', 'currencyCode', 'depositMinor'] },
    { isReimportable: true },
  ]) {
    const { text } = await owner.send(routes.exportNow, { ...requested, ...more })
    const { cells } = await readAll(Buffer.from(text), 'a.csv')
    if (!('isReimportable' in more))
      expect(cells).toEqual([
        ['Code', 'Name', 'Rent (GBP)', 'Currency', 'Deposit'],
        ['K1', 'One', '1234.56', 'Kuwaiti Dinar', '1.2340'],
        ['K2', 'Two', null, null, null],
      ])
    expect(countsOf((await importer(server, tenant, kiosk).run(cells)).outcomes)).toEqual({ unchanged: 2 })
  }
})

test('typed cells are amounts as the reader’s language writes them; many are raised at once, and one without a currency of its own alone', async () => {
  const { owner } = await server.company()
  const { readings } = await owner.call(season.routes.readCells, {
    cells: { budgetMinor: ['1,234', '12.5', '1.234', '-1'] },
  })
  expect(readings['budgetMinor']).toMatchObject([
    { value: 123_400 },
    { value: 1250 },
    { problem: { message: 'This could mean 1.234 or 1234. Enter the amount without thousands separators.' } },
    { problem: { message: 'Enter 0.00 or more.' } },
  ])
  const change = (field: string) =>
    owner.send(routes.editMany, { selection: { ids: [1] }, changes: { [field]: { how: 'raise', by: 100 } } })
  expect((await change('rentMinor')).status).toBe(200)
  expect((await change('depositMinor')).status).toBe(400)
})

test('weights, lengths and times are found between two figures, read in their units, written so and read back', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const imports = importer(server, tenant, kiosk)
  const { outcomes } = await imports.run([
    ['Code', 'Name', 'Weight (kg)', 'Width', 'Opens'],
    ['K1', 'One', '1,5', '12,5 cm', '9:30 pm'],
    ['K2', 'Two', 0.25, 20, 0.5],
    ['K3', 'Three', '501', null, '25:00'],
    ['K4', 'Four', '0,1234', null, '٠٨:٠٥'],
  ])
  expect(countsOf(outcomes)).toEqual({ created: 2, refused: 2 })
  const words = outcomes.flatMap((one) => (one.kind === 'refused' ? one.issues.map(({ message }) => message) : []))
  expect(words).toEqual([
    'Enter 500 or less.',
    '“25:00” is not a time. Enter a time such as 09:30.',
    'Enter at most 3 decimals.',
  ])
  const rows = async (requested: Record<string, unknown>) =>
    (await owner.call(routes.list, { ...requested, sort: ['code'] })).items
  expect(await rows({})).toMatchObject([
    { weightGrams: 1500, widthMm: 125, opensAt: '21:30' },
    { weightGrams: 250, widthMm: 200, opensAt: '12:00' },
  ])
  const codes = async (requested: Record<string, unknown>) => (await rows(requested)).map(({ code }) => code)
  expect(await codes({ 'weightGrams.atLeast': 1500 })).toEqual(['K1'])
  expect(await codes({ 'opensAt.between': ['08:00', '12:00'] })).toEqual(['K2'])
  const requested = { selection: { matching: {}, except: [] }, format: 'csv', sort: ['code'] } as const
  const { text } = await owner.send(routes.exportNow, {
    ...requested,
    columns: ['code', 'name', 'weightGrams', 'widthMm', 'opensAt'],
  })
  const { cells } = await readAll(Buffer.from(text), 'a.csv')
  expect(cells.slice(0, 2)).toEqual([
    ['Code', 'Name', 'Weight (kg)', 'Width (cm)', 'Opens'],
    ['K1', 'One', '1.5', '12.5', '21:30'],
  ])
  expect(countsOf((await importer(server, tenant, kiosk).run(cells)).outcomes)).toEqual({ unchanged: 2 })
})
