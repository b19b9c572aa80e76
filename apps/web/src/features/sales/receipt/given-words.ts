import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import { text } from '@countinghouse/contract/sales/foreign-cash.text'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import type { Language } from '../../../ui/language/language.tsx'

/** What was given of another currency, and its rate; null: nothing was. */
export function givenWords(foreign: Receipt['tenders'][number]['foreign'], t: Language['t']): string | null {
  return foreign && t(text.given, { amount: codedAmount(foreign.minor, foreign.currency), rate: foreign.rate })
}
