import type { CloseChecklist, FiscalPeriod, PeriodLock } from '@countinghouse/contract/accounts/fiscal-period'
import { fiscalPeriodsPage, periodLocks } from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/fiscal-period.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { MonthStep } from './month-step.ts'
import drawer from '../../../kit/record/record-drawer.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const StepDialog = later(async () => (await import('./step-dialog.tsx')).StepDialog)

type Props = {
  readonly month: FiscalPeriod
  /** Open checklist items; null while loading. */
  readonly closeChecklist: CloseChecklist['items'] | null
}

type Requested = { readonly step: MonthStep; readonly locks: readonly PeriodLock[] }

const events = { softClose: 'close', close: 'close', forceClose: 'force_close', reopen: 'reopen' } as const

/** Transitions available in the current state, each with the reason if it is disabled. */
export function MonthSteps({ month, closeChecklist }: Props) {
  const { t } = useLanguage()
  const can = useCan()
  const [requested, setRequested] = useState<Requested | null>(null)
  const locksIn = (...states: readonly FiscalPeriod['stock'][]) =>
    periodLocks.filter((lock) => states.includes(month[lock]))
  const running = closeChecklist?.find(({ key }) => key === 'accounts.month_running')
  const isOverridable = closeChecklist?.some(({ canForce }) => canForce) === true

  function button(step: MonthStep, locks: readonly PeriodLock[]) {
    if (locks.length === 0) return null
    const right = permissionName(fiscalPeriodsPage, events[step])
    const denied = can(right) ? null : t(recordText.needsPermission, { right })
    const isQuiet = step === 'reopen' || step === 'forceClose'
    return (
      <ReasonButton
        {...(isQuiet ? { variant: 'subtle', color: 'gray', px: 8 } : step === 'softClose' && { variant: 'default' })}
        reason={denied ?? (step === 'reopen' ? null : (running?.message ?? null))}
        onClick={() => setRequested({ step, locks })}
      >
        {t(text[step])}
      </ReasonButton>
    )
  }

  return (
    <>
      <div className={drawer.actions}>
        {button('reopen', locksIn('soft', 'closed'))}
        {isOverridable && button('forceClose', locksIn('open', 'soft'))}
      </div>
      <div className={drawer.saves}>
        {button('softClose', locksIn('open'))}
        {button('close', locksIn('open', 'soft'))}
      </div>
      {requested !== null && (
        <Suspense>
          <StepDialog month={month} {...requested} onClose={() => setRequested(null)} />
        </Suspense>
      )}
    </>
  )
}
