import type { Revaluation } from '@countinghouse/contract/accounts/currency-revaluation'
import { text } from '@countinghouse/contract/accounts/currency-revaluation.text'
import { journalsPage } from '@countinghouse/contract/accounts/journal'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../app/session/session.tsx'
import report from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Journals already posted for the month. */
export function PostedJournals({ journals }: Pick<Revaluation, 'journals'>) {
  const { t } = useLanguage()
  const canSee = useCan()(permissionName(journalsPage, 'view'))
  const named = (number: number, label: string) =>
    canSee ? (
      <Link to={journalsPage.path} search={{ open: number } as never}>
        {label}
      </Link>
    ) : (
      label
    )
  return (
    <ul className={report.narrowed}>
      {journals.map(({ id, reversalId }) => (
        <li key={id}>
          {named(id, t(text.journal, { number: id }))}
          {reversalId !== null && <>, {named(reversalId, t(text.reversal, { number: reversalId }))}</>}
        </li>
      ))}
    </ul>
  )
}
