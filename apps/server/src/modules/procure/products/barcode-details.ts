import type { ErrorCode } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/procure/errors.text'
import { format } from '@countinghouse/contract/text'
import type { BarcodeKind } from '@countinghouse/kernel/barcode'
import { barcodeFault, barcodeKindOf, expandedUpce } from '@countinghouse/kernel/barcode'
import type { Locale } from '@countinghouse/kernel/text'

export type CodeDetails = {
  readonly kind: BarcodeKind
  /** Equal for two codes that must be unique in a company: the number in fourteen digits, or the code itself. */
  readonly key: string
  readonly problem: { readonly code: ErrorCode; readonly message: string } | null
}

/** Type and error of a barcode, as text. `kind` omitted: detected from its digits. */
export function barcodeDetails(code: string, locale: Locale, kind: BarcodeKind = barcodeKindOf(code)): CodeDetails {
  const key = kind === 'code128' ? code : (kind === 'upce' ? expandedUpce(code) : code).padStart(14, '0')
  const found = barcodeFault(kind, code)
  if (found === null) return { kind, key, problem: null }
  const problem =
    found.fault === 'length'
      ? { code: 'procure.bad_barcode' as const, message: format(text.bad_barcode, locale) }
      : {
          code: 'procure.bad_check_digit' as const,
          message: format(text.check_digit_is, locale, { digit: String(found.digit) }),
        }
  return { kind, key, problem }
}
