import type { FiscalPeriod, PeriodLock } from '@countinghouse/contract/accounts/fiscal-period'
import {
  closePeriod,
  forceClosePeriod,
  reasonFields,
  reopenPeriod,
  softClosePeriod,
} from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/fiscal-period.text'
import { choiceField } from '@countinghouse/contract/fields'
import type { Text } from '@countinghouse/kernel/text'
import { useMemo } from 'react'
import type { RequestedFields } from '../../../kit/dialog/fields-dialog.tsx'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { MonthStep } from './month-step.ts'

type Props = {
  readonly month: FiscalPeriod
  readonly step: MonthStep
  /** Locks that the step can change. */
  readonly locks: readonly PeriodLock[]
  readonly onClose: () => void
}

type Words = { readonly title: Text; readonly lead: Text; readonly done: Text }

const words: Readonly<Record<MonthStep, Words>> = {
  softClose: { title: text.softCloseTitle, lead: text.softCloseLead, done: text.softCloseDone },
  close: { title: text.closeTitle, lead: text.closeLead, done: text.closeDone },
  forceClose: { title: text.forceCloseTitle, lead: text.forceCloseLead, done: text.closeDone },
  reopen: { title: text.reopenTitle, lead: text.reopenLead, done: text.reopenDone },
}

/** Requests which locks of a period to close or reopen, and why. */
export function StepDialog({ month, step, locks, onClose }: Props) {
  const { t } = useLanguage()
  const requested = useMemo(() => requestedFor(step, locks), [step, locks])
  const { title, lead, done } = words[step]
  const shared = {
    title: t(title, { month: month.name }),
    lead: t(lead),
    requested,
    confirm: t(text[step]),
    target: { id: month.id, version: month.version },
    toInput: ({ locks: selected, ...rest }: Readonly<Record<string, unknown>>) => ({
      ...rest,
      locks: selected === 'all' ? locks : [selected],
    }),
    page: t(text.title),
    doneWords: () => t(done, { month: month.name }),
    onClose,
  }
  if (step === 'softClose') return <FieldsDialog {...shared} route={softClosePeriod} />
  if (step === 'close') return <FieldsDialog {...shared} route={closePeriod} />
  if (step === 'forceClose') return <FieldsDialog {...shared} route={forceClosePeriod} isDanger />
  return <FieldsDialog {...shared} route={reopenPeriod} />
}

function requestedFor(step: MonthStep, locks: readonly PeriodLock[]): RequestedFields {
  const fields = {
    locks: choiceField(['all', ...locks]).default('all'),
    ...((step === 'forceClose' || step === 'reopen') && reasonFields),
  }
  return { fields, text }
}
