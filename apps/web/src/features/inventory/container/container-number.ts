import { text } from '@countinghouse/contract/inventory/container-number.text'
import { containerNumberFault } from '@countinghouse/kernel/container-number'
import type { Text } from '@countinghouse/kernel/text'

type Fault = { readonly text: Text; readonly values: Readonly<Record<string, string>> }

/** The number as stored, without separators. */
export function writtenNumber(entered: string): string {
  return entered.toUpperCase().replaceAll(/[\s.-]/g, '')
}

/** The problem of a container number as text; null if it is valid. */
export function numberFault(number: string): Fault | null {
  const found = containerNumberFault(number)
  if (found === null) return null
  return found.fault === 'form'
    ? { text: text.number_form, values: {} }
    : { text: text.number_wrong, values: { digit: String(found.digit) } }
}
