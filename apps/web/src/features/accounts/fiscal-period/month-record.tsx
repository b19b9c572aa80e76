import type { FiscalPeriod } from '@countinghouse/contract/accounts/fiscal-period'
import {
  commentPeriod,
  fiscalPeriods,
  periodHistory,
  periodViewers,
} from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/fiscal-period.text'
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
import { routeQuery } from '../../../app/calls/queries.ts'
import { MonthDetails } from './month-details.tsx'

const RecordHistory = preloaded(async () => (await import('../../../kit/history/record-history.tsx')).RecordHistory)
const getMonth = fiscalPeriods.routes.get as NonNullable<typeof fiscalPeriods.routes.get>

/** Soft-closed is a warning because closing is unfinished. */
const tones = { open: 'success', soft: 'warning', closed: 'neutral' } as const

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
  const { state, texts } = shared
  const id = Number(state.open)
  const { data: month, error, refetch } = useQuery(routeQuery(getMonth, { id }))
  const sides = [
    { key: 'month', title: t(text.month) },
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
            <StateWord tone={tones[month.stock]}>{t(text[`stock_${month.stock}`])}</StateWord>
            <bdi>{formatDate(month.startsOn)}</bdi>
          </p>
        ),
      })}
    >
      {error !== null && month === undefined && <RecordMissing error={error} onRetry={() => void refetch()} />}
      {error === null && month === undefined && <RecordSkeleton count={4} />}
      {month !== undefined && side === 'month' && <MonthDetails key={id} month={month} />}
      {month !== undefined && side === 'history' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <RecordHistory key={id} master={talked} texts={texts} id={id} />
        </Suspense>
      )}
    </RecordPanel>
  )
}
