import type { CountedVariant } from '@countinghouse/contract/inventory/transfer-receipt'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import { IconMinus } from '@tabler/icons-react'
import { IconButton } from '../../kit/icon-button.tsx'
import { useLanguage } from '../../shell/language.tsx'
import styles from './inventory.module.css'

type ReceiptVariantsProps = {
  readonly variants: readonly CountedVariant[]
  /** Removes one piece; null when counting is over. */
  readonly onTakeBack: ((sku: string) => Promise<void>) | null
}

/** Expected and counted quantities, one line per variant. */
export function ReceiptVariants({ variants, onTakeBack }: ReceiptVariantsProps) {
  const { t } = useLanguage()
  const headings = [text.expected, text.good, text.damaged, text.left, text.posted]
  return (
    <table className={styles.table} aria-label={t(text.count)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          {headings.map((heading) => (
            <th key={heading.en} scope="col" data-number>
              {t(heading)}
            </th>
          ))}
          {onTakeBack !== null && <td />}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <VariantLine key={variant.variantId} variant={variant} onTakeBack={onTakeBack} />
        ))}
      </tbody>
    </table>
  )
}

type VariantLineProps = Pick<ReceiptVariantsProps, 'onTakeBack'> & { readonly variant: CountedVariant }

function VariantLine({ variant, onTakeBack }: VariantLineProps) {
  const { t, formatNumber } = useLanguage()
  const { sku, name, expected, good, damaged, posted, short, over } = variant
  const counted = good + damaged
  const left = Math.max((expected ?? 0) - counted, 0)
  const beyond = over > 0 ? over : Math.max(counted - (expected ?? 0), 0)
  const notes = [
    ...(expected === null ? [t(text.unsent)] : []),
    ...(short > 0 ? [t(text.short, { quantity: formatNumber(short) })] : []),
    ...(beyond > 0 && expected !== null ? [t(text.over, { quantity: formatNumber(beyond) })] : []),
  ]
  const figures = [
    [text.expected, expected ?? 0],
    [text.good, good],
    [text.damaged, damaged],
    [text.left, left],
    [text.posted, posted],
  ] as const
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        <span className={styles.under}>
          <bdi>{sku}</bdi>
        </span>
        {notes.length > 0 && <strong className={styles.under}>{notes.join(' · ')}</strong>}
      </th>
      {figures.map(([heading, figure]) => (
        <td key={heading.en} data-number data-label={t(heading)}>
          {formatNumber(figure)}
        </td>
      ))}
      {onTakeBack !== null && (
        <td>
          <IconButton label={`${t(text.undo)}: ${name}`} disabled={counted <= 0} onClick={() => void onTakeBack(sku)}>
            <IconMinus size={16} stroke={1.75} aria-hidden />
          </IconButton>
        </td>
      )}
    </tr>
  )
}
