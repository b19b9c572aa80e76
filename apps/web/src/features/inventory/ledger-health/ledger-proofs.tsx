import type { LedgerProof } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import { durationText } from '../../../app/jobs/job-pace.ts'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './ledger-health.module.css'
import { ProofChecks } from './proof-checks.tsx'
import { issuesOf } from './verification-issues.ts'

type Props = {
  readonly proofs: readonly LedgerProof[]
  /** The verification whose checks are shown; null for the newest. */
  readonly chosen: number | null
  readonly onChoose: (id: number) => void
}

const counts = ['moves', 'balances', 'pools'] as const

/** Recent verifications, and the checks of one of them. */
export function LedgerProofs({ proofs, chosen, onChoose }: Props) {
  const { t } = useLanguage()
  const shown = proofs.find(({ id }) => id === chosen) ?? proofs[0]
  return (
    <>
      <h2 className={styles.heading}>{t(text.proofs)}</h2>
      {shown === undefined ? (
        <p className={styles.quiet}>{t(text.noProofs)}</p>
      ) : (
        <>
          <div className={styles.card}>
            <table className={styles.table} aria-label={t(text.proofs)}>
              <thead>
                <tr>
                  <th scope="col">{t(text.finishedAt)}</th>
                  <th scope="col">{t(text.result)}</th>
                  <th scope="col">{t(text.requestedBy)}</th>
                  {[...counts, 'duration' as const].map((name) => (
                    <th key={name} scope="col" data-number>
                      {t(text[name])}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {proofs.map((proof) => (
                  <ProofLine key={proof.id} proof={proof} isShown={proof === shown} onChoose={onChoose} />
                ))}
              </tbody>
            </table>
          </div>
          <ProofChecks proof={shown} />
        </>
      )}
    </>
  )
}

type LineProps = Pick<Props, 'onChoose'> & { readonly proof: LedgerProof; readonly isShown: boolean }

function ProofLine({ proof, isShown, onChoose }: LineProps) {
  const language = useLanguage()
  const { t, formatInstant, formatNumber } = language
  const count = issuesOf(proof)
  const milliseconds = Date.parse(proof.finishedAt) - Date.parse(proof.startedAt)
  return (
    <tr aria-current={isShown || undefined}>
      <th scope="row">
        <button type="button" className={styles.choose} aria-pressed={isShown} onClick={() => onChoose(proof.id)}>
          <bdi>{formatInstant(proof.finishedAt)}</bdi>
        </button>
      </th>
      <td>
        <StateWord tone={count === 0 ? 'success' : 'danger'}>
          {count === 0 ? t(text.whole) : t(text.broken, { count })}
        </StateWord>
      </td>
      <td>{proof.requestedBy === null ? t(text.nightly) : <bdi>{proof.requestedBy}</bdi>}</td>
      {counts.map((name) => (
        <td key={name} data-number data-label={t(text[name])}>
          {formatNumber(proof[name])}
        </td>
      ))}
      <td data-number data-label={t(text.duration)}>
        {milliseconds < 1000
          ? t(text.milliseconds, { count: formatNumber(milliseconds) })
          : durationText(language, milliseconds / 1000)}
      </td>
    </tr>
  )
}
