import type { FieldInputProps } from '../field-frame.tsx'
import { controlProps } from '../field-frame.tsx'
import { readTyped, typedOf } from '../field-value.ts'
import styles from '../field.module.css'
import { currencyOf } from './amount.ts'

/** An amount in major units beside its currency; when it is left, it stands there as it was read. */
export function AmountInput(props: FieldInputProps & { readonly typed: string }) {
  const { field, typed, row = {}, onType, onLeave } = props

  function leave(): void {
    const reading = readTyped(field, typed, row)
    if (reading.issue === undefined) onType(typedOf(field, reading.value, row))
    onLeave()
  }

  return (
    <span className={styles.withUnit} data-unit="word">
      <input
        {...controlProps(props)}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        data-numeric
        dir="ltr"
        maxLength={40}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={leave}
      />
      <span className={styles.unit} aria-hidden>
        {currencyOf(field, row)}
      </span>
    </span>
  )
}
