import type { Import } from '@countinghouse/contract/desk/import'
import type { Text } from '@countinghouse/kernel/text'

/** Labels of the import columns by mapped field. */
export function labelsOf(
  { columns }: Pick<Import, 'columns'>,
  t: (text: Text) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(columns.map(({ field, label }) => [field, t(label)]))
}
