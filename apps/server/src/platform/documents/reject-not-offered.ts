import type { Document } from '@countinghouse/contract/document'
import { fail } from '@countinghouse/contract/errors'
import type { FieldModel } from '@countinghouse/contract/field-model'
import { fieldModels, isLines } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'
import { pickerTableOf } from '../pickers/picker-table.ts'

type Values = Readonly<Record<string, unknown>>
type Named = { readonly at: string; readonly field: FieldModel; readonly id: number }

/**
 * What a document names anew and its field does not take, such as a service among the lines of a receipt. Of lists that say what narrows
 * them; a document keeps what it named before. Throws: invalid_input at each field.
 */
export async function rejectNotOffered(
  { companyId, locale }: Ctx,
  tx: Tx,
  document: Document,
  { before, values }: { readonly before: Values | null; readonly values: Values },
): Promise<void> {
  const fields = fieldModels(document)
  const known = new Set(before === null ? [] : namedIn(fields, before).map(keyOf))
  const named = namedIn(fields, values).filter((one) => !known.has(keyOf(one)))
  const refused: Record<string, { code: string; message: string }[]> = {}
  for (const [field, some] of Map.groupBy(named, (one) => one.field)) {
    const { narrowed = {}, label, refusal = text.not_a_choice } = pickerTableOf(field.list ?? '')
    const taken = Object.entries(field.within).map(
      ([name, held]) => sql`(${narrowed[name] ?? sql`null`})::text = any(${fixed(held)}::text[])`,
    )
    const { rows } = await sql<{ id: number; name: string }>`
      select r.id, ${label} as name from ${sql.table(field.list ?? '')} r
      where r.company_id = ${companyId} and r.id = any(${[...new Set(some.map(({ id }) => id))]}::bigint[])
        and not (${sql.join(taken, sql` and `)})`.execute(tx)
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    for (const { at, id } of some) {
      const name = names.get(id)
      if (name !== undefined) refused[at] = [{ code: 'not_offered', message: format(refusal, locale, { name }) }]
    }
  }
  if (Object.keys(refused).length > 0) fail('invalid_input', { fields: refused })
}

/** What fields of the document and of its lines name that only take some records of their list. */
function namedIn(fields: readonly FieldModel[], values: Values): Named[] {
  return fields.flatMap((field): Named[] => {
    if (!isLines(field)) return isNarrowed(field) ? namedBy(field, field.name, values[field.name]) : []
    const lines = values[field.name]
    const narrowed = field.lineFields.filter(isNarrowed)
    if (!Array.isArray(lines) || narrowed.length === 0) return []
    return lines.flatMap((line: Values, index) =>
      narrowed.flatMap((cell) => namedBy(cell, `${field.name}.${index}.${cell.key}`, line[cell.key])),
    )
  })
}

function namedBy(field: FieldModel, at: string, id: unknown): Named[] {
  return typeof id === 'number' ? [{ at, field, id }] : []
}

function isNarrowed({ list, within }: FieldModel): boolean {
  const names = Object.keys(within)
  if (list === null || names.length === 0) return false
  const { narrowed = {} } = pickerTableOf(list)
  return names.every((name) => Object.hasOwn(narrowed, name))
}

function fixed(held: FieldModel['within'][string]): readonly string[] {
  return 'field' in held ? [] : held
}

function keyOf({ field, id }: Named): string {
  return `${field.name} ${id}`
}
