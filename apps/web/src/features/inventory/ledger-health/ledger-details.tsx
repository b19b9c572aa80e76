import type { LedgerHealth } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import type { Text } from '@countinghouse/kernel/text'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './ledger-health.module.css'
import { issuesOf } from './verification-issues.ts'

type State = 'good' | 'watch' | 'wrong'
type Fact = { readonly name: Text; readonly figure: string; readonly state: State; readonly advice: Text }

const tones = { good: 'success', watch: 'warning', wrong: 'danger' } as const satisfies Record<State, Tone>

/** Status tiles of the ledger, with advice for those that need attention. */
export function LedgerDetails({ health }: { readonly health: LedgerHealth }) {
  const { t, formatNumber, formatInstant } = useLanguage()
  const [last] = health.proofs
  const facts: readonly Fact[] = [
    {
      name: text.fact_proof,
      figure: last === undefined ? t(text.never) : formatInstant(last.finishedAt),
      state: last === undefined ? 'watch' : issuesOf(last) === 0 ? 'good' : 'wrong',
      advice: last === undefined ? text.advice_never : text.advice_proof,
    },
    {
      name: text.fact_debts,
      figure: formatNumber(health.debtCount),
      state: health.debtCount === 0 ? 'good' : 'watch',
      advice: text.advice_debts,
    },
    {
      name: text.fact_months,
      figure: formatNumber(health.monthsAhead),
      state: health.monthsAhead > 0 ? 'good' : 'wrong',
      advice: text.advice_months,
    },
    {
      name: text.fact_stray,
      figure: formatNumber(health.strayMoves),
      state: health.strayMoves === 0 ? 'good' : 'wrong',
      advice: text.advice_stray,
    },
  ]
  return (
    <ul className={styles.facts} aria-label={t(text.facts)}>
      {facts.map(({ name, figure, state, advice }) => (
        <li key={name.en} className={styles.fact}>
          <h2 className={styles.name}>{t(name)}</h2>
          <StateWord tone={tones[state]}>{t(text[state])}</StateWord>
          <p className={styles.figure}>
            <bdi>{figure}</bdi>
          </p>
          {state !== 'good' && <p className={styles.advice}>{t(advice)}</p>}
        </li>
      ))}
    </ul>
  )
}
