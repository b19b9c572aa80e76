import type { Lot, LotRow } from '@countinghouse/contract/inventory/lot'
import { getLot } from '@countinghouse/contract/inventory/lot'
import { text } from '@countinghouse/contract/inventory/lot.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { LotActions } from './lot-actions.tsx'
import { LotDetails } from './lot-details.tsx'

const tones: Readonly<Record<Lot['status'], Tone>> = {
  available: 'success',
  expiring: 'warning',
  expired: 'danger',
  held: 'danger',
  gone: 'neutral',
}

const sides = [{ key: 'details', title: text.details }]

/** A lot or serial number: where it is, and where it has been. */
export function LotRecord(shared: ListShared<LotRow>) {
  const { t } = useLanguage()
  const id = Number(shared.state.open)
  const { data: lot, ...query } = useQuery({ ...routeQuery(getLot, { id }), refetchOnMount: 'always' })
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={lot === undefined ? t(text.one) : `${t(text[`kind_${lot.kind}`])} ${lot.name}`}
      sides={sides.map(({ key, title }) => ({ key, title: t(title) }))}
      {...(lot !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <StateWord tone={tones[lot.status]}>{t(text[`status_${lot.status}`])}</StateWord>
            <bdi>{lot.productName}</bdi>
            <bdi>{lot.sku}</bdi>
          </p>
        ),
      })}
    >
      {lot === undefined && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {lot === undefined && query.error === null && <RecordSkeleton count={4} />}
      {lot !== undefined && (
        <RecordBody side="details" footer={<LotActions lot={lot} />}>
          <LotDetails lot={lot} />
        </RecordBody>
      )}
    </RecordPanel>
  )
}
