import type { Client } from 'pg'
import { catalogueWords } from './catalogue-words.ts'

/** Units: bytes, of a table with its indexes, by its name. */
export type Sizes = Readonly<Record<string, number>>

const searchTables = ['search_word', 'search_record', 'word_ending', 'word_gap'] as const
/** Style codes count from here, so that all are of one length. */
const firstNumber = 100_000

/**
 * Fills a company with products in the style of a real catalogue: names of three to five words, some words in a tenth of all
 * products, others in a few; one variant and one barcode each, and the words of the search. As the superuser, set by set, past the
 * triggers, whose work is done at once. Answers what the search takes on disk.
 */
export async function fillProducts(client: Client, companyId: number, count: number): Promise<Sizes> {
  await client.query(
    `insert into procure.category (company_id, code, name) values ($1, 'BENCH', 'Bench') on conflict do nothing`,
    [companyId],
  )
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
  )
  await dropProducts(client, companyId)
  await client.query('select setseed(0.5)')
  // The digits are right by how they are made; checking them row by row would take most of the time.
  await client.query('alter table procure.barcode drop constraint barcode_check_digit')
  const dropped = await dropIndexes(client, ['procure.product', 'procure.variant', 'procure.barcode'])
  for (const statement of statements) {
    await client.query(statement, valuesOf(statement, { companyId, count }))
    // Beside a smaller company whose rows the planner knows, those of this one would count as none.
    await client.query(`analyze ${/^insert into (\S+)/.exec(statement)?.[1]}`)
  }
  for (const created of dropped) await client.query(created)
  await client.query(`
    alter table procure.barcode add constraint barcode_check_digit
      check (gtin14 is null or procure.has_check_digit(gtin14)) not valid`)
  await client.query('reset session_replication_role')
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
     where relnamespace = 'platform'::regnamespace and relname = any($1)`,
    [searchTables],
  )
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]))
}

/** Products of an earlier measurement or of the demo, and all rows that lead to one. */
async function dropProducts(client: Client, companyId: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    with recursive found (id) as (
      select 'procure.product'::regclass::oid
      union select c.conrelid from pg_constraint c join found on c.confrelid = found.id where c.contype = 'f')
    select found.id::regclass::text as name from found
    join pg_class t on t.oid = found.id and not t.relispartition
    join pg_attribute a on a.attrelid = found.id and a.attname = 'company_id'`)
  for (const { name } of rows) await client.query(`delete from ${name} where company_id = $1`, [companyId])
  for (const table of searchTables)
    await client.query(`delete from platform.${table} where company_id = $1 and entity = 'procure.product'`, [
      companyId,
    ])
}

/** The bare table with the indexes that a search past every policy may use. Source: docs/bench.md. */
export async function createLimitTable(client: Client, companyId: number, name: string): Promise<void> {
  await client.query(`
    create schema if not exists bench;
    create table bench.${name} as
      select p.id, p.code, b.code as barcode, p.name from procure.product p
      join procure.variant v on v.company_id = p.company_id and v.product_id = p.id
      join procure.barcode b on b.company_id = v.company_id and b.variant_id = v.id where p.company_id = ${companyId};
    alter table bench.${name} add primary key (id);
    create unique index on bench.${name} (barcode);
    create index on bench.${name} using gin (name extensions.gin_trgm_ops);
    create index on bench.${name} using gin (to_tsvector('simple', name))`)
  await client.query(`vacuum analyze bench.${name}`)
}

/** An index that grows row by row costs more than one that is made of all rows. Those of constraints stay. Answers how to make them again. */
async function dropIndexes(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; created: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as created from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ created }) => created)
}

/** A word by its commonness; beside the known ones stand thousands that are made of one of them and a common one. */
const anyWord = `words[1 + floor(array_length(words, 1) * random() ^ 2)::int]`
const rareWord = `${anyWord} || words[1 + floor(25 * random())::int]`

/** The digit that follows from a body of twelve. Source: GS1 General Specifications 7.9. */
const digits = (places: readonly number[]) => places.map((place) => `substr(b.body, ${place}, 1)::int`).join(' + ')
const checkDigit = `((10 - ((${digits([2, 4, 6, 8, 10, 12])}) * 3 + ${digits([1, 3, 5, 7, 9, 11])}) % 10) % 10)::text`

const statements = [
  `insert into procure.product (company_id, code, name, variant_words, category_id, tax_class_id, base_unit_id, status, updated_at)
   select $1, (${firstNumber} + n)::text || chr(65 + n % 26),
     upper(concat_ws(' ', ${anyWord}, ${anyWord}, case when random() < 0.3 then ${rareWord} else ${anyWord} end,
       case when random() < 0.75 then ${anyWord} end, case when random() < 0.3 then ${anyWord} end)),
     b.body || ${checkDigit}, (select min(id) from procure.category where company_id = $1),
     (select min(id) from procure.tax_class where company_id = $1), (select min(id) from procure.unit where company_id = $1),
     'active', now() - make_interval(mins => n)
   from generate_series(1, $2::int) n, (select $3::text[] as words) w, lateral (select '40' || lpad(n::text, 10, '0') as body) b`,
  `insert into procure.variant (company_id, product_id, sku) select p.company_id, p.id, p.code from procure.product p where p.company_id = $1`,
  `insert into procure.barcode (company_id, variant_id, code, kind, is_primary)
   select v.company_id, v.id, p.variant_words, 'ean13', true
   from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id where v.company_id = $1`,
  `insert into platform.search_word (company_id, entity, word, entity_id)
   select p.company_id, 'procure.product', w.word, p.id
   from procure.product p, lateral (
     select distinct word collate "C" as word from unnest(string_to_array(p.name_key || ' ' || p.code_key || ' ' || p.variant_words, ' ')) as word) w
   where p.company_id = $1 order by 3, 4`,
  `insert into platform.search_record (company_id, entity, entity_id, words)
   select w.company_id, w.entity, w.entity_id, ' ' || string_agg(w.word, ' ' order by w.word) || ' ' from platform.search_word w
   where w.company_id = $1 and w.entity = 'procure.product' group by w.company_id, w.entity, w.entity_id`,
  `insert into platform.word_ending (company_id, entity, ending, word)
   select $1, 'procure.product', e.ending, w.word
   from (select distinct word from platform.search_word where company_id = $1 and entity = 'procure.product') w, platform.endings_of(w.word) as e(ending)
   where platform.is_plain_word(w.word) order by 3, 4`,
  `insert into platform.word_gap (company_id, entity, gap, word)
   select $1, 'procure.product', g.gap, w.word
   from (select distinct word from platform.search_word where company_id = $1 and entity = 'procure.product') w, platform.gaps_of(w.word) as g(gap)
   where platform.is_plain_word(w.word) order by 3, 4`,
]

function valuesOf(statement: string, { companyId, count }: { companyId: number; count: number }): unknown[] {
  return statement.includes('$3') ? [companyId, count, catalogueWords] : [companyId]
}
