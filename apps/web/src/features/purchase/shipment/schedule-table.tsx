import type { Schedule } from '@countinghouse/contract/purchase/shipment'
import { text } from '@countinghouse/contract/purchase/shipment.text'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

type ScheduleTableProps = { readonly schedule: Schedule; readonly label: string }

/** Days on which a shipment reaches each leg, and what they rest on. */
export function ScheduleTable({ schedule: { legs, basis }, label }: ScheduleTableProps) {
  const { t, formatDate } = useLanguage()
  const isExpected = legs.some(({ leg, isActual }) => leg === 'arrived' && !isActual)
  return (
    <>
      {legs.length === 0 ? (
        <p className={styles.quiet}>{t(text.noDates)}</p>
      ) : (
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t(text.leg)}</th>
              <th scope="col">{t(text.p50)}</th>
              <th scope="col">{t(text.p90)}</th>
            </tr>
          </thead>
          <tbody>
            {legs.map(({ leg, p50, p90, isActual }) => (
              <tr key={leg}>
                <th scope="row">{t(text[`leg_${leg}`])}</th>
                <td data-label={t(text.p50)}>
                  {formatDate(p50)} {isActual && <StateWord tone="success">{t(text.actual)}</StateWord>}
                </td>
                <td data-label={t(text.p90)}>{isActual ? '' : formatDate(p90)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(isExpected || basis.source === 'none') && (
        <p className={styles.basis}>{t(text[`basis_${basis.source}`], { count: basis.shipments })}</p>
      )}
    </>
  )
}
