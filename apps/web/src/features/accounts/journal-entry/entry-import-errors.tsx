import type { EntryImport } from '@countinghouse/contract/accounts/entry-import'
import { text } from '@countinghouse/contract/accounts/entry-import.text'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './journal-entry.module.css'

/** Row errors of an import. */
export function EntryImportErrors({ found }: { readonly found: EntryImport }) {
  const { t, formatNumber } = useLanguage()
  const { issues, unread } = found
  return (
    <>
      {unread.length > 0 && <p className={styles.note}>{t(text.unread, { columns: unread.join(', ') })}</p>}
      <p role="alert" className={styles.problem}>
        {t(text.isRefused, { count: new Set(issues.map(({ number }) => number)).size })}
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
  )
}
