import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { text } from '@countinghouse/contract/sales/register.text'
import { useLanguage } from '../../../../ui/language/language.tsx'

/** The return period of a line in words; null: there is none. */
export function useReturnTerm(): (
  line: Pick<Receipt['lines'][number], 'returnUntil' | 'returnRefusal'>,
) => string | null {
  const { t, formatDate } = useLanguage()
  return ({ returnUntil, returnRefusal }) => {
    const day = returnUntil === null ? '' : formatDate(returnUntil)
    if (returnRefusal !== null) return t(text[`returnRefusal_${returnRefusal}`], { day })
    return returnUntil === null ? null : t(text.returnUntil, { day })
  }
}
