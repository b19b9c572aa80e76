import { percentOfPpm, ppmOfPercent } from '@countinghouse/kernel/percent'
import { text } from '@countinghouse/contract/sales/register.text'
import type { Ref } from 'react'
import { CodeField } from '../../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { useAppliedEntry } from './use-applied-entry.ts'

type Props = {
  readonly label: string
  /** Units: parts per million. */
  readonly value: number
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onChange: (ppm: number) => void
  readonly onLeave: () => void
}

const whole = 1_000_000

/** A discount in per cent, applied on Enter and on leaving the field. */
export function RateEntry({ label, value, inputRef, onChange, onLeave }: Props) {
  const { t } = useLanguage()
  const entry = useAppliedEntry({
    written: value === 0 ? '' : percentOfPpm(value),
    read: (entered) => {
      const ppm = entered.trim() === '' ? 0 : ppmOfPercent(entered)
      if (ppm === null || ppm < 0 || ppm > whole) return { problem: t(text.badDiscount) }
      return { value: ppm }
    },
    onChange,
    onLeave,
  })
  return (
    <CodeField
      {...entry}
      label={label}
      inputMode="decimal"
      maxLength={8}
      {...(inputRef !== undefined && { inputRef })}
    />
  )
}
