import type { FiscalPeriod } from '@countinghouse/contract/accounts/fiscal-period'
import {
  commentPeriod,
  fiscalPeriods,
  fiscalPeriodsPage,
  periodHistory,
  periodViewers,
} from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/fiscal-period.text'
import { text as yearText } from '@countinghouse/contract/accounts/year-end.text'
import { permissionName } from '@countinghouse/contract/page'
import type { Talked } from '@countinghouse/contract/record-type'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { preloaded } from '../../../app/offline/preloaded.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { currentSide, RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import { lockTones } from './lock-tones.ts'
import { MonthDetails } from './month-details.tsx'

const RecordHistory = preloaded(async () => (await import('../../../kit/history/record-history.tsx')).RecordHistory)
const YearDetails = later(async () => (await import('./year-details.tsx')).YearDetails)
const getMonth = fiscalPeriods.routes.get as NonNullable<typeof fiscalPeriods.routes.get>

const talked: Talked = {
  kind: 'listing',
  entity: fiscalPeriods.entity,
  text,
  fields: {},
  listing: fiscalPeriods,
  routes: { history: periodHistory, viewers: periodViewers, comment: commentPeriod },
}

/** A period with its closing checklist, transitions and history. */
export function MonthRecord(shared: ListShared<FiscalPeriod>) {
  const { t, formatDate } = useLanguage()
  const can = useCan()
  const { state, texts } = shared
  const id = Number(state.open)
  const { data: month, error, refetch } = useQuery(routeQuery(getMonth, { id }))
  const sides = [
    { key: 'month', title: t(text.month) },
    ...(month?.endsYear === true && can(permissionName(fiscalPeriodsPage, 'close_year'))
      ? [{ key: 'year', title: t(yearText.title) }]
      : []),
    { key: 'history', title: t(text.history) },
  ]
  const side = currentSide(sides, state.tab)
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={month?.name ?? t(text.one)}
      sides={sides}
      {...(month !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <StateWord tone={lockTones[month.ledger]}>{t(text[`ledger_${month.ledger}`])}</StateWord>
            <bdi>{formatDate(month.startsOn)}</bdi>
          </p>
        ),
      })}
    >
      {error !== null && month === undefined && <RecordMissing error={error} onRetry={() => void refetch()} />}
      {error === null && month === undefined && <RecordSkeleton count={4} />}
      {month !== undefined && side === 'month' && <MonthDetails key={id} month={month} />}
      {month !== undefined && side === 'year' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <YearDetails key={id} month={month} />
        </Suspense>
      )}
      {month !== undefined && side === 'history' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <RecordHistory key={id} master={talked} texts={texts} id={id} />
        </Suspense>
      )}
    </RecordPanel>
  )
}
