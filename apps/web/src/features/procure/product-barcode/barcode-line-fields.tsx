import { text } from '@countinghouse/contract/procure/product-barcodes.text'
import { barcodeKindOf, barcodeKinds } from '@countinghouse/kernel/barcode'
import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import field from '../../../ui/field/small-field.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { BarcodeLine } from './barcode-lines.ts'
import styles from './product-barcodes.module.css'

type Props = {
  readonly prefix: string
  readonly line: BarcodeLine
  /** Position, starting at 1. */
  readonly number: number
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (changed: Partial<BarcodeLine>) => void
  readonly onRemove: () => void
}

/** One barcode of a variant: code, type, pack size and whether it is the main one. */
export function BarcodeLineFields({ prefix, line, number, problems, onChange, onRemove }: Props) {
  const { t } = useLanguage()
  const { key, code, kind, quantity, isPrimary } = line
  const control = (name: 'code' | 'packQuantity') => {
    const problem = problems[`${key}.${name}`]
    return {
      id: `${prefix}-${key}.${name}`,
      className: field.input,
      'aria-invalid': problem !== undefined,
      'aria-describedby': problem === undefined ? undefined : `${prefix}-${key}-problem`,
    }
  }
  const problem = problems[`${key}.code`] ?? problems[`${key}.packQuantity`]
  const read = t(text[`kind_${barcodeKindOf(code.trim())}`])
  return (
    <div className={styles.line}>
      <input
        {...control('code')}
        // A new line receives the focus.
        autoFocus={code === ''}
        dir="ltr"
        maxLength={48}
        autoComplete="off"
        spellCheck={false}
        aria-label={t(text.codeAt, { number })}
        placeholder={t(text.code)}
        value={code}
        onChange={({ currentTarget }) => onChange({ code: currentTarget.value })}
      />
      <select
        className={field.input}
        aria-label={t(text.kindAt, { number })}
        value={kind ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ kind: barcodeKinds.find((one) => one === currentTarget.value) ?? null })
        }
      >
        <option value="">{t(text.byDigits, { kind: read })}</option>
        {barcodeKinds.map((one) => (
          <option key={one} value={one}>
            {t(text[`kind_${one}`])}
          </option>
        ))}
      </select>
      <span className={styles.pieces}>
        <input
          {...control('packQuantity')}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t(text.packQuantityAt, { number })}
          value={quantity}
          onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
        />
        <span aria-hidden>{t(text.packQuantity)}</span>
      </span>
      <label className={styles.main}>
        <input
          type="radio"
          name={`${prefix}-main`}
          checked={isPrimary}
          onChange={() => onChange({ isPrimary: true })}
        />
        {t(text.main)}
      </label>
      <IconButton label={t(text.removeAt, { number })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} />
      </IconButton>
      {problem !== undefined && (
        <p id={`${prefix}-${key}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
