import { text } from '@countinghouse/contract/measure.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { FieldInputProps } from '../field-frame.tsx'
import { controlProps } from '../field-frame.tsx'
import { readEntered, enteredOf } from '../field-value.ts'
import styles from '../field.module.css'
import { currencyOf } from './amount.ts'
import { measureOf } from './measure.ts'

type Props = FieldInputProps & { readonly entered: string }

/** An amount in major units beside its currency. */
export function AmountInput(props: Props) {
  return <DecimalInput {...props} unit={currencyOf(props.field, props.row ?? {})} />
}

/** A weight or length beside its unit. */
export function MeasureInput(props: Props) {
  const { t } = useLanguage()
  return <DecimalInput {...props} unit={t(text[measureOf(props.field).unit])} />
}

/** On blur the input is replaced by the parsed value. */
function DecimalInput({ unit, ...props }: Props & { readonly unit: string | null }) {
  const { field, entered, row = {}, onType, onLeave } = props

  function leave(): void {
    const reading = readEntered(field, entered, row)
    const read = reading.issue === undefined ? enteredOf(field, reading.value, row) : entered
    if (read !== entered) onType(read)
    onLeave()
  }

  return (
    <span className={styles.withUnit} data-unit="word" dir="ltr">
      <input
        {...controlProps(props)}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        data-numeric
        maxLength={40}
        value={entered}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={leave}
      />
      <span className={styles.unit} aria-hidden>
        {unit}
      </span>
    </span>
  )
}
