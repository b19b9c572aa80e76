import type { namingFields } from '@countinghouse/contract/field-model'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'
import type { Issue } from '../import/issue.ts'
import type { MasterTable } from './master-table.ts'
import { labelOf, pickerTableOf } from '../pickers/picker-table.ts'

type Asking = Pick<Ctx, 'companyId' | 'locale'>
type Naming = ReturnType<typeof namingFields>[number]
type Values = Readonly<Record<string, unknown>>
type Write = { readonly before: Values | null; readonly after: Values }
type FieldIssue = Issue & { readonly field: string }

/**
 * What writes name anew that no new choice may fall on, by their place: what is not active, or a draft where the field takes none. A
 * record keeps what it named before. Source: docs/guides/erp.md, Access.
 */
export async function inactiveNames(
  { companyId, locale }: Asking,
  tx: Tx,
  { naming }: Pick<MasterTable, 'naming'>,
  writes: readonly Write[],
): Promise<ReadonlyMap<number, readonly FieldIssue[]>> {
  const named = writes.flatMap((write, at) =>
    naming.flatMap((field) => namedAnew(field, write).map((id) => ({ at, field, id }))),
  )
  if (named.length === 0) return new Map()
  const parts = [...Map.groupBy(named, ({ field }) => field.list)].map(([list, some]) => {
    const table = pickerTableOf(list)
    return sql`select ${sql.lit(list)} as list, ${labelOf(table)} as label from ${sql.table(list)} r
      where r.company_id = ${companyId} and r.id = any(${[...new Set(some.map(({ id }) => id))]}::bigint[]) and not ${table.isActive}`
  })
  const { rows } = await sql<{ list: string; label: RecordLabel }>`${sql.join(parts, sql` union all `)}`.execute(tx)
  const labels = new Map(rows.map(({ list, label }) => [`${list} ${label.id}`, label]))
  const found = named.flatMap(({ at, field, id }) => {
    const label = labels.get(`${field.list} ${id}`)
    if (label === undefined || (field.hasDrafts && label.isDraft === true)) return []
    const message = format(text.inactive_ref, locale, { name: label.name })
    return [{ at, issue: { field: field.name, code: 'inactive_ref', message, found: label.name, suggestions: [] } }]
  })
  const byPlace = Map.groupBy(found, ({ at }) => at)
  return new Map([...byPlace].map(([at, some]) => [at, some.map(({ issue }) => issue)]))
}

/** Throws: invalid_input at each field that names such a record anew. */
export async function rejectInactive(ctx: Asking, tx: Tx, table: MasterTable, write: Write): Promise<void> {
  const issues = (await inactiveNames(ctx, tx, table, [write])).get(0) ?? []
  if (issues.length === 0) return
  const fields = issues.map(({ field, code, message }) => [field, [{ code, message }]] as const)
  fail('invalid_input', { fields: Object.fromEntries(fields) })
}

function namedAnew({ name }: Naming, { before, after }: Write): readonly number[] {
  const known = new Set(idsIn(before?.[name]))
  return idsIn(after[name]).filter((id) => !known.has(id))
}

/** Of one record, several or none. */
function idsIn(value: unknown): readonly number[] {
  return [value].flat().filter((one) => typeof one === 'number')
}
