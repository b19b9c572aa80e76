import type { Offboarding } from '@countinghouse/contract/erp/offboarding'
import { text } from '@countinghouse/contract/erp/offboarding.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './user.module.css'

type Props = { readonly left: Offboarding; readonly ended: string; readonly handedOver: string }

/** Open items of a user, with counts. */
export function UserOffboardLines({ left, ended, handedOver }: Props) {
  const { t, formatNumber } = useLanguage()
  const groups = [
    { title: ended, lines: left.ending },
    { title: handedOver, lines: left.handedOver },
    { title: t(text.toCheck), lines: left.toCheck },
  ].filter(({ lines }) => lines.length > 0)
  if (groups.length === 0) return <p className={styles.note}>{t(text.nothing)}</p>
  return groups.map(({ title, lines }) => (
    <section key={title} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.counts}>
        {lines.map(({ key, title: what, count }) => (
          <li key={key}>
            <span>{what}</span>
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  ))
}
