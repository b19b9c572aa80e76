import type { VariantCost } from '@countinghouse/contract/procure/product-cost'
import { text } from '@countinghouse/contract/procure/product-cost.text'
import { useId } from 'react'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './product-costs.module.css'

type Words = Readonly<Record<number, string>>
type Props = {
  /** Company currency, used for standard costs. */
  readonly currency: string
  readonly items: readonly VariantCost[]
  /** By variant: unsaved input and its error. */
  readonly entered: Words
  readonly wrong: Words
  /** Null: read-only. */
  readonly onType: ((item: VariantCost, words: string) => void) | null
}

/** Variants with their cost and its source. */
export function CostTable({ currency, items, entered, wrong, onType }: Props) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <table className={table.table} aria-label={t(text.title)}>
      <thead>
        <tr>
          {[text.variant, text.standardCost, text.cost, text.source].map((heading) => (
            <th key={heading.en} scope="col">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const { variantId, sku, standardCost, cost, source, supplier } = item
          const problem = wrong[variantId]
          const problemId = `${id}-${variantId}`
          return (
            <tr key={variantId}>
              <th scope="row">
                <bdi>{sku}</bdi>
              </th>
              <td>
                {onType === null ? (
                  <bdi>{standardCost === null ? '–' : `${standardCost} ${currency}`}</bdi>
                ) : (
                  <>
                    <input
                      className={styles.cost}
                      dir="ltr"
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={t(text.standardCostOf, { sku })}
                      aria-invalid={problem !== undefined}
                      aria-describedby={problem === undefined ? undefined : problemId}
                      value={entered[variantId] ?? standardCost ?? ''}
                      onChange={({ currentTarget }) => onType(item, currentTarget.value)}
                    />{' '}
                    <span className={styles.quiet}>{currency}</span>
                    {problem !== undefined && (
                      <p id={problemId} role="alert" className={styles.problem}>
                        {problem}
                      </p>
                    )}
                  </>
                )}
              </td>
              <td>
                {cost === null ? (
                  <span className={styles.quiet}>{t(text.unknown)}</span>
                ) : (
                  <bdi>{`${cost} ${item.currency ?? ''}`}</bdi>
                )}
              </td>
              <td>
                <bdi>{source === 'standard' ? t(text.source_standard) : (supplier ?? '–')}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
