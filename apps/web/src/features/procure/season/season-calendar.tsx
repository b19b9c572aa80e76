import { text } from '@countinghouse/contract/procure/season-calendar.text'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { tags } from '../../../ui/language/formats.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './season-calendar.module.css'
import type { Phase } from './season-phases.ts'
import { calendarOf } from './season-phases.ts'

/** Buying, delivery, selling and markdown periods of a season, one below the other. */
export function SeasonCalendar({ row }: RecordTabProps) {
  const { t, locale, formatDate } = useLanguage()
  const calendar = calendarOf(row)
  const month = new Intl.DateTimeFormat(tags[locale], { month: 'short', year: '2-digit', timeZone: 'UTC' })

  function daysOf({ from, to }: Phase): string {
    if (from === null && to === null) return t(text.none)
    if (from !== null && to !== null) return t(text.range, { from: formatDate(from), to: formatDate(to) })
    return from === null ? t(text.until, { to: formatDate(to ?? '') }) : t(text.from, { from: formatDate(from) })
  }

  return (
    <RecordBody side="calendar">
      {calendar === null ? (
        <p className={styles.none}>{t(text.noDates)}</p>
      ) : (
        <>
          <div className={styles.months} aria-hidden>
            {calendar.months.map(({ day, start }) => (
              <span key={day} className={styles.month} style={{ insetInlineStart: `${start * 100}%` }}>
                {month.format(new Date(`${day}T00:00:00Z`))}
              </span>
            ))}
          </div>
          <dl className={styles.phases}>
            {calendar.phases.map((phase) => (
              <div key={phase.name} className={styles.phase}>
                <dt className={styles.name}>{t(text[phase.name])}</dt>
                <dd className={styles.days}>{daysOf(phase)}</dd>
                <dd className={styles.line} aria-hidden>
                  {phase.bar !== null && (
                    <span
                      className={styles.bar}
                      data-open={phase.from === null ? 'start' : phase.to === null ? 'end' : undefined}
                      style={{
                        insetInlineStart: `${phase.bar.start * 100}%`,
                        inlineSize: `${phase.bar.length * 100}%`,
                      }}
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </RecordBody>
  )
}
