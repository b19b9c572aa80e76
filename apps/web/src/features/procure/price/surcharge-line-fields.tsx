import { text } from '@countinghouse/contract/procure/price-surcharge.text'
import type { Variants } from '@countinghouse/contract/procure/variant'
import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import field from '../../../ui/field/small-field.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './price.module.css'
import type { SurchargeLine } from './surcharge-lines.ts'

type Props = {
  /** Of its amount. */
  readonly id: string
  readonly line: SurchargeLine
  /** Its place, from 1. */
  readonly number: number
  readonly options: Pick<Variants, 'colors' | 'sizes'>
  readonly currency: string
  readonly problem: string | undefined
  readonly canEdit: boolean
  readonly onChange: (changed: Partial<SurchargeLine>) => void
  readonly onRemove: () => void
}

/** One surcharge: of a colour, or of sizes from one to another, and how much. */
export function SurchargeLineFields(props: Props) {
  const { id, line, number, options, currency, problem, canEdit, onChange, onRemove } = props
  const { t } = useLanguage()
  const { colorId, sizeFromSort, sizeToSort, amount } = line
  const size = (label: string, value: number, name: 'sizeFromSort' | 'sizeToSort') => (
    <select
      className={field.input}
      disabled={!canEdit}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange({ [name]: Number(currentTarget.value) })}
    >
      {options.sizes.map((one) => (
        <option key={one.id} value={one.sortOrder}>
          {one.name}
        </option>
      ))}
    </select>
  )
  return (
    <div className={styles.surcharge}>
      <select
        className={field.input}
        disabled={!canEdit}
        aria-label={t(text.ofAt, { number })}
        value={colorId ?? ''}
        onChange={({ currentTarget }) => onChange({ colorId: Number(currentTarget.value) || null })}
      >
        {options.sizes.length > 0 && <option value="">{t(text.ofSizes)}</option>}
        {options.colors.length > 0 && (
          <optgroup label={t(text.colours)}>
            {options.colors.map((color) => (
              <option key={color.id} value={color.id}>
                {color.name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      {colorId === null && (
        <span className={styles.range}>
          {size(t(text.fromAt, { number }), sizeFromSort, 'sizeFromSort')}
          <span aria-hidden>–</span>
          {size(t(text.toAt, { number }), sizeToSort, 'sizeToSort')}
        </span>
      )}
      <span className={styles.amount}>
        <input
          id={id}
          className={field.input}
          disabled={!canEdit}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t(text.amountAt, { number })}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          placeholder={t(text.amount)}
          value={amount}
          onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
        />
        <bdi>{currency}</bdi>
      </span>
      {canEdit && (
        <IconButton label={t(text.removeAt, { number })} onClick={onRemove}>
          <IconTrash size={18} stroke={1.75} />
        </IconButton>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.failure} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
