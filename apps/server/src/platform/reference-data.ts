import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { parseCsv } from './csv.ts'

const countriesFile = new URL('../../../../data/countries.csv', import.meta.url)

/** Loads the shipped reference lists, as role owner; run again it only adds and corrects. Source: data/README.md. */
export async function loadReferenceData(ownerUrl: string): Promise<void> {
  const countries = parseCsv(await readFile(countriesFile, 'utf8'))
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
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
      `insert into platform.country (code, alpha3, numeric_code, name, name_ar, official_name, currency_code, dial_code, region, subregion)
       select c.alpha2, c.alpha3, c.numeric, c.name_en, c.name_ar, c.official_name_en, nullif(c.currency, ''), c.dial, c.region, c.subregion
       from jsonb_to_recordset($1) as c(alpha2 text, alpha3 text, numeric text, name_en text, name_ar text, official_name_en text,
         currency text, dial text, region text, subregion text)
       on conflict (code) do update set name = excluded.name, name_ar = excluded.name_ar, currency_code = excluded.currency_code`,
      [JSON.stringify(countries)],
    )
  } finally {
    await client.end()
  }
}
