import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { parseCsv } from '../lists/csv.ts'

const dataFolder = new URL('../../../../../data/', import.meta.url)

/** Loads the shipped reference lists, as role owner; run again it only adds and corrects. Source: data/README.md. */
export async function loadReferenceData(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await loadCountries(client)
    await loadWorldPorts(client)
  } finally {
    await client.end()
  }
}

async function loadCountries(client: pg.Client): Promise<void> {
  const rules = new Map(parseCsv(await readText('country-rules.csv')).map((rule) => [rule['code'], rule]))
  const countries = parseCsv(await readText('countries.csv')).map((country) => ({
    ...country,
    ...rules.get(country['alpha2']),
  }))
  await client.query(
    `insert into platform.currency (code, name, minor_unit)
     select distinct on (c.currency) c.currency, c.currency_name, c.currency_minor_unit::int
     from jsonb_to_recordset($1) as c(currency text, currency_name text, currency_minor_unit text)
     where c.currency ~ '^[A-Z]{3}$' and c.currency_minor_unit ~ '^[0-4]$'
     order by c.currency, c.currency_name
     on conflict (code) do update set name = excluded.name, minor_unit = excluded.minor_unit`,
    [JSON.stringify(countries)],
  )
  await client.query(
    `insert into platform.country as k (code, alpha3, numeric_code, name, name_ar, official_name, currency_code, dial_code, region, subregion,
       region_code, subregion_code, capital, top_level_domain, languages, is_eu_member, postcode_label, postcode_pattern, postcode_example)
     select c.alpha2, c.alpha3, c.numeric, c.name_en, c.name_ar, c.official_name_en, nullif(c.currency, ''), c.dial, c.region, c.subregion,
       nullif(c.region_code, ''), nullif(c.subregion_code, ''), nullif(c.capital, ''), nullif(c.tld, ''), nullif(c.languages, ''),
       coalesce(c.eu_member = 'yes', false), nullif(c.postcode_label, ''), nullif(c.postcode_pattern, ''), nullif(c.postcode_example, '')
     from jsonb_to_recordset($1) as c(alpha2 text, alpha3 text, numeric text, name_en text, name_ar text, official_name_en text,
       currency text, dial text, region_code text, region text, subregion_code text, subregion text, capital text, tld text, languages text,
       eu_member text, postcode_label text, postcode_pattern text, postcode_example text)
     on conflict (code) do update set name = excluded.name, name_ar = excluded.name_ar, official_name = excluded.official_name,
       currency_code = excluded.currency_code, dial_code = excluded.dial_code, region = excluded.region, subregion = excluded.subregion,
       region_code = excluded.region_code, subregion_code = excluded.subregion_code, capital = excluded.capital,
       top_level_domain = excluded.top_level_domain, languages = excluded.languages, is_eu_member = excluded.is_eu_member,
       postcode_label = excluded.postcode_label, postcode_pattern = excluded.postcode_pattern, postcode_example = excluded.postcode_example
     where (k.*) is distinct from (excluded.*)`,
    [JSON.stringify(countries)],
  )
}

const portsSetting = 'reference.unlocode'

/** The list is long, so it is compared with what was loaded last by its digest. What a later list leaves out stays. */
async function loadWorldPorts(client: pg.Client): Promise<void> {
  const packed = await readFile(new URL('un-locode-ports.tsv.gz', dataFolder))
  const digest = JSON.stringify(createHash('sha256').update(packed).digest('hex'))
  const { rowCount } = await client.query(
    'select from platform.installation_setting where key = $1 and value = $2::jsonb',
    [portsSetting, digest],
  )
  if (rowCount === 1) return
  const [, ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split('\n')
  await client.query(
    `with loaded as (
       insert into platform.unlocode as u (code, name, other_names, name_key, country, subdivision, status, functions, iata, latitude_micro, longitude_micro)
       select p[1], p[2], nullif(p[3], ''), lower(extensions.unaccent('extensions.unaccent'::regdictionary, btrim(p[2] || ' ' || p[3]))), c.code, nullif(p[5], ''), nullif(p[6], ''), p[7], nullif(p[8], ''), nullif(p[9], '')::integer, nullif(p[10], '')::integer
       from (select string_to_array(line, E'\\t') p from string_to_table($1, E'\\n') line) places
       left join platform.country c on c.code = p[4]
       on conflict (code) do update set name = excluded.name, other_names = excluded.other_names, name_key = excluded.name_key, country = excluded.country,
         subdivision = excluded.subdivision, status = excluded.status, functions = excluded.functions, iata = excluded.iata,
         latitude_micro = excluded.latitude_micro, longitude_micro = excluded.longitude_micro)
     insert into platform.installation_setting (key, value) values ($2, $3::jsonb)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [lines.join('\n'), portsSetting, digest],
  )
}

function readText(name: string): Promise<string> {
  return readFile(new URL(name, dataFolder), 'utf8')
}
