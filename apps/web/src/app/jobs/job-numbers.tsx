import type { Job } from '@countinghouse/contract/job'
import { text } from '@countinghouse/contract/kit/job.text'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Sample } from './job-pace.ts'
import { durationText, isOver, paceOf } from './job-pace.ts'
import styles from './job-progress.module.css'

type JobNumbersProps = { readonly job: Job; readonly samples: readonly Sample[] }

/** The bar with its numbers; without a total it shows that something moves. */
export function JobNumbers({ job, samples }: JobNumbersProps) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const { done, total } = job
  const isRunning = job.status === 'running'
  const pace = isRunning ? paceOf(samples, total) : null
  const isUnknown = total === null && isRunning
  const label = t(text.progress, { title: job.title })
  return (
    <div className={styles.numbers}>
      <progress
        className={styles.bar}
        aria-label={label}
        data-over={isOver(job) || undefined}
        {...(isUnknown
          ? {}
          : { max: Math.max(total ?? done, 1), value: job.status === 'done' ? Math.max(total ?? done, 1) : done })}
      />
      <p className={styles.figures}>
        <span>
          {total === null
            ? formatNumber(done)
            : t(text.doneOf, { done: formatNumber(done), total: formatNumber(total) })}
        </span>
        {total !== null && total > 0 && (
          <span>{t(text.percent, { percent: formatNumber(Math.floor((100 * done) / total)) })}</span>
        )}
        {pace !== null && <span>{t(text.pace, { rate: formatNumber(rounded(pace.perSecond)) })}</span>}
        {pace !== null && pace.remainingSeconds !== null && (
          <span>{t(text.remaining, { time: durationText(language, pace.remainingSeconds) })}</span>
        )}
      </p>
    </div>
  )
}

/** A tenth matters only where little is done. */
function rounded(perSecond: number): number {
  return perSecond < 10 ? Math.round(perSecond * 10) / 10 : Math.round(perSecond)
}
