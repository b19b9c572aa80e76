import { text } from '@countinghouse/contract/kit/picker.text'
import { IconX } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { FieldInputProps } from '../field-frame.tsx'
import { PickerInput } from './picker-input.tsx'
import styles from './records-input.module.css'

/** Several records as chips with a picker to add more. The input is one text, an array of ids. */
export function RecordsInput(props: FieldInputProps & { readonly entered: string }) {
  const { id, field, texts, entered, onType } = props
  const { t } = useLanguage()
  const list = field.list ?? ''
  const ids = entered === '' ? [] : (JSON.parse(entered) as number[])

  function add(chosen: string): void {
    if (chosen !== '') change([...ids, Number(chosen)])
  }

  function change(next: readonly number[]): void {
    onType(JSON.stringify([...new Set(next)].toSorted((one, other) => one - other)))
  }

  function remove(gone: number): void {
    change(ids.filter((other) => other !== gone))
    document.getElementById(id)?.focus()
  }

  return (
    <span className={styles.control}>
      {ids.length > 0 && (
        <ul className={styles.chips} aria-label={texts.label(field.name)}>
          {ids.map((one) => {
            const name = texts.pickers.nameOf(list, String(one))
            return (
              <li key={one} className={styles.chip}>
                <bdi>{name}</bdi>
                <IconButton label={t(text.removeRecord, { name })} onClick={() => remove(one)}>
                  <IconX size={14} stroke={1.75} />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <PickerInput {...props} entered="" onType={(chosen) => add(String(chosen))} />
    </span>
  )
}
