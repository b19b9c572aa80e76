import { fieldModels, referenceLists } from '@countinghouse/contract/field-model'
import type { Listing } from '@countinghouse/contract/listing'
import type { Reader, Tx } from '../../../platform/db.ts'
import type { AllowedValue, References } from '../../../platform/import/vocabulary.ts'

type Load = (reader: Reader | Tx) => Promise<AllowedValue[]>
const loads: Readonly<Record<string, Load>> = { country: countries, currency: currencies }

/** What the shared lists allow to which the fields of a list or master point. */
export async function referencesOf(reader: Reader | Tx, owner: Pick<Listing, 'fields'>): Promise<References> {
  const references = new Map<string, readonly AllowedValue[]>()
  for (const list of referenceLists(fieldModels(owner))) {
    const load = loads[list]
    if (load !== undefined) references.set(list, await load(reader))
  }
  return references
}

async function countries(reader: Reader | Tx): Promise<AllowedValue[]> {
  const rows = await reader
    .selectFrom('platform.country')
    .select(['code', 'alpha3', 'name', 'name_ar', 'official_name'])
    .orderBy('name')
    .execute()
  return rows.map(({ code, alpha3, name, name_ar, official_name }) => ({
    value: code,
    label: { en: name, ar: name_ar },
    names: [code, name, name_ar, official_name, alpha3],
  }))
}

async function currencies(reader: Reader | Tx): Promise<AllowedValue[]> {
  const rows = await reader.selectFrom('platform.currency').select(['code', 'name']).orderBy('code').execute()
  return rows.map(({ code, name }) => ({ value: code, label: { en: name, ar: code }, names: [code, name] }))
}
