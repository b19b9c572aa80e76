import { text } from '@countinghouse/contract/accounts/recurring-journal.text'
import { frequencies, nextDates } from '@countinghouse/kernel/recurrence'
import { z } from 'zod'
import type { RecordNoteProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../journal-entry/journal-entry.module.css'

const Entered = z.object({
  frequency: z.enum(frequencies),
  dayOfMonth: z.coerce.number().int().min(1).max(31),
  nextOn: z.iso.date(),
})

/** The next dates on which the template creates an entry, as it is entered. */
export function NextDatesNote({ form }: RecordNoteProps) {
  const { t, formatDate } = useLanguage()
  const entered = Entered.safeParse(form.values).data
  if (entered === undefined) return null
  const until = String(form.values['endsOn'] ?? '') || null
  const dates = nextDates(entered.nextOn, { ...entered, until, count: 4 })
  return (
    <p className={styles.note}>
      {dates.length === 0 ? t(text.nextNone) : t(text.next, { dates: dates.map(formatDate).join(' · ') })}
    </p>
  )
}
