import type { CountedLine, ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import { text } from '@countinghouse/contract/inventory/receiving.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { cartonSum } from './carton-sum.ts'
import type { CountedAs } from './receiving-entry.tsx'
import styles from './receiving.module.css'

type CartonEntryProps = {
  readonly line: CountedLine
  readonly onScan: (scan: Omit<ReceiptScan, 'uid' | keyof CountedAs>) => Promise<void>
  readonly onClose: () => void
}

/** Entry of a line by cartons: number of cartons, quantity per carton, loose pieces. */
export function CartonEntry({ line, onScan, onClose }: CartonEntryProps) {
  const { t, formatNumber } = useLanguage()
  const [cases, setCases] = useState('')
  const [per, setPer] = useState(line.caseQuantity === null ? '' : String(line.caseQuantity))
  const [loose, setLoose] = useState('')
  const total = cartonSum({ cases, per, loose })
  const boxes = [
    { label: text.cases, value: cases, set: setCases, isFirst: true },
    { label: text.perCase, value: per, set: setPer, isFirst: false },
    { label: text.loose, value: loose, set: setLoose, isFirst: false },
  ]

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (total === null || total === 0) return
    void onScan({ code: line.sku, quantity: total, lotNo: line.lotNo })
    setCases('')
    setLoose('')
  }

  return (
    <form className={styles.cartons} aria-label={`${t(text.cartons)}: ${line.name}`} noValidate onSubmit={onSubmit}>
      <strong className={styles.cartonsTitle}>
        <bdi>{line.name}</bdi>
      </strong>
      {boxes.map(({ label, value, set, isFirst }) => (
        <PlainField key={label.en} label={t(label)}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              autoFocus={isFirst}
              maxLength={12}
              value={value}
              onChange={(event) => set(event.currentTarget.value)}
            />
          )}
        </PlainField>
      ))}
      <p className={styles.sum} role="status">
        {total === null
          ? t(text.bad_sum)
          : t(text.sum, { cases: cases || '0', per: per || '0', loose: loose || '0', total: formatNumber(total) })}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={total === null || total === 0}>
          {t(text.add, { total: formatNumber(total ?? 0) })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t(text.leave)}
        </Button>
      </div>
    </form>
  )
}
