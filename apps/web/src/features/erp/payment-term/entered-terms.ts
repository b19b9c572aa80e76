import type { TermPart } from '@countinghouse/contract/erp/due-parts'
import { wholePpm } from '@countinghouse/contract/erp/due-parts'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import type { MasterRow } from '@countinghouse/contract/master'
import type { Edits } from '../../../kit/record-edit/changed-fields.ts'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { readEntered } from '../../../kit/fields/field-value.ts'

export type Terms = {
  readonly parts: readonly TermPart[]
  /** Units: parts per million. */
  readonly discount: number | null
  readonly discountDays: number | null
}

const models = fieldModels(paymentTerm).filter(({ name }) => ['parts', 'discount', 'discountDays'].includes(name))

/** Terms with entered values replacing saved ones; null when invalid or not totalling 100 %. */
export function enteredTerms(row: MasterRow, edits: Edits): Terms | null {
  const terms: Record<string, unknown> = {}
  for (const field of models) {
    const entered = edits[field.name]
    const reading = entered === undefined ? { value: row[field.name] } : readEntered(field, entered, row)
    if (reading.issue !== undefined) return null
    terms[field.name] = reading.value
  }
  const { parts } = terms as Terms
  return parts.reduce((sum, { share }) => sum + share, 0) === wholePpm ? (terms as Terms) : null
}
