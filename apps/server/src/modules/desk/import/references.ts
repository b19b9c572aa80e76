import { fieldModels, recordFields, referenceLists } from '@countinghouse/contract/field-model'
import type { Master } from '@countinghouse/contract/master'
import type { Reader, Tx } from '../../../platform/db.ts'
import type { AllowedValue, References } from '../../../platform/import/vocabulary.ts'
import { firstWords } from '../../../platform/pickers/pick-records.ts'
import { pickerTableOf } from '../../../platform/pickers/picker-table.ts'
import { sharedLists } from '../../../platform/pickers/shared-lists.ts'

/** What the shared lists allow to which a master's fields point. */
export async function referencesOf(reader: Reader | Tx, master: Master): Promise<References> {
  const references = new Map<string, readonly AllowedValue[]>()
  for (const list of referenceLists(fieldModels(master))) {
    const choices = await sharedLists[list]?.(reader)
    const allowed = choices?.map(({ code, name, nameAr, names }) => ({
      value: code,
      label: { en: name, ar: nameAr ?? code },
      names,
    }))
    if (allowed !== undefined) references.set(list, allowed)
  }
  return references
}

/** A form offers this many records of a list; any other is taken all the same. */
const mostOffered = 500

/** The same for a form that is filled in: with the first records of each list, as they are typed. */
export async function formReferences(reader: Reader, companyId: number, master: Master): Promise<References> {
  const references = new Map(await referencesOf(reader, master))
  for (const { list } of recordFields(fieldModels(master))) {
    const words = await firstWords(reader, companyId, pickerTableOf(list), mostOffered)
    references.set(
      list,
      words.map((value) => ({ value, label: { en: value, ar: value }, names: [value] })),
    )
  }
  return references
}
