import type { CompanyRow } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './companies.module.css'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useCompanyStanding } from './use-company-standing.ts'

type Props = {
  readonly company: CompanyRow
  readonly isChosen: boolean
  /** Null: not selectable. */
  readonly onChoose: ((isChosen: boolean) => void) | null
  /** Null when the caller may not set the parent company. */
  readonly onMove: (() => void) | null
  /** Reason why it cannot be suspended or activated; null: it can. */
  readonly reason: string | null
}

const tones: Readonly<Record<CompanyRow['status'], Tone>> = {
  active: 'success',
  suspended: 'warning',
  archived: 'neutral',
}

/** Row of a company. */
export function CompanyLine({ company, isChosen, onChoose, onMove, reason }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  const { suspend, activate } = useCompanyStanding()
  const { code, name, parent, status } = company
  const action =
    status === 'active' ? { label: t(text.suspend), run: suspend } : { label: t(text.activate), run: activate }
  return (
    <tr data-chosen={isChosen || undefined}>
      <td data-column="choice">
        {onChoose !== null && (
          <input
            type="checkbox"
            aria-label={t(text.choose, { name })}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
      </td>
      <td data-column="code">
        <bdi>{code}</bdi>
      </td>
      <th scope="row" data-column="name">
        <bdi>{name}</bdi>
      </th>
      <td data-column="parent" data-label={t(text.parent)}>
        {onMove === null ? (
          <bdi>{parent?.name ?? '–'}</bdi>
        ) : (
          <button
            type="button"
            className={styles.cell}
            aria-haspopup="dialog"
            aria-label={t(text.parentOf, { name, parent: parent?.name ?? t(text.noParent) })}
            onClick={onMove}
          >
            <bdi>{parent?.name ?? '–'}</bdi>
          </button>
        )}
      </td>
      <td>{company.countryCode}</td>
      <td>{company.currency}</td>
      <td
        data-column="modules"
        data-label={t(text.modules)}
        title={company.modules.map((one) => (locale === 'ar' ? one.nameAr : one.name)).join(', ')}
      >
        {formatNumber(company.modules.length)}
      </td>
      <td data-column="stores" data-label={t(text.stores)}>
        {formatNumber(company.stores)}
      </td>
      <td data-column="users" data-label={t(text.users)}>
        {formatNumber(company.users)}
      </td>
      <td>
        <StateWord tone={tones[status]}>{t(text[`status_${status}`])}</StateWord>
      </td>
      <td data-column="rowActions">
        <ReasonButton
          variant="default"
          reason={reason}
          aria-label={`${action.label}: ${name}`}
          onClick={() => void action.run([company])}
        >
          {action.label}
        </ReasonButton>
      </td>
    </tr>
  )
}
