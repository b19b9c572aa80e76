import { text as kinds } from '@countinghouse/contract/inventory/move-kind.text'
import { movesPage } from '@countinghouse/contract/inventory/move'
import type { CardLine } from '@countinghouse/contract/inventory/stock'
import { getStockCard } from '@countinghouse/contract/inventory/stock'
import { text } from '@countinghouse/contract/inventory/stock-record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import styles from '../inventory.module.css'

/** Moves of a variant in a store, newest first, each with the balance after it and a link to its posting. */
export function StockCard({ id }: { readonly id: number }) {
  const { t } = useLanguage()
  const query = useInfiniteQuery({
    queryKey: [getStockCard.id, { id }],
    queryFn: ({ pageParam, signal }) =>
      call(getStockCard, { id, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  if (query.isPending) return <RecordSkeleton count={4} />
  if (query.data === undefined) return <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
  const lines = query.data.pages.flatMap(({ items }) => items)
  const { currency = '' } = query.data.pages[0] ?? {}
  const hasValues = lines.some(({ valueMinor }) => valueMinor !== undefined)
  if (lines.length === 0)
    return (
      <RecordBody side="card">
        <p className={styles.quiet}>{t(text.noMoves)}</p>
      </RecordBody>
    )
  return (
    <RecordBody side="card">
      <table className={styles.table} aria-label={t(text.card)}>
        <thead>
          <tr>
            <th scope="col">{t(text.move)}</th>
            {[text.change, text.after, ...(hasValues ? [text.value] : [])].map((heading) => (
              <th key={heading.en} scope="col" data-number>
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} currency={currency} />
          ))}
        </tbody>
      </table>
      {query.hasNextPage ? (
        <Button
          variant="default"
          size="compact-md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(text.more)}
        </Button>
      ) : (
        <p className={styles.note}>{t(text.begun)}</p>
      )}
    </RecordBody>
  )
}

function Line({ line, currency }: { readonly line: CardLine; readonly currency: string }) {
  const { t, locale, formatNumber, formatDate } = useLanguage()
  const canSeeMoves = useCan()(permissionName(movesPage, 'view'))
  const kind = t(kinds[`kind_${line.kind}`])
  const isInside = line.change === 0
  return (
    <tr>
      <th scope="row">
        {canSeeMoves ? (
          <Link
            className={styles.link}
            title={t(text.showPosting)}
            to={movesPage.path}
            search={{ open: line.id } as never}
          >
            {kind}
          </Link>
        ) : (
          kind
        )}
        <span className={styles.under}>
          {formatDate(line.effectiveOn)} · <bdi>{line.source}</bdi>
          <br />
          {t(text.way, { from: line.from, to: line.to })}
          {line.lot !== null && ` · ${t(text.lot)} ${line.lot}`}
        </span>
      </th>
      <td data-number data-label={t(text.change)}>
        {isInside ? (
          <span className={styles.quiet}>{`${formatNumber(line.quantity)} ${t(text.inside)}`}</span>
        ) : (
          <bdi>{`${line.change > 0 ? '+' : ''}${formatNumber(line.change)}`}</bdi>
        )}
      </td>
      <td data-number data-strong data-label={t(text.after)}>
        {formatNumber(line.after)}
      </td>
      {line.valueMinor !== undefined && (
        <td data-number data-label={t(text.value)}>
          <bdi>{formatAmount(line.change < 0 ? -line.valueMinor : line.valueMinor, currency, locale)}</bdi>
        </td>
      )}
    </tr>
  )
}
