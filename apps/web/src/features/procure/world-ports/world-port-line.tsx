import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import type { WorldPort } from '@countinghouse/contract/procure/world-ports'
import { text } from '@countinghouse/contract/procure/world-ports.text'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './world-ports.module.css'

type Props = {
  readonly place: WorldPort
  readonly isChosen: boolean
  /** Null without permission. */
  readonly onChoose: ((isChosen: boolean) => void) | null
}

/** One location of the world list. */
export function WorldPortLine({ place, isChosen, onChoose }: Props) {
  const { t, locale } = useLanguage()
  const { code, name, otherNames, countryName, functions, isApproved, portId } = place
  const words = functions.map((one) => t(text[`has_${one}`]))
  return (
    <tr data-chosen={isChosen || undefined}>
      <td data-column="choice">
        {portId === null && onChoose !== null && (
          <input
            type="checkbox"
            aria-label={t(text.choose, { name })}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
      </td>
      <th scope="row" data-column="name">
        <bdi>{name}</bdi>
        {otherNames !== null && (
          <span className={styles.quiet}>
            {' '}
            <bdi>{otherNames}</bdi>
          </span>
        )}
      </th>
      <td>
        <bdi>{code}</bdi>
      </td>
      <td>{countryName ?? '–'}</td>
      <td className={styles.quiet}>{words.join(locale === 'ar' ? '، ' : ', ')}</td>
      <td>
        {portId !== null && (
          <Link className={styles.link} to={shippingPort.page.path} search={{ open: portId } as never}>
            {t(text.inUse)}
          </Link>
        )}
        {portId === null && !isApproved && <span className={styles.quiet}>{t(text.notApproved)}</span>}
      </td>
    </tr>
  )
}
