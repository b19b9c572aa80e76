import type { LedgerProof } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import type { Text } from '@countinghouse/kernel/text'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './ledger-health.module.css'

const promises: Readonly<Record<string, Text>> = text

/** Checks of a verification, each with its mismatches as reported by the server in English. */
export function ProofChecks({ proof }: { readonly proof: LedgerProof }) {
  const { t, formatInstant, formatNumber } = useLanguage()
  return (
    <>
      <h2 className={styles.heading}>{t(text.checksOf, { time: formatInstant(proof.finishedAt) })}</h2>
      <div className={styles.card}>
        <table className={styles.table} aria-label={t(text.checks)}>
          <thead>
            <tr>
              <th scope="col">{t(text.check)}</th>
              <th scope="col">{t(text.result)}</th>
              <th scope="col" data-number>
                {t(text.duration)}
              </th>
            </tr>
          </thead>
          <tbody>
            {proof.checks.map(({ code, issues, milliseconds }) => {
              const promise = promises[`check_${code}`]
              return (
                <tr key={code}>
                  <th scope="row">
                    {promise === undefined ? <bdi>{code}</bdi> : t(promise)}
                    {issues.length > 0 && (
                      <ul className={styles.findings} dir="ltr" lang="en">
                        {issues.map((issue) => (
                          <li key={issue}>{issue}</li>
                        ))}
                      </ul>
                    )}
                  </th>
                  <td>
                    <StateWord tone={issues.length === 0 ? 'success' : 'danger'}>
                      {issues.length === 0 ? t(text.whole) : t(text.broken, { count: issues.length })}
                    </StateWord>
                  </td>
                  <td data-number>{t(text.milliseconds, { count: formatNumber(milliseconds) })}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}
