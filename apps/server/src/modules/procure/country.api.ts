import { fail } from '@countinghouse/contract/errors'
import {
  changeCountries,
  countries,
  countriesPage,
  getCountry,
  updateCountry,
} from '@countinghouse/contract/procure/country'
import { sql } from 'kysely'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Completion } from '../../platform/lists/list-source.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import { readSelected } from '../../platform/lists/selection.ts'
import { changeCountry, changeMany } from './geography/change-country.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ sources }: Declared) => {
  const source = sources.find(({ listing }) => listing.name === countries.name)
  if (source === undefined) throw new Error('The list of countries is not declared.')
  return [
    handleRead(getCountry, async (ctx, reader, { id }) => {
      const { items } = await readSelected(reader, ctx, source, { selection: { ids: [id] } })
      return getCountry.output.parse(items[0] ?? fail('not_found'))
    }),
    handleWrite(updateCountry, changeCountry),
    handleWrite(changeCountries, (ctx, tx, input) => changeMany(ctx, tx, source, input)),
  ]
}

/** The name in the language of the reader. */
const named: Completion = async ({ locale }, _db, rows) =>
  locale === 'ar' ? rows.map((row) => ({ ...row, name: row['nameAr'] })) : rows

const completions = { [countries.name]: named }

/** Every company has all countries, including those without saved settings. */
const records: readonly RecordKind[] = [
  {
    type: countries.name,
    entity: countries.entity,
    page: countriesPage,
    named: (_companyId, ids) =>
      sql`select c.numeric_code::bigint as id, c.name as label from platform.country c where c.numeric_code::bigint = any(${ids}::bigint[])`,
  },
]

export const module = defineModule({ api, completions, records })
