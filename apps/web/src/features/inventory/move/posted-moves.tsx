import { text as kinds } from '@countinghouse/contract/inventory/move-kind.text'
import type { Posting } from '@countinghouse/contract/inventory/move'
import { movesPage } from '@countinghouse/contract/inventory/move'
import { text } from '@countinghouse/contract/inventory/move.text'
import { text as cardText } from '@countinghouse/contract/inventory/stock-record.text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../inventory.module.css'

type Props = {
  readonly posting: Posting
  /** The move that was opened. */
  readonly current: number
}

/** All moves of a posting. */
export function PostedMoves({ posting, current }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  const hasValues = posting.moves.some(({ valueMinor }) => valueMinor !== undefined)
  return (
    <table className={styles.table} aria-label={t(text.posting)}>
      <thead>
        <tr>
          <th scope="col">{t(text.productName)}</th>
          <th scope="col" data-number>
            {t(text.quantity)}
          </th>
          {hasValues && (
            <th scope="col" data-number>
              {t(text.valueMinor)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {posting.moves.map((move) => (
          <tr key={move.id} aria-current={move.id === current || undefined}>
            <th scope="row">
              <Link
                className={styles.link}
                title={t(text.movesOf)}
                to={movesPage.path}
                search={{ variantId: move.variantId } as never}
              >
                <bdi>{move.product}</bdi>
              </Link>{' '}
              <bdi className={styles.quiet}>{move.sku}</bdi>
              <span className={styles.under}>
                {t(kinds[`kind_${move.kind}`])} · {t(cardText.way, { from: move.from, to: move.to })}
                {move.lot !== null && ` · ${t(cardText.lot)} ${move.lot}`}
              </span>
            </th>
            <td data-number data-label={t(text.quantity)}>
              {formatNumber(move.quantity)}
            </td>
            {move.valueMinor !== undefined && (
              <td data-number data-label={t(text.valueMinor)}>
                <bdi>{formatAmount(move.valueMinor, posting.currency, locale)}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
