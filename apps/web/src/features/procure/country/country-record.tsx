import {
  commentCountry,
  countries,
  countryHistory,
  countryViewers,
  getCountry,
} from '@countinghouse/contract/procure/country'
import { text } from '@countinghouse/contract/procure/country.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import type { Talked } from '@countinghouse/contract/record-type'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { currentSide, RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { later } from '../../../app/offline/later.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { CountryForm, countrySide } from './country-form.tsx'

const RecordHistory = later(async () => (await import('../../../kit/history/record-history.tsx')).RecordHistory)

const talked: Talked = {
  kind: 'listing',
  entity: countries.entity,
  text,
  fields: {},
  listing: countries,
  routes: { history: countryHistory, viewers: countryViewers, comment: commentCountry },
}

/** Drawer of a country with its settings and history. */
export function CountryRecord(shared: ListShared) {
  const { t, formatInstant } = useLanguage()
  const { state, texts } = shared
  const id = Number(state.open)
  const query = useQuery(routeQuery(getCountry, { id }))
  const updatedAt = query.data?.updatedAt ?? null
  const sides = [
    { key: countrySide, title: t(text.details) },
    { key: 'history', title: t(recordText.history) },
  ]
  const side = currentSide(sides, state.tab)
  return (
    <RecordPanel
      shared={shared}
      title={query.data?.name ?? t(text.details)}
      sides={sides}
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
      {query.data !== undefined && (
        <CountryForm key={id} country={query.data} texts={texts} isHidden={side !== countrySide} />
      )}
      {query.data !== undefined && side === 'history' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <RecordHistory key={id} master={talked} texts={texts} id={id} />
        </Suspense>
      )}
    </RecordPanel>
  )
}
