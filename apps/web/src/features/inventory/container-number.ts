import { text } from '@countinghouse/contract/inventory/container-number.text'
import { containerNumberFault } from '@countinghouse/kernel/container-number'
import type { Text } from '@countinghouse/kernel/text'

type Fault = { readonly text: Text; readonly values: Readonly<Record<string, string>> }

/** As it is kept, whatever somebody types between its parts. */
export function writtenNumber(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s.-]/g, '')
}

/** What is wrong with the number of a box, in words; null where nothing is. */
export function numberFault(number: string): Fault | null {
  const found = containerNumberFault(number)
  if (found === null) return null
  return found.fault === 'form'
    ? { text: text.number_form, values: {} }
    : { text: text.number_wrong, values: { digit: String(found.digit) } }
}
