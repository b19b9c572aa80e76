import type { Text } from '@countinghouse/kernel/text'
import type { StatementRow } from './statement.ts'
import { text } from './statement.text.ts'

/** Sections that end with a total of their own. */
const summed = [
  'asset',
  'liability',
  'equity',
  'income',
  'cost_of_sales',
  'expense',
  'operating',
  'investing',
  'financing',
  'cash',
] as const

/** What a section, line or total of a statement is called; null: it is an account. */
export function headingText({ kind, heading }: Pick<StatementRow, 'kind' | 'heading'>): Text | null {
  if (heading === null) return null
  const section = kind === 'total' ? summed.find((one) => one === heading) : undefined
  return section === undefined ? text[`heading_${heading}`] : text[`total_${section}`]
}
