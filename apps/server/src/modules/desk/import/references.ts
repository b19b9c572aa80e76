import { fieldModels, recordFields, referenceLists } from '@countinghouse/contract/field-model'
import type { Listing } from '@countinghouse/contract/listing'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { ImportColumn } from '../../../platform/import/import-columns.ts'
import { importColumns } from '../../../platform/import/import-columns.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { AllowedValue, References } from '../../../platform/import/vocabulary.ts'
import { firstWords } from '../../../platform/pickers/pick-records.ts'
import { pickerTableOf } from '../../../platform/pickers/picker-table.ts'
import { sharedLists } from '../../../platform/pickers/shared-lists.ts'
import type { Target } from './targets.ts'
import { ownerOf } from './targets.ts'

/** All possible columns of a file for a target. */
export async function columnsOf(
  ctx: Pick<Ctx, 'companyId' | 'grants'>,
  db: Reader | Tx,
  target: Target,
): Promise<readonly ImportColumn[]> {
  const owner = await ownerOf(ctx, db, target)
  return importColumns(owner, await referencesOf(db, ctx.companyId, owner))
}

/** A list or master. */
type Owner = Pick<Listing, 'fields'>

/** Values of the shared lists to which the fields of a list or master refer, and the currency of amounts. */
export async function referencesOf(db: Reader | Tx, companyId: number, owner: Owner): Promise<References> {
  const lists = new Map<string, readonly AllowedValue[]>()
  for (const list of referenceLists(fieldModels(owner))) {
    const choices = await sharedLists[list]?.(db)
    const allowed = choices?.map(({ code, name, nameAr, names }) => ({
      value: code,
      label: { en: name, ar: nameAr ?? code },
      names,
    }))
    if (allowed !== undefined) lists.set(list, allowed)
  }
  return { lists, currency: await currencyOf(db, companyId, owner) }
}

/** The same, with codes of shared lists as labels. */
export async function plainReferences(db: Reader | Tx, companyId: number, owner: Owner): Promise<References> {
  return { lists: new Map(), currency: await currencyOf(db, companyId, owner) }
}

/** The company currency; '' where no field is an amount. */
async function currencyOf(db: Reader | Tx, companyId: number, owner: Owner): Promise<string> {
  if (!fieldModels(owner).some(({ widget }) => widget === 'amount')) return ''
  const { base_currency: currency } = await db
    .selectFrom('erp.company')
    .select('base_currency')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return currency
}

/** Maximum records of a list in a template; other records are accepted as well. */
const mostOffered = 500

/** The same for a template: with the first records of each list in the form in which they are entered. */
export async function formReferences(reader: Reader, companyId: number, owner: Owner): Promise<References> {
  const { lists: shared, currency } = await referencesOf(reader, companyId, owner)
  const lists = new Map(shared)
  for (const { list } of recordFields(fieldModels(owner))) {
    const words = await firstWords(reader, companyId, pickerTableOf(list), mostOffered)
    lists.set(
      list,
      words.map((value) => ({ value, label: { en: value, ar: value }, names: [value] })),
    )
  }
  return { lists, currency }
}
