import type { UserImport } from '@countinghouse/contract/erp/user-import'
import { text } from '@countinghouse/contract/erp/user-import.text'
import table from '../../kit/short-table.module.css'
import { useLanguage } from '../../shell/language.tsx'
import styles from './user.module.css'

/** Row errors of a user import. */
export function UsersImportFindings({ found }: { readonly found: UserImport }) {
  const { t, formatNumber } = useLanguage()
  const { findings, unread } = found
  return (
    <>
      {unread.length > 0 && <p className={styles.note}>{t(text.unread, { columns: unread.join(', ') })}</p>}
      {findings.length > 0 && (
        <>
          <p role="alert" className={styles.problem}>
            {t(text.isRefused, { count: new Set(findings.map(({ number }) => number)).size })}
          </p>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t(text.row)}</th>
                <th scope="col">{t(text.column)}</th>
                <th scope="col">{t(text.problem)}</th>
              </tr>
            </thead>
            <tbody>
              {findings.map(({ number, column, message }) => (
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
