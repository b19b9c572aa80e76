import { latinDigits } from '@countinghouse/kernel/percent'
import { useState } from 'react'
import styles from './cart.module.css'

type Props = {
  readonly id: string
  readonly label: string
  readonly value: number
  /** Most that may be entered. */
  readonly most?: number
  readonly onChange: (value: number) => void
  readonly onLeave?: () => void
}

const mostPieces = 99_999

/** Whole pieces; applied on Enter and on leaving the field, so that a half-typed number changes nothing. */
export function QuantityField({ id, label, value, most = mostPieces, onChange, onLeave }: Props) {
  const [entered, setEntered] = useState<string | null>(null)

  function apply(): void {
    if (entered === null) return
    const pieces = /^\d{1,6}$/.test(latinDigits(entered).trim()) ? Number(latinDigits(entered)) : null
    setEntered(null)
    if (pieces !== null && pieces <= most) onChange(pieces)
  }

  return (
    <input
      id={id}
      className={styles.quantity}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={6}
      value={entered ?? String(value)}
      data-takes-escape={entered !== null || undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setEntered(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply()
        else if (event.key === 'Escape') setEntered(null)
        else return
        event.preventDefault()
        onLeave?.()
      }}
    />
  )
}
