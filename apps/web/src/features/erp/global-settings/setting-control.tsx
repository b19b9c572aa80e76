import type { SettingRow } from '@countinghouse/contract/erp/global-settings'
import { text } from '@countinghouse/contract/erp/global-settings.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './global-settings.module.css'

type Props = {
  readonly row: SettingRow
  readonly value: SettingRow['value']
  readonly id: string
  readonly noteId: string
  readonly isInvalid: boolean
  readonly isDisabled: boolean
  readonly onChange: (value: SettingRow['value']) => void
}

/** Control of a setting by its value type. */
export function SettingControl({ row, value, id, noteId, isInvalid, isDisabled, onChange }: Props) {
  const { t, locale } = useLanguage()
  const shared = { id, disabled: isDisabled, 'aria-invalid': isInvalid || undefined, 'aria-describedby': noteId }
  switch (row.widget) {
    case 'switch':
      return (
        <label className={styles.switchLine}>
          <input
            id={id}
            disabled={isDisabled}
            aria-describedby={noteId}
            type="checkbox"
            className={styles.switch}
            checked={value === true}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span aria-hidden>{t(value === true ? text.on : text.off)}</span>
        </label>
      )
    case 'choice':
      return (
        <select
          {...shared}
          className={styles.input}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {row.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title[locale]}
            </option>
          ))}
        </select>
      )
    case 'integer':
      return (
        <input
          {...shared}
          className={styles.input}
          type="number"
          min={row.minimum ?? undefined}
          max={row.maximum ?? undefined}
          value={typeof value === 'number' ? value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
        />
      )
    default:
      return (
        <input
          {...shared}
          className={styles.input}
          autoComplete="off"
          dir="auto"
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}
