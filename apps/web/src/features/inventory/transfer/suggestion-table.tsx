import type { SuggestedItem } from '@countinghouse/contract/inventory/transfer-suggestion'
import { text } from '@countinghouse/contract/inventory/transfer-suggestion.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../inventory.module.css'

const columns = ['sold', 'free', 'coming', 'there'] as const

type SuggestionTableProps = {
  readonly items: readonly SuggestedItem[]
  /** Variants that can be added. */
  readonly addable: readonly SuggestedItem[]
  /** Variants that are already on a line. */
  readonly named: ReadonlySet<number>
  /** Variants the user has deselected. */
  readonly left: ReadonlySet<number>
  readonly onLeave: (left: ReadonlySet<number>) => void
}

/** Low stock, its sales, and stock at both stores. */
export function SuggestionTable({ items, addable, named, left, onLeave }: SuggestionTableProps) {
  const { t, formatNumber } = useLanguage()
  const canAdd = new Set(addable.map(({ variantId }) => variantId))
  const isAll = addable.every(({ variantId }) => !left.has(variantId))
  return (
    <table className={styles.suggestion} aria-label={t(text.title)}>
      <thead>
        <tr>
          <th scope="col">
            <label className={styles.choice}>
              <input
                type="checkbox"
                aria-label={t(text.chooseAll)}
                checked={isAll && addable.length > 0}
                disabled={addable.length === 0}
                onChange={() => onLeave(isAll ? canAdd : new Set())}
              />
              {t(text.product)}
            </label>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-number>
              {t(text[column])}
            </th>
          ))}
          <th scope="col" data-number>
            {t(text.suggested)}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.variantId}>
            <th scope="row">
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  aria-label={t(text.choose, { product: `${item.product} ${item.sku}` })}
                  checked={canAdd.has(item.variantId) && !left.has(item.variantId)}
                  disabled={!canAdd.has(item.variantId)}
                  onChange={() => onLeave(toggled(left, item.variantId))}
                />
                <span>
                  <bdi>{item.product}</bdi>
                  <span className={styles.under}>
                    <bdi>{item.sku}</bdi>
                  </span>
                </span>
              </label>
            </th>
            {columns.map((column) => (
              <td key={column} data-number data-label={t(text[column])}>
                {item[column] === 0 ? '–' : formatNumber(item[column])}
              </td>
            ))}
            <td data-number data-strong data-label={t(text.suggested)}>
              {item.suggested === 0 ? '–' : formatNumber(item.suggested)}
              <span className={styles.under}>
                {named.has(item.variantId) ? t(text.onList) : whatIsLacking(item, { t, formatNumber })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shown if the source cannot spare the full quantity. */
function whatIsLacking(
  { suggested, wanted }: SuggestedItem,
  { t, formatNumber }: Pick<ReturnType<typeof useLanguage>, 't' | 'formatNumber'>,
): string | null {
  if (suggested === 0) return t(text.noneToSpare)
  return suggested < wanted ? t(text.ofWanted, { wanted: formatNumber(wanted) }) : null
}

function toggled(left: ReadonlySet<number>, variantId: number): ReadonlySet<number> {
  const next = new Set(left)
  if (!next.delete(variantId)) next.add(variantId)
  return next
}
