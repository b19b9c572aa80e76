import type { CountedLine, UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { PlainField } from '../../kit/plain-field.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { cartonSum } from './carton-sum.ts'
import receiving from './receiving.module.css'
import type { Said } from './use-container-scans.ts'

type ContainerCartonsProps = {
  readonly line: CountedLine
  readonly onScan: (scan: Omit<UnloadScan, 'uid' | keyof Said>) => Promise<void>
  readonly onClose: () => void
}

/** Entry of a line by cartons: number of cartons, quantity per carton, loose pieces. */
export function ContainerCartons({ line, onScan, onClose }: ContainerCartonsProps) {
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
    <form className={receiving.cartons} aria-label={`${t(text.cartons)}: ${line.name}`} noValidate onSubmit={onSubmit}>
      <strong className={receiving.cartonsTitle}>
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
      <p className={receiving.sum} role="status">
        {total === null
          ? t(text.bad_sum)
          : t(text.sum, { cases: cases || '0', per: per || '0', loose: loose || '0', total: formatNumber(total) })}
      </p>
      <div className={receiving.buttons}>
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
