import type { PriceRow } from '@countinghouse/contract/procure/price'
import { prices } from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/procure/price.text'
import { useQuery } from '@tanstack/react-query'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { PriceAdd } from './price-add.tsx'
import { PriceEdit } from './price-edit.tsx'

const getPrice = prices.routes.get as NonNullable<typeof prices.routes.get>

/** A price, or the form of a new one, next to the list. */
export function PriceRecord(shared: ListShared<PriceRow>) {
  const { t } = useLanguage()
  const { state, setState, texts } = shared
  const id = typeof state.open === 'number' ? state.open : null
  const query = useQuery({ ...routeQuery(getPrice, { id: id ?? 0 }), enabled: id !== null })
  const price = id === null ? null : (query.data ?? null)
  const listName = price === null ? null : texts.pickers.nameOf('procure.price_list', String(price.priceListId))
  const likelyListId = Number(state.filters['priceListId']?.[0]) || null
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={price === null ? t(text.add) : (price.sku ?? price.product)}
      {...(price !== null && {
        subtitle: (
          <p className={drawer.subtitle}>
            <bdi>{price.product}</bdi>
            <bdi>{listName}</bdi>
          </p>
        ),
      })}
    >
      {id === null && <PriceAdd likelyListId={likelyListId} />}
      {id !== null && price === null && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {id !== null && price === null && query.error === null && <RecordSkeleton count={5} />}
      {price !== null && <PriceEdit key={price.id} price={price} onGone={() => void setState({ open: null })} />}
    </RecordPanel>
  )
}
