import type { Text } from '@countinghouse/kernel/text'
import { Link } from '@tanstack/react-router'
import { JobProgress } from '../../app/jobs/job-progress.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import figures from '../report/figure-table.module.css'
import styles from './bulk-run.module.css'

type Refused = { readonly id: number; readonly name: string; readonly message: string }
type Props = {
  readonly id: number
  readonly refused: readonly Refused[]
  readonly text: Readonly<Record<'refused' | 'why', Text>>
  /** Page on which a refused record opens; null: names alone. */
  readonly path: string | null
  readonly onLeave: () => void
}

/** Progress of a write on many records, and the refused ones with their reasons. */
export function BulkRun({ id, refused, text, path, onLeave }: Props) {
  const { t } = useLanguage()
  return (
    <div className={styles['run']}>
      <JobProgress id={id} onLeave={onLeave} />
      {refused.length > 0 && (
        <table className={figures.table} aria-label={t(text.refused)}>
          <thead>
            <tr>
              <th scope="col">{t(text.refused)}</th>
              <th scope="col">{t(text.why)}</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(({ id: recordId, name, message }) => (
              <tr key={recordId}>
                <th scope="row">
                  {path === null ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <Link to={path} search={{ open: recordId } as never}>
                      <bdi>{name}</bdi>
                    </Link>
                  )}
                </th>
                <td data-label={t(text.why)}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
