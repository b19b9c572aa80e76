import { text } from '@countinghouse/contract/erp/role.text'
import type { Language } from '../../../ui/language/language.tsx'
import { localToday } from '../../../ui/field/local-day.ts'

type Period = { readonly from: string | null; readonly until: string | null }

/** Formats a validity period, both dates inclusive. */
export function formatPeriod({ t, formatDate }: Pick<Language, 't' | 'formatDate'>, { from, until }: Period): string {
  if (from === null && until === null) return t(text.always)
  const words = [
    ...(from === null ? [] : [t(text.fromDay, { day: formatDate(from) })]),
    ...(until === null ? [] : [t(text.untilDay, { day: formatDate(until) })]),
  ]
  return words.join(' ')
}

/** Whether a period is valid today, in the time zone of the reader. */
export function periodState({ from, until }: Period, today = localToday()): 'now' | 'over' | 'later' {
  if (until !== null && until < today) return 'over'
  return from !== null && from > today ? 'later' : 'now'
}
