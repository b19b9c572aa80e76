import type { CancellableRow } from '@countinghouse/contract/inventory/cancel-management'
import { cancellable, cancelManagementPage } from '@countinghouse/contract/inventory/cancel-management'
import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useMemo, useState } from 'react'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { choiceIn, idIn } from '../../../kit/report/search-values.ts'
import { Segments } from '../../../ui/button/segments.tsx'
import { Status } from '../../../kit/list/status.tsx'
import type { ListColumns } from '../../../kit/list/use-list-columns.tsx'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { consequenceOf } from './cancel-consequence.ts'
import styles from './cancel.module.css'

const CancelRecord = later(async () => (await import('./cancel-record.tsx')).CancelRecord)
const CancelDialog = later(async () => (await import('./cancel-dialog.tsx')).CancelDialog)
const CancelChosen = later(async () => (await import('./cancel-chosen.tsx')).CancelChosen)
const CancelRun = later(async () => (await import('./cancel-run.tsx')).CancelRun)
const CancelStatistics = later(async () => (await import('./cancel-statistics.tsx')).CancelStatisticsPage)

const sides = ['list', 'statistics'] as const
/** `run`: the job that cancels the selected transfers. */
type Search = { readonly side: (typeof sides)[number]; readonly run: number | null }

const search: SearchCodec<Search> = {
  parse: ({ side, run }) => ({ side: choiceIn(sides, side) ?? 'list', run: idIn(run) }),
  serialise: ({ side, run }) => ({ side: side === 'list' ? undefined : side, run: run ?? undefined }),
}

/** Cancellable transfers with the effect of cancelling, and the report of cancellation reasons. */
function CancelManagement() {
  const { t } = useLanguage()
  const right = permissionName(cancelManagementPage, 'cancel')
  const canCancel = useCan()(right)
  const [{ side, run }, setState] = useSearchState(search)
  const [asking, setAsking] = useState<CancellableRow | null>(null)
  const columns = useCancelColumns()
  const choice = (
    <Segments
      label={t(text.shownAs)}
      value={side}
      options={sides.map((value) => ({ value, label: t(text[value]) }))}
      onChange={(value) => void setState({ side: choiceIn(sides, value) ?? 'list' })}
    />
  )
  if (side === 'statistics')
    return (
      <Suspense>
        <CancelStatistics sides={choice} />
      </Suspense>
    )
  return (
    <>
      <ListPage
        listing={cancellable}
        columns={columns}
        above={
          <div className={styles.above}>
            {choice}
            {run !== null && (
              <Suspense>
                <CancelRun key={run} id={run} onLeave={() => void setState({ run: null })} />
              </Suspense>
            )}
          </div>
        }
        record={(shared) => <CancelRecord {...(shared as unknown as ListShared)} />}
        rowActions={(row) => [
          {
            title: t(row.scope === 'all' ? text.cancelAll : text.cancelRest),
            icon: 'trash',
            isDanger: true,
            reason: canCancel ? null : t(recordText.needsPermission, { right }),
            run: () => setAsking(row),
          },
        ]}
        chosenActions={(chosen) =>
          canCancel && (
            <Suspense>
              <CancelChosen
                chosen={chosen as unknown as ChosenRecords}
                onStarted={(jobId) => void setState({ run: jobId })}
              />
            </Suspense>
          )
        }
      />
      <Suspense>{asking !== null && <CancelDialog row={asking} onClose={() => setAsking(null)} />}</Suspense>
    </>
  )
}

function useCancelColumns(): ListColumns<CancellableRow> {
  const { t, formatNumber } = useLanguage()
  return useMemo(
    () => ({
      name: { width: 132, grow: 0.2 },
      status: {
        width: 152,
        grow: 0.3,
        stacked: 'status',
        cell: ({ status }) => <Status value={status} master={{ listing: cancellable }} tone={documentTones[status]} />,
      },
      fromStoreId: { width: 104 },
      toStoreId: { width: 104 },
      leftQuantity: { width: 72, grow: 0.2 },
      leftValueMinor: { width: 112, grow: 0.3 },
      ageDays: { width: 64, grow: 0.2 },
      requestedBy: { width: 112 },
      consequence: {
        width: 200,
        grow: 3,
        stacked: 'detail',
        cell: (row) => <span className={styles.consequence}>{consequenceOf({ t, formatNumber }, row)}</span>,
      },
    }),
    [t, formatNumber],
  )
}

export { CancelManagement as screen }
