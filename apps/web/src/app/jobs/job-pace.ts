import type { Job } from '@countinghouse/contract/job'
import { text } from '@countinghouse/contract/kit/job.text'
import type { Language } from '../../ui/language/language.tsx'

/** When how much was done. Units: milliseconds of any clock that does not jump. */
export type Sample = { readonly at: number; readonly done: number }
type Pace = { readonly perSecond: number; readonly remainingSeconds: number | null }

/** A shorter look says nothing about the rest. */
const leastMs = 3000
/** What was long ago neither. */
const mostMs = 30_000

/** The samples with one more, without those that are too old to count. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...samples.filter(({ at }) => sample.at - at <= mostMs), sample]
}

/** How fast a job goes and how long it will take; null while that is a guess. */
export function paceOf(samples: readonly Sample[], total: number | null): Pace | null {
  const [first] = samples
  const last = samples.at(-1)
  if (first === undefined || last === undefined || last.at - first.at < leastMs || last.done <= first.done) return null
  const perSecond = (last.done - first.done) / ((last.at - first.at) / 1000)
  return { perSecond, remainingSeconds: total === null ? null : Math.ceil(Math.max(0, total - last.done) / perSecond) }
}

export function durationText({ t }: Pick<Language, 't'>, seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  if (hours > 0) return t(text.hours, { hours, minutes })
  return minutes > 0 ? t(text.minutes, { minutes, seconds: whole % 60 }) : t(text.seconds, { seconds: whole })
}

export function isOver({ status }: Pick<Job, 'status'>): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}
