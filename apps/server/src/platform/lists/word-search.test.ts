import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { searchRecords } from '@countinghouse/contract/desk/search'
import { brand } from '@countinghouse/contract/procure/brand'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { matchesIn } from '../../../../../tests/support/naive-search.ts'
import type { Searched } from '../../../../../tests/support/naive-search.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { seededRandom } from '../../demo/random.ts'

const server = useServer({ isOwn: true })

const vocabulary =
  'shirt shirts short skirt stripe striped cotton button lantern candle candlestick holder rose rosebud blue bluelake lake crème noël شمعة شموع قميص قميصان وردة حامل'.split(
    ' ',
  )

test('a list finds by whole codes and names, beginnings, fragments and typos what a matcher in memory finds, the better ones first', async () => {
  const { owner, companyId } = await server.company()
  const records = await addBrands(companyId, 150)
  const anyRecord = fc.constantFrom(...records)
  const anyWord = anyRecord.chain(({ name, code }) => fc.constantFrom(...name.split(' '), code))
  const place = fc.nat({ max: 12 })
  const part = fc
    .tuple(anyWord, place, fc.integer({ min: 1, max: 8 }))
    .map(([word, from, size]) => word.slice(from % word.length, (from % word.length) + size))
  const requested = fc.oneof(
    anyWord,
    part,
    anyRecord.map(({ name }) => name.toUpperCase()),
    anyRecord.map(({ code }) => code.toLowerCase()),
    fc.tuple(anyWord, place, fc.nat({ max: 3 })).map(typo),
    fc.tuple(anyWord, part).map((words) => words.join(' ')),
    fc.tuple(anyWord, fc.tuple(anyWord, place, fc.nat({ max: 3 })).map(typo)).map((words) => words.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(
      requested.filter((q) => q.trim() !== ''),
      async (q) => {
        const found = await owner.call(brand.routes.list, { q, limit: 200 })
        const expected = matchesIn(records, q)
        const match = (id: number) => expected.get(id) ?? null
        const ids = found.items.map(({ id }) => id)
        expect([...ids].sort(), q).toEqual([...expected.keys()].sort())
        expect(ids.map(match), q).toEqual(ids.map(match).toSorted())
        expect(found.isSimilar ?? false, q).toBe(ids.length > 0 && match(ids[0] ?? 0) === 3)
      },
    ),
    { numRuns: 150 },
  )
})

test('a filter leaves what matches of all records, not of the first that a search considers', async () => {
  const { owner, companyId } = await server.company()
  const number = (n: number) => String(n).padStart(3, '0')
  await addNamed(
    companyId,
    Array.from({ length: 500 }, (_, n) => [`S${number(n)}`, `Shirt ${number(n)}`] as const),
  )
  await query(
    server.database.superUrl,
    `update procure.brand set country_code = 'NL' where company_id = $1 and id in (
       select id from procure.brand where company_id = $1 order by id desc limit 3)`,
    [companyId],
  )
  const country = { countryCode: ['NL'] }
  const found = await owner.call(brand.routes.list, { q: 'shirt', ...country })
  expect(found.items.map(({ code }) => code)).toEqual(['S497', 'S498', 'S499'])
  expect(found.total).toEqual({ count: 3, exact: true })
  expect((await owner.call(brand.routes.list, { q: 'shirt 49', ...country })).items).toHaveLength(3)
  const all = await owner.call(brand.routes.list, { q: 'shirt' })
  expect(all.total).toEqual({ count: 300, exact: false })
})

test('list, pickers and palette say that they found only what is spelled alike', async () => {
  const { owner, companyId } = await server.company()
  await addNamed(companyId, [
    ['S1', 'Linen shirt'],
    ['S2', 'Silk shirts'],
    ['Q1', 'قميص قطن'],
    ['4711', 'Cologne'],
  ])
  const cases = [
    ['shrit', ['Linen shirt', 'Silk shirts']],
    ['shrt', ['Linen shirt', 'Silk shirts']],
    ['shixrt', ['Linen shirt', 'Silk shirts']],
    ['shxrt', ['Linen shirt', 'Silk shirts']],
    ['linne shirt', ['Linen shirt']],
    ['قيمص', ['قميص قطن']],
    ['قميز', ['قميص قطن']],
    ['sirtx', []],
    ['4712', []],
    ['sht', []],
  ] as const
  for (const [q, names] of cases) {
    const list = await owner.call(brand.routes.list, { q })
    expect(
      list.items.map(({ name }) => name),
      q,
    ).toEqual(names)
    expect(list.isSimilar ?? false, q).toBe(names.length > 0)
    const { [brand.entity]: picked } = await owner.call(bindMaster, { lists: [brand.entity], q })
    expect(
      picked?.items.map(({ name }) => name),
      q,
    ).toEqual(names)
    expect(picked?.isSimilar ?? false, q).toBe(names.length > 0)
    expect(await inPalette(owner, q), q).toEqual([names, names.length > 0])
  }
  expect(await inPalette(owner, 'shir')).toEqual([['Linen shirt', 'Silk shirts'], false])
})

test('text amid a number is found where nothing begins so, and is no typo', async () => {
  const { owner, companyId } = await server.company()
  await addNamed(companyId, [['AB-90210-X', 'Long number']])
  expect(await inPalette(owner, '021')).toEqual([['Long number'], false])
  expect((await owner.call(brand.routes.list, { q: '0210' })).items).toHaveLength(1)
})

test('what no record is called any more is forgotten, and comes back with its record', async () => {
  const { owner, companyId } = await server.company()
  const created = await owner.call(brand.routes.create, { code: 'T1', name: 'Temporary' })
  const known = async () =>
    await query(
      server.database.superUrl,
      `select word from platform.word_ending where company_id = $1 and entity = 'procure.brand' and ending = word
       union all select word from platform.word_gap where company_id = $1 and gap = 'emporary'`,
      [companyId],
    )
  await owner.call(brand.routes.update, { id: created.id, version: 1, name: 'Permanent' })
  expect((await known()).map(({ word }) => word)).toContain('temporary')
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql`select platform.forget_words(${companyId}) as forgotten`.execute(tx)
    expect(rows).toEqual([{ forgotten: 1 }])
  })
  expect(await known()).toEqual([{ word: 'permanent' }])
  await owner.call(brand.routes.create, { code: 'T2', name: 'Temporary' })
  expect((await owner.call(brand.routes.list, { q: 'emporar' })).items).toHaveLength(1)
})

test('of 20,000 records a search reads what it needs, through indexes, and leaves common words early', async () => {
  const { companyId } = await server.company()
  await query(
    server.database.superUrl,
    `select platform.add_words('bench.thing', array_agg($1::bigint), array_agg(n::bigint),
       array_agg('K' || 100000 + n || ' shirt ' || (array['blue', 'candle', 'lantern'])[1 + n % 3] || case when n % 5000 = 0 then ' zebrawood' else '' end))
     from generate_series(1, 20000) n`,
    [companyId],
  )
  await query(server.database.superUrl, 'analyze platform.search_word, platform.search_record')
  const most: readonly (readonly [q: string, found: number, entries: number])[] = [
    ['shi', 300, 500],
    ['hir', 300, 900],
    ['zebra', 4, 20],
    ['brawo', 4, 20],
    ['zebra shirt', 4, 1000],
    ['zzq', 0, 10],
    ['zberawood', 4, 200],
    ['shrit', 300, 3000],
    ['k100017', 1, 10],
    ['19017', 1, 10_100],
  ]
  for (const [q, found, entries] of most) {
    const read = await entriesRead(companyId, q)
    expect(read, q).toMatchObject({ found, scans: 0 })
    expect(read.entries, q).toBeLessThanOrEqual(entries)
  }
})

/** How many records a search finds, how often it scans a table, and how many entries of indexes it reads. */
async function entriesRead(companyId: number, q: string) {
  // Counted of the connection, which may have read before.
  const counters = sql<{ scans: number; entries: number }>`
    select coalesce(sum(pg_stat_get_xact_numscans(c.oid)) filter (where c.relkind = 'r'), 0)::int as scans,
      coalesce(sum(pg_stat_get_xact_tuples_returned(c.oid)) filter (where c.relkind = 'i'), 0)::int as entries
    from pg_class c where c.relnamespace = 'platform'::regnamespace and c.relname ~ '^(search|word)_'`
  return await server.app.db.snapshot({ companyId }, async (reader) => {
    const [before] = (await counters.execute(reader)).rows
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from platform.find_records(${companyId}, 'bench.thing', ${q}, 300, true)`.execute(
      reader,
    )
    const [after] = (await counters.execute(reader)).rows
    return {
      found: rows[0]?.found,
      scans: (after?.scans ?? Infinity) - (before?.scans ?? 0),
      entries: (after?.entries ?? Infinity) - (before?.entries ?? 0),
    }
  })
}

async function inPalette(client: Client, q: string): Promise<[string[], boolean]> {
  const { groups, isSimilar } = await client.call(searchRecords, { q })
  const brands = groups.filter(({ entity }) => entity === brand.entity)
  return [brands.flatMap(({ items }) => items.map(({ label }) => label)), isSimilar]
}

/** Names of two or three words, some words far more common than others, under codes of a letter and a number. */
async function addBrands(companyId: number, count: number): Promise<Searched[]> {
  const random = seededRandom(11)
  const word = () => vocabulary[Math.floor(random() ** 1.5 * vocabulary.length)] ?? ''
  const names = new Set<string>()
  while (names.size < count) names.add(`${word()} ${word()}${random() < 0.5 ? ` ${word()}` : ''} ${names.size}`)
  return await addNamed(
    companyId,
    [...names].map((name, place) => [`k${7 * place + 100}`, name]),
  )
}

async function addNamed(companyId: number, named: readonly (readonly [string, string])[]): Promise<Searched[]> {
  return await query<Searched>(
    server.database.superUrl,
    `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed)
     select $1, r ->> 0, r ->> 1, false, true from jsonb_array_elements($2::jsonb) r returning id::int, code, name`,
    [companyId, JSON.stringify(named)],
  )
}

function typo([word, place, kind]: readonly [string, number, number]): string {
  const at = place % word.length
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  if (kind === 0) return before + after
  if (kind === 1) return `${before}${letter}z${after}`
  if (kind === 2) return `${before}z${after}`
  return `${before}${after.charAt(0)}${letter}${after.slice(1)}`
}
