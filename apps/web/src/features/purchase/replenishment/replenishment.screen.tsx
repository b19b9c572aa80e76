import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { SuggestionRow } from '@countinghouse/contract/purchase/replenishment'
import { openStatuses, replenishmentPage, suggestions } from '@countinghouse/contract/purchase/replenishment'
import { text } from '@countinghouse/contract/purchase/replenishment.text'
import { Suspense, useMemo, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { Status } from '../../../kit/list/status.tsx'
import type { ListColumns } from '../../../kit/list/use-list-columns.tsx'
import { choiceIn, idIn } from '../../../kit/report/search-values.ts'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { toneOf } from './suggestion-tone.ts'

const RunReplenishment = later(async () => (await import('./run-replenishment.tsx')).RunReplenishment)
const ChosenActions = later(async () => (await import('./chosen-actions.tsx')).ChosenActions)
const EditDialog = later(async () => (await import('./edit-dialog.tsx')).EditDialog)
const SuggestionRecord = later(async () => (await import('./suggestion-record.tsx')).SuggestionRecord)

const sides = ['open', 'all'] as const
const open = openStatuses.join(',')

/** `side`: which suggestions are listed, by the filter of the list. */
type Search = { readonly job: number | null; readonly side: (typeof sides)[number] | null }
const search: SearchCodec<Search> = {
  parse: ({ job, status }) => ({
    job: idIn(job),
    side: status === open ? 'open' : status === undefined ? 'all' : null,
  }),
  serialise: ({ job, side }) => ({
    job: job ?? undefined,
    ...(side !== null && { status: side === 'open' ? open : undefined }),
  }),
}

/** What stores need, with the actions on it. */
function Replenishment() {
  const { t } = useLanguage()
  const can = useCan()
  const right = permissionName(replenishmentPage, 'edit')
  const [{ job, side }, setState] = useSearchState(search)
  const [editing, setEditing] = useState<SuggestionRow | null>(null)
  const columns = useColumns()
  return (
    <>
      <ListPage
        listing={suggestions}
        columns={columns}
        above={
          <>
            <Suspense>
              <RunReplenishment jobId={job} onJob={(id) => void setState({ job: id })} />
            </Suspense>
            <Segments
              label={t(text.shown)}
              value={side ?? ''}
              options={sides.map((value) => ({ value, label: t(text[`shown_${value}`]) }))}
              onChange={(value) => void setState({ side: choiceIn(sides, value) ?? 'all' })}
            />
          </>
        }
        record={(shared) => (
          <Suspense>
            <SuggestionRecord {...(shared as unknown as ListShared)} />
          </Suspense>
        )}
        rowActions={(row) =>
          isOpen(row)
            ? [
                {
                  title: t(text.edit),
                  icon: 'edit',
                  reason: can(right) ? null : t(recordText.needsPermission, { right }),
                  run: () => setEditing(row),
                },
              ]
            : []
        }
        chosenActions={(chosen) => (
          <Suspense>
            <ChosenActions chosen={chosen as unknown as ChosenRecords} />
          </Suspense>
        )}
      />
      <Suspense>{editing !== null && <EditDialog row={editing} onClose={() => setEditing(null)} />}</Suspense>
    </>
  )
}

function isOpen({ status }: SuggestionRow): boolean {
  return openStatuses.some((open) => open === status)
}

function useColumns(): ListColumns<SuggestionRow> {
  return useMemo(
    () => ({
      name: { width: 184, grow: 2 },
      sku: { width: 112 },
      storeId: { width: 112 },
      onHand: { width: 80 },
      onOrder: { width: 80 },
      inTransit: { width: 80 },
      weeklyDemand: { width: 96 },
      coverDays: { width: 80 },
      need: { width: 72 },
      transferQuantity: { width: 80 },
      buyQuantity: { width: 72 },
      supplierId: { width: 128, grow: 0.5 },
      amountMinor: { width: 112 },
      expectedOn: { width: 104 },
      status: {
        width: 120,
        stacked: 'status',
        cell: ({ status }) => <Status value={status} master={{ listing: suggestions }} tone={toneOf[status]} />,
      },
    }),
    [],
  )
}

export { Replenishment as screen }
