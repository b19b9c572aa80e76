import type { SessionReport, TillSession } from '@countinghouse/contract/sales/till-session'
import { choiceField } from '@countinghouse/contract/fields'
import { amountField } from '@countinghouse/contract/rich-fields'
import {
  cashMoveKinds,
  commentSession,
  getSession,
  sessionHistory,
  sessionViewers,
  tillSessions,
} from '@countinghouse/contract/sales/till-session'
import { text } from '@countinghouse/contract/sales/till-session.text'
import type { Talked } from '@countinghouse/contract/record-type'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { preloaded } from '../../../app/offline/preloaded.tsx'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { currentSide, RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { CashMoves } from './cash-moves.tsx'
import { CountForm } from './count-form.tsx'
import { DrawerMoves } from './drawer-moves.tsx'
import { SessionActions } from './session-actions.tsx'
import { SessionReportView } from './session-report-view.tsx'

const RecordHistory = preloaded(async () => (await import('../../../kit/history/record-history.tsx')).RecordHistory)

const tones: Readonly<Record<SessionReport['status'], Tone>> = {
  open: 'success',
  review: 'warning',
  closed: 'neutral',
}

const talked: Talked = {
  kind: 'listing',
  entity: tillSessions.entity,
  text,
  fields: {
    kind: choiceField(cashMoveKinds),
    amountMinor: amountField(),
    floatMinor: amountField(),
    countedMinor: amountField(),
  },
  listing: tillSessions,
  routes: { history: sessionHistory, viewers: sessionViewers, comment: commentSession },
}

/** A till session: its report, its drawer and its history. */
export function SessionRecord(shared: ListShared<TillSession>) {
  const { t, formatDate } = useLanguage()
  const { state, setState, texts } = shared
  const id = Number(state.open)
  const { data: report, ...query } = useQuery({ ...routeQuery(getSession, { id }), refetchOnMount: 'always' })
  const isOpen = report?.status === 'open'
  const sides = [
    { key: 'report', title: t(report?.status === 'closed' ? text.zReportTitle : text.xReport) },
    ...(isOpen ? [{ key: 'count', title: t(text.countTab) }] : []),
    { key: 'drawer', title: t(text.drawer) },
    { key: 'history', title: t(text.history) },
  ]
  const side = currentSide(sides, state.tab)
  const toSide = (tab: string) => void setState({ tab }, { replace: true })
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={report?.name ?? t(text.one)}
      sides={sides}
      {...(report !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <StateWord tone={tones[report.status]}>{t(text[`status_${report.status}`])}</StateWord>
            <bdi>
              {report.till}, {report.store}
            </bdi>
            <bdi>{formatDate(report.businessOn)}</bdi>
            <bdi>{report.openedBy}</bdi>
          </p>
        ),
      })}
    >
      {report === undefined && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {report === undefined && query.error === null && <RecordSkeleton count={4} />}
      {report !== undefined && side === 'report' && (
        <RecordBody side={side} footer={<SessionActions report={report} onCount={() => toSide('count')} />}>
          <SessionReportView report={report} />
        </RecordBody>
      )}
      {report !== undefined && side === 'count' && (
        <CountForm key={id} report={report} onDone={() => toSide('report')} />
      )}
      {report !== undefined && side === 'drawer' && (
        <RecordBody side={side} {...(isOpen && { footer: <CashMoves report={report} /> })}>
          <DrawerMoves report={report} />
        </RecordBody>
      )}
      {report !== undefined && side === 'history' && (
        <Suspense fallback={<RecordSkeleton count={4} />}>
          <RecordHistory key={id} master={talked} texts={texts} id={id} />
        </Suspense>
      )}
    </RecordPanel>
  )
}
