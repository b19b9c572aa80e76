import { hexOf } from '../../../kit/fields/kinds/color.ts'
import type { RecordFormState } from '../../../kit/record-edit/use-record-form.ts'

type Form = Pick<RecordFormState, 'enteredIn'>

/** The one shade that a form holds; null for none, and for pieces in several colours, which resemble no single one. */
export function enteredShade(form: Form): string | null {
  return isOfSeveral(form) ? null : hexOf(String(form.enteredIn('hex') ?? ''))
}

export function isOfSeveral(form: Form): boolean {
  return hexOf(String(form.enteredIn('secondHex') ?? '')) !== null
}
