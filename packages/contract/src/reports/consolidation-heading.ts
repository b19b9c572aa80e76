import type { Text } from '@countinghouse/kernel/text'
import type { ConsolidatedRow } from './consolidation.ts'
import { text } from './consolidation.text.ts'

/** Sections that end with a total of their own. */
const summed = ['income', 'cost_of_sales', 'expense', 'asset', 'liability', 'equity'] as const

/** What a section, line or total is called; null: it is an account. */
export function headingText({ kind, heading }: Pick<ConsolidatedRow, 'kind' | 'heading'>): Text | null {
  if (heading === null) return null
  const section = kind === 'total' ? summed.find((one) => one === heading) : undefined
  return section === undefined ? text[`heading_${heading}`] : text[`total_${section}`]
}
