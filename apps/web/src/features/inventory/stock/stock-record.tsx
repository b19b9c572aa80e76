import { stock } from '@countinghouse/contract/inventory/stock'
import { text } from '@countinghouse/contract/inventory/stock-record.text'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { currentSide, RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { StockLocations } from './stock-locations.tsx'

const StockCard = later(async () => (await import('./stock-card.tsx')).StockCard)
const getStock = stock.routes.get as NonNullable<typeof stock.routes.get>

/** A variant in a store: its locations and its stock card. */
export function StockRecord(shared: ListShared) {
  const { t } = useLanguage()
  const { state, texts } = shared
  const id = Number(state.open)
  const { data: line, error, refetch } = useQuery(routeQuery(getStock, { id }))
  const sides = [
    { key: 'places', title: t(text.places) },
    { key: 'card', title: t(text.card) },
  ]
  const side = currentSide(sides, state.tab)
  const storeName = line === undefined ? null : texts.pickers.nameOf('erp.store', String(line.storeId))
  return (
    <RecordPanel
      shared={shared}
      title={line?.productName ?? t(stock.text.one)}
      sides={sides}
      {...(line !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <bdi>{line.sku}</bdi>
            <bdi>{storeName}</bdi>
          </p>
        ),
      })}
    >
      {error !== null && line === undefined && <RecordMissing error={error} onRetry={() => void refetch()} />}
      {error === null && line === undefined && <RecordSkeleton count={4} />}
      {line !== undefined && side === 'places' && <StockLocations key={id} id={id} />}
      {line !== undefined && side === 'card' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <StockCard key={id} id={id} />
        </Suspense>
      )}
    </RecordPanel>
  )
}
