import type { FileIssue } from '@countinghouse/contract/document-lines-file'
import { text } from '@countinghouse/contract/kit/file-rows.text'
import type { Text } from '@countinghouse/kernel/text'
import table from '../../ui/display/short-table.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './file-rows.module.css'

type RowErrorsProps = {
  readonly issues: readonly FileIssue[]
  readonly unread: readonly string[]
  /** What follows from the errors, with their `count`; omitted: nothing was imported. */
  readonly refusal?: Text
}

/** Row errors of a file, and the columns that were ignored. */
export function RowErrors({ issues, unread, refusal = text.isRefused }: RowErrorsProps) {
  const { t, formatNumber } = useLanguage()
  return (
    <>
      {unread.length > 0 && <p className={styles.note}>{t(text.unread, { columns: unread.join(', ') })}</p>}
      {issues.length > 0 && (
        <>
          <p role="alert" className={styles.problem}>
            {t(refusal, { count: new Set(issues.map(({ number }) => number)).size })}
          </p>
          <table className={table.table} aria-label={t(text.errors)}>
            <thead>
              <tr>
                <th scope="col">{t(text.row)}</th>
                <th scope="col">{t(text.column)}</th>
                <th scope="col">{t(text.problem)}</th>
              </tr>
            </thead>
            <tbody>
              {issues.map(({ number, column, message }) => (
                <tr key={`${number} ${column ?? ''} ${message}`}>
                  <th scope="row">{formatNumber(number)}</th>
                  <td>{column ?? t(text.wholeRow)}</td>
                  <td>
                    <bdi>{message}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}
