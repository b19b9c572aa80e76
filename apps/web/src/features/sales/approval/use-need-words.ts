import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { partsOf } from '@countinghouse/contract/sales/till-approval'
import { text } from '@countinghouse/contract/sales/till-approval.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

type Known = {
  readonly currency: string
  /** Of products with a changed price or outside the return policy, by variant id. */
  readonly names?: ReadonlyMap<number, string>
  /** Why products are outside the return policy, by variant id. */
  readonly reasons?: ReadonlyMap<number, string>
  /** Of a voided receipt. */
  readonly number?: string
}

/** What is to be approved, in words. */
export function useNeedWords({ currency, names, reasons, number = '' }: Known): (need: ApprovalNeed) => string {
  const { t, locale, formatRate } = useLanguage()
  return (need) => {
    const { kind } = need
    const { variantId, value } = partsOf(need)
    const amount = formatAmount(value ?? 0, currency, locale)
    const name = names?.get(variantId ?? 0) ?? ''
    const reason = reasons?.get(variantId ?? 0) ?? ''
    return t(text[`need_${kind}`], { rate: formatRate(value ?? 0), amount, name, reason, number })
  }
}
