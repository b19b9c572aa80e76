import type { Change, Changes } from '@countinghouse/contract/bulk-edit'
import { fieldErrorsOf } from '@countinghouse/contract/issues'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { Locale } from '@countinghouse/kernel/text'
import { withoutDefault } from '@countinghouse/contract/filter'
import type { ReadRow } from '../../../platform/import/row.ts'

/** A record and its changes in the form of the bulk writer, validated by the schemas of its fields. */
export function plannedRow(
  master: Master,
  record: MasterRow,
  changes: Changes,
  { number, locale }: { readonly number: number; readonly locale: Locale },
): ReadRow {
  const values: Record<string, unknown> = {}
  const issues = Object.entries(changes).flatMap(([field, change]) => {
    const value = valueAfter(record[field], change)
    const schema = master.fields[field]
    const parsed = schema === undefined ? null : withoutDefault(schema).safeParse(value)
    if (parsed === null || parsed.success) {
      // The status is no field of a master; the route has validated it.
      values[field] = parsed === null ? value : parsed.data
      return []
    }
    const errors = fieldErrorsOf(parsed.error.issues, locale)[''] ?? []
    return errors.map(({ code, message }) => ({
      field,
      code,
      message,
      found: String(value),
      suggestions: [],
    }))
  })
  return { number, id: record.id, values, issues }
}

/** An empty value cannot be increased or replaced in. */
function valueAfter(before: unknown, change: Change): unknown {
  if (change.how === 'set') return change.value
  if (before === null || before === undefined) return before
  if (change.how === 'raise') return Number(before) + change.by
  const after = String(before).replaceAll(change.find, () => change.by)
  return after.trim() === '' ? null : after
}
