import { text } from '@countinghouse/contract/kit/field.text'
import { LazyDateInput } from './lazy-date-input.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './field.module.css'
import type { FieldInputProps } from './field-frame.tsx'
import { controlProps } from './field-frame.tsx'
import { inputs } from './kinds/inputs.ts'

/** The control of one field, by the widget of its schema; label and error are rendered by the frame. */
export function FieldControl(props: FieldInputProps) {
  const { field, texts, entered, onType, onLeave } = props
  const { t } = useLanguage()
  const shared = { ...controlProps(props), onBlur: onLeave }
  if (typeof entered === 'boolean') {
    const { 'aria-invalid': _invalid, 'aria-required': _required, ...rest } = shared
    return (
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={entered}
        onChange={(event) => onType(event.currentTarget.checked)}
      />
    )
  }
  const textual = {
    ...shared,
    value: entered,
    className: styles.input,
    autoComplete: 'off',
    maxLength: field.maxLength ?? undefined,
  }
  const Input = inputs[field.widget]
  if (Input !== undefined) return <Input {...props} entered={entered} />
  const onChange = (event: { readonly currentTarget: { readonly value: string } }) => onType(event.currentTarget.value)
  switch (field.widget) {
    case 'multiline':
      return <textarea {...textual} rows={4} dir="auto" onChange={onChange} />
    case 'choice':
      return (
        <select {...shared} value={entered} className={styles.input} onChange={onChange}>
          <option value="" />
          {field.choices.map((value) => (
            <option key={value} value={value}>
              {texts.choice(field, value)}
            </option>
          ))}
        </select>
      )
    case 'rate':
      return (
        <span className={styles.withUnit}>
          <input {...textual} inputMode="decimal" data-numeric onChange={onChange} />
          <span className={styles.unit} aria-hidden>
            {t(text.perCent)}
          </span>
        </span>
      )
    case 'quantity':
      return <input {...textual} inputMode="decimal" data-numeric onChange={onChange} />
    case 'integer':
      return <input {...textual} inputMode="numeric" data-numeric onChange={onChange} />
    case 'date':
      return <LazyDateInput {...textual} maxLength={undefined} onChange={onType} />
    case 'time':
      return <input {...textual} type="time" onChange={onChange} />
    case 'url':
      return <input {...textual} inputMode="url" spellCheck={false} dir="ltr" onChange={onChange} />
    default:
      return (
        <input
          {...textual}
          spellCheck={!field.isCode}
          dir={field.lang === 'ar' ? 'rtl' : field.isCode ? 'ltr' : 'auto'}
          lang={field.lang ?? undefined}
          onChange={onChange}
        />
      )
  }
}
