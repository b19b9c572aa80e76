import { getCountry } from '@countinghouse/contract/procure/country'
import { text } from '@countinghouse/contract/procure/country.text'
import { useQuery } from '@tanstack/react-query'
import type { ListShared } from '../../kit/list-parts.ts'
import drawer from '../../kit/record-drawer.module.css'
import { RecordMissing } from '../../kit/record-missing.tsx'
import { RecordPanel } from '../../kit/record-panel.tsx'
import { RecordSkeleton } from '../../kit/record-skeleton.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { CountryForm } from './country-form.tsx'

/** One country beside the list. */
export function CountryRecord(shared: ListShared) {
  const { t, formatInstant } = useLanguage()
  const id = Number(shared.state.open)
  const query = useQuery(routeQuery(getCountry, { id }))
  const updatedAt = query.data?.updatedAt ?? null
  return (
    <RecordPanel
      shared={shared}
      title={query.data?.name ?? t(text.details)}
      subtitle={
        updatedAt !== null && (
          <p className={drawer.subtitle}>
            <span>{`${t(text.updatedAt)}: ${formatInstant(updatedAt)}`}</span>
          </p>
        )
      }
    >
      {query.isPending && <RecordSkeleton count={6} />}
      {query.isError && query.data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && <CountryForm key={id} country={query.data} texts={shared.texts} />}
    </RecordPanel>
  )
}
