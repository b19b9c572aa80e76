import { text } from '@countinghouse/contract/erp/size.text'
import { durationText } from '../../app/jobs/job-pace.ts'
import type { Language } from '../../ui/language/language.tsx'

const steps = [text.bytes, text.kibibytes, text.mebibytes, text.gibibytes, text.tebibytes]
const daySeconds = 86_400

/** Formats bytes in the unit that gives one to four digits. */
export function sizeText({ t, formatNumber }: Pick<Language, 't' | 'formatNumber'>, bytes: number): string {
  const step = Math.min(steps.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const value = bytes / 1024 ** step
  return t(steps[step] ?? text.bytes, {
    size: formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value)),
  })
}

/** Formats a duration; from two days on in days only. */
export function ageText({ t }: Pick<Language, 't'>, seconds: number): string {
  if (seconds < 2 * daySeconds) return durationText({ t }, seconds)
  return t(text.days, { days: Math.floor(seconds / daySeconds) })
}
