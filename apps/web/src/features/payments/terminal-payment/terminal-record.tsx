import type { TerminalPayment } from '@countinghouse/contract/payments/terminal-payment'
import { terminalPayments } from '@countinghouse/contract/payments/terminal-payment'
import { text } from '@countinghouse/contract/payments/terminal-payment.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { TerminalActions } from './terminal-actions.tsx'
import { TerminalDetails } from './terminal-details.tsx'

const tones = {
  waiting: 'info',
  unknown: 'warning',
  approved: 'success',
  declined: 'danger',
  cancelled: 'neutral',
  reversing: 'warning',
  reversed: 'neutral',
} as const

const getListedTerminal = terminalPayments.routes.get as NonNullable<typeof terminalPayments.routes.get>

/** A terminal payment with what went back to its card, and what can be done about it. */
export function TerminalRecord(shared: ListShared<TerminalPayment>) {
  const { t } = useLanguage()
  const id = Number(shared.state.open)
  const { data: payment, ...query } = useQuery({
    ...routeQuery(getListedTerminal, { id }),
    refetchOnMount: 'always',
  })
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={payment?.name ?? t(text.one)}
      sides={[{ key: 'details', title: t(text.one) }]}
      {...(payment !== undefined && {
        subtitle: (
          <p className={drawer.subtitle}>
            <StateWord tone={tones[payment.status]}>{t(text[`status_${payment.status}`])}</StateWord>
          </p>
        ),
      })}
    >
      {payment === undefined && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {payment === undefined && query.error === null && <RecordSkeleton count={4} />}
      {payment !== undefined && (
        <RecordBody side="details" footer={<TerminalActions payment={payment} />}>
          <TerminalDetails payment={payment} />
        </RecordBody>
      )}
    </RecordPanel>
  )
}
