import { fail } from '@countinghouse/contract/errors'
import { boxTypes } from '@countinghouse/contract/inventory/container'
import { text } from '@countinghouse/contract/inventory/container-number.text'
import { text as errorText } from '@countinghouse/contract/inventory/errors.text'
import { format } from '@countinghouse/contract/text'
import { containerNumberFault } from '@countinghouse/kernel/container-number'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { earliestDay } from '../require-business-day.ts'

type Entered = {
  readonly type: string
  readonly containerNo: string
  readonly lines: readonly { readonly expiresOn?: string | null }[]
}

/**
 * Container numbers have a check digit; trucks and part loads may have any name. Throws: inventory.check_digit, inventory.rule_broken at
 * expiry dates before any business.
 */
export function validateContainer({ locale }: Ctx, _tx: Tx, values: Readonly<Record<string, unknown>>): void {
  const { type, containerNo, lines } = values as Entered
  const error = { code: 'rule', message: format(errorText.expiry_too_old, locale) }
  const fields = lines.flatMap(({ expiresOn }, index) =>
    expiresOn != null && expiresOn < earliestDay ? [[`lines.${index}.expiresOn`, [error]] as const] : [],
  )
  if (fields.length > 0) fail('inventory.rule_broken', { fields: Object.fromEntries(fields) })
  const found = boxTypes.includes(type) ? containerNumberFault(containerNo) : null
  if (found === null) return
  const message =
    found.fault === 'form'
      ? format(text.number_form, locale)
      : format(text.number_wrong, locale, { digit: String(found.digit) })
  fail('inventory.check_digit', { fields: { containerNo: [{ code: 'rule', message }] } })
}
