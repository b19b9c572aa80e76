import { fail } from '@countinghouse/contract/errors'
import { boxTypes } from '@countinghouse/contract/inventory/container'
import { text } from '@countinghouse/contract/inventory/container-number.text'
import { format } from '@countinghouse/contract/text'
import { containerNumberFault } from '@countinghouse/kernel/container-number'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Container numbers have a check digit; trucks and part loads may have any name. Throws: inventory.check_digit. */
export function validateContainer({ locale }: Ctx, _tx: Tx, values: Readonly<Record<string, unknown>>): void {
  const { type, containerNo } = values as { readonly type: string; readonly containerNo: string }
  const found = boxTypes.includes(type) ? containerNumberFault(containerNo) : null
  if (found === null) return
  const message =
    found.fault === 'form'
      ? format(text.number_form, locale)
      : format(text.number_wrong, locale, { digit: String(found.digit) })
  fail('inventory.check_digit', { fields: { containerNo: [{ code: 'rule', message }] } })
}
