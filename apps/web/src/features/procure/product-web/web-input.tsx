import type { WebAttributeOfProduct } from '@countinghouse/contract/procure/product-web'
import { text } from '@countinghouse/contract/procure/product-web.text'
import type { ProductImage } from '@countinghouse/contract/procure/product-image'
import type { Locale } from '@countinghouse/kernel/text'
import { directionOf } from '@countinghouse/kernel/text'
import field from '../../../kit/fields/field.module.css'
import { DateInput } from '../../../ui/field/date-input.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-web.module.css'
import type { EnteredWeb } from './web-entered.ts'

type Props = {
  readonly id: string
  /** Used where no visible label exists. */
  readonly label?: string
  readonly attribute: WebAttributeOfProduct
  /** Language of a text that varies by language. */
  readonly locale: Locale | null
  readonly images: readonly ProductImage[]
  readonly entered: EnteredWeb
  readonly problemId: string | undefined
  readonly isDisabled: boolean
  readonly onType: (entered: EnteredWeb) => void
}

/** An input for an attribute value by its type; several choices are checkboxes. */
export function WebInput(props: Props) {
  const { id, label, attribute, locale, problemId, isDisabled, entered, onType } = props
  const { type } = attribute
  if (typeof entered !== 'string') return <WebChoices {...props} entered={entered} />
  const shared = {
    id,
    className: field.input,
    disabled: isDisabled,
    value: entered,
    'aria-label': label,
    'aria-invalid': problemId !== undefined,
    'aria-describedby': problemId,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  }
  if (type === 'bool' || type === 'select' || type === 'asset')
    return (
      <select {...shared}>
        <WebOptions {...props} />
      </select>
    )
  const dir = locale === null ? 'auto' : directionOf(locale)
  if (type === 'richtext') return <textarea {...shared} rows={4} dir={dir} lang={locale ?? undefined} />
  if (type === 'date') return <DateInput {...shared} onChange={onType} />
  if (type === 'number') return <input {...shared} dir="ltr" data-numeric inputMode="decimal" autoComplete="off" />
  return <input {...shared} dir={dir} lang={locale ?? undefined} autoComplete="off" />
}

function WebOptions({ attribute: { type, options }, images }: Props) {
  const { t, locale } = useLanguage()
  const offered =
    type === 'bool'
      ? [
          ['true', t(text.yes)],
          ['false', t(text.no)],
        ]
      : type === 'asset'
        ? images.map((image, at) => [String(image.id), image.alt ?? t(text.image, { number: at + 1 })])
        : options.map(({ key, label, labelAr }) => [key, locale === 'ar' ? (labelAr ?? label) : label])
  return (
    <>
      <option value="">{t(text.empty)}</option>
      {offered.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </>
  )
}

function WebChoices({
  id,
  label,
  attribute,
  entered,
  problemId,
  isDisabled,
  onType,
}: Props & { entered: readonly string[] }) {
  const { locale } = useLanguage()
  return (
    <div
      id={id}
      role="group"
      className={styles.choices}
      aria-label={label}
      aria-labelledby={label === undefined ? `${id}-label` : undefined}
      aria-describedby={problemId}
    >
      {attribute.options.map(({ key, label: words, labelAr }) => (
        <label key={key} className={styles.choice}>
          <input
            type="checkbox"
            disabled={isDisabled}
            checked={entered.includes(key)}
            onChange={({ currentTarget }) =>
              onType(currentTarget.checked ? [...entered, key] : entered.filter((other) => other !== key))
            }
          />
          <span dir="auto">{locale === 'ar' ? (labelAr ?? words) : words}</span>
        </label>
      ))}
    </div>
  )
}
