import { text } from '@countinghouse/contract/sales/till-session.text'
import { denominationsOf } from '@countinghouse/kernel/denominations'
import { useState } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { CodeField } from '../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './session.module.css'

type Props = {
  readonly currency: string
  /** Takes the sum of what was counted. Units: minor units. */
  readonly onCount: (minor: number) => void
}

const pieces = /^\d{1,6}$/

/** Notes and coins by denomination, which add up to the counted cash. */
export function DenominationCount({ currency, onCount }: Props) {
  const { t, locale } = useLanguage()
  const [entered, setEntered] = useState<Readonly<Record<number, string>>>({})
  const values = denominationsOf(currency)
  const problemOf = (value: number) => {
    const written = (entered[value] ?? '').trim()
    return written === '' || pieces.test(written) ? undefined : t(text.badPieces)
  }

  function change(value: number, written: string): void {
    const next = { ...entered, [value]: written }
    setEntered(next)
    const counted = values.map((one) => one * (pieces.test((next[one] ?? '').trim()) ? Number(next[one]) : 0))
    onCount(counted.reduce((sum, minor) => sum + minor, 0))
  }

  return (
    <details className={styles.denominations}>
      <summary>{t(text.byDenomination)}</summary>
      <div className={styles.pieces}>
        {values.map((value) => (
          <CodeField
            key={value}
            label={t(text.piecesOf, { value: formatAmount(value, currency, locale) })}
            problem={problemOf(value)}
            inputMode="decimal"
            maxLength={6}
            value={entered[value] ?? ''}
            onType={(next) => change(value, next)}
          />
        ))}
      </div>
    </details>
  )
}
