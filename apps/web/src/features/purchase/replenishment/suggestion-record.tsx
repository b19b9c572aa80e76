import { suggestions } from '@countinghouse/contract/purchase/replenishment'
import { explainSuggestion } from '@countinghouse/contract/purchase/replenishment-calls'
import { text } from '@countinghouse/contract/purchase/replenishment.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { Status } from '../../../kit/list/status.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ExplanationTables } from './explanation-tables.tsx'
import { toneOf } from './suggestion-tone.ts'

/** A suggestion with every number that it follows from. */
export function SuggestionRecord(shared: ListShared) {
  const { t } = useLanguage()
  const id = Number(shared.state.open)
  const { data, error, refetch } = useQuery(routeQuery(explainSuggestion, { id }))
  return (
    <RecordPanel
      shared={shared}
      title={data?.name ?? t(text.one)}
      {...(data !== undefined && {
        subtitle: (
          <div className={drawer.subtitle}>
            <Status value={data.status} master={{ listing: suggestions }} tone={toneOf[data.status]} />
            <bdi>{data.sku}</bdi>
            <bdi>{data.store}</bdi>
          </div>
        ),
      })}
    >
      {data === undefined && error !== null && <RecordMissing error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <RecordSkeleton count={8} />}
      {data !== undefined && (
        <RecordBody isText>
          <ExplanationTables explanation={data} />
        </RecordBody>
      )}
    </RecordPanel>
  )
}
