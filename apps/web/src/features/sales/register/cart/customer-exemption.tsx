import { text } from '@countinghouse/contract/sales/register.text'
import type { Exemption } from '@countinghouse/contract/sales/tax-exemption'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from './side.module.css'

/** Whether the customer of the sale pays tax, where that is not as usual. */
export function CustomerExemption({ exemption }: { readonly exemption: Exemption }) {
  const { t, formatDate } = useLanguage()
  const { reason, certificate, from, until, state } = exemption
  const words = () => {
    if (state === 'ahead' && from !== null) return t(text.exemptionAhead, { date: formatDate(from) })
    if (state === 'over' && until !== null) return t(text.exemptionOver, { date: formatDate(until) })
    return t(text.taxFree, { reason: [reason, certificate].filter(Boolean).join(', ') })
  }
  return (
    <p className={styles.points} role="status">
      <bdi>{words()}</bdi>
    </p>
  )
}
