import type { BillImport } from '@countinghouse/contract/purchase/bill-import'
import { text } from '@countinghouse/contract/purchase/bill-import.text'
import styles from '../../../kit/file-rows/file-rows.module.css'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** What the draft does not have as its file, by line. */
export function BillFindings({ created: { name, findings } }: { readonly created: BillImport }) {
  const { t, formatNumber } = useLanguage()
  return (
    <div className={styles.steps}>
      <p role="status">{t(text.findings, { name, count: findings.length })}</p>
      <table className={table.table} aria-label={t(text.findingsOf)}>
        <thead>
          <tr>
            <th scope="col">{t(text.line)}</th>
            <th scope="col">{t(text.check)}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ line, message }) => (
            <tr key={`${line ?? 0} ${message}`}>
              <th scope="row">{line === null ? t(text.whole) : formatNumber(line)}</th>
              <td>
                <bdi>{message}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
