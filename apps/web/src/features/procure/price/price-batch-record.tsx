import type { PriceBatch } from '@countinghouse/contract/procure/price-batch'
import { priceBatches } from '@countinghouse/contract/procure/price-batch'
import { text } from '@countinghouse/contract/procure/price-batch.text'
import { useQuery } from '@tanstack/react-query'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { PriceBatchAdd } from './price-batch-add.tsx'
import { PriceBatchLines } from './price-batch-lines.tsx'

const getBatch = priceBatches.routes.get as NonNullable<typeof priceBatches.routes.get>

/** A batch with its lines, or the form of a new one. */
export function PriceBatchRecord(shared: ListShared<PriceBatch>) {
  const { t, formatDate, formatRate } = useLanguage()
  const { state, setState, texts } = shared
  const id = typeof state.open === 'number' ? state.open : null
  const query = useQuery({ ...routeQuery(getBatch, { id: id ?? 0 }), enabled: id !== null })
  const batch = id === null ? null : (query.data ?? null)
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={batch?.name ?? t(text.add)}
      isPage
      {...(batch !== null && {
        sides: [{ key: 'lines', title: t(text.lines) }],
        subtitle: (
          <p className={drawer.subtitle}>
            <span>{t(text[`state_${batch.state}`])}</span>
            <bdi>{texts.pickers.nameOf('procure.price_list', String(batch.priceListId))}</bdi>
            <span>{formatDate(batch.effectiveFrom)}</span>
            {batch.changePpm !== 0 && <span>{formatRate(batch.changePpm)}</span>}
            {batch.ending !== 'none' && <span>{t(text[`ending_${batch.ending}`])}</span>}
          </p>
        ),
      })}
    >
      {id === null && <PriceBatchAdd onCreated={(created) => void setState({ open: created })} />}
      {id !== null && batch === null && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {id !== null && batch === null && query.error === null && <RecordSkeleton count={5} />}
      {batch !== null && <PriceBatchLines batch={batch} />}
    </RecordPanel>
  )
}
