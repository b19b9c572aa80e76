import { text } from '@countinghouse/contract/sales/register-exemption.text'
import type { Exemption } from '@countinghouse/contract/sales/tax-exemption'
import { useLanguage } from '../../../../ui/language/language.tsx'
import type { Cart } from '../state/use-cart.ts'
import styles from './side.module.css'

type Props = { readonly exemption: Exemption; readonly cart: Pick<Cart, 'taxedLines'> }

/** Whether the customer of the sale pays tax, where that is not as usual. */
export function CustomerExemption({ exemption, cart }: Props) {
  const { t, formatDate } = useLanguage()
  const { reason, certificate, from, until, state } = exemption
  const words = () => {
    if (state === 'ahead' && from !== null) return t(text.exemptionAhead, { date: formatDate(from) })
    if (state === 'over' && until !== null) return t(text.exemptionOver, { date: formatDate(until) })
    const known = { reason: [reason, certificate].filter(Boolean).join(', ') }
    return t(cart.taxedLines === 0 ? text.taxFree : text.taxFreePartly, known)
  }
  return (
    <p className={styles.points} role="status">
      <bdi>{words()}</bdi>
    </p>
  )
}
