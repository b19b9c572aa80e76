import type { MasterRow } from '@countinghouse/contract/master'

/** The differing values of one field, each with the first record that has it; the survivor's value is first. */
export type Difference = {
  readonly field: string
  readonly options: readonly { readonly from: MasterRow; readonly value: unknown }[]
}

/** The fields in which records differ. */
export function differencesOf(
  fields: readonly string[],
  survivor: MasterRow,
  rows: readonly MasterRow[],
): Difference[] {
  const ordered = [survivor, ...rows.filter((row) => row.id !== survivor.id)]
  return fields.flatMap((field) => {
    const byValue = new Map<string, Difference['options'][number]>()
    for (const from of ordered) {
      const key = JSON.stringify(from[field] ?? null)
      if (!byValue.has(key)) byValue.set(key, { from, value: from[field] })
    }
    return byValue.size < 2 ? [] : [{ field, options: [...byValue.values()] }]
  })
}

/** The source record of each field; fields that keep the survivor's value are omitted. */
export function takenFrom(
  differences: readonly Difference[],
  chosen: Readonly<Record<string, number>>,
  survivor: MasterRow,
): Record<string, number> {
  return Object.fromEntries(
    differences.flatMap(({ field, options }) => {
      const from = options.find((option) => option.from.id === chosen[field])?.from
      return from === undefined || from.id === survivor.id ? [] : [[field, from.id]]
    }),
  )
}
