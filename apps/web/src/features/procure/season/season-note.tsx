import { season } from '@countinghouse/contract/procure/season'
import { text } from '@countinghouse/contract/procure/season-note.text'
import { disorderOf, phaseOnDay } from '@countinghouse/contract/procure/season-phase'
import { useQuery } from '@tanstack/react-query'
import type { RecordNoteProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useSession } from '../../../app/session/session.tsx'
import { overlapping } from './season-overlap.ts'
import styles from './season-note.module.css'

/** Suggests the phase according to the dates; the user decides. */
export function PhaseNote({ field, form, texts }: RecordNoteProps) {
  const { t } = useLanguage()
  const { company } = useSession()
  // Business dates use the time zone of the company.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: company.timezone }).format()
  const phase = phaseOnDay(form.values, today)
  if (phase === null || form.values['phase'] === phase) return null
  return (
    <p className={styles.note}>
      {t(text.suggestPhase, { phase: texts.choice(field, phase) })}
      <button type="button" className={styles.link} onClick={() => form.type(field, phase)}>
        {t(text.usePhase)}
      </button>
    </p>
  )
}

/** Warns of a date before the one that should precede it; allowed, but rarely intended. */
export function OrderNote({ field, form, texts }: RecordNoteProps) {
  const { t } = useLanguage()
  const found = disorderOf(form.values).find((one) => one.field === field.name)
  if (found === undefined) return null
  return (
    <p className={styles.note} data-tone="warning">
      {t(text.outOfOrder, { field: texts.label(field.name), before: texts.label(found.before) })}
    </p>
  )
}

/** For the start of selling: its order, and other main seasons sold at the same time. */
export function SellingNote(props: RecordNoteProps) {
  const { t } = useLanguage()
  const { form, row } = props
  const query = useQuery(routeQuery(season.routes.list, { status: ['active'], sort: ['-sellingFrom'], limit: 100 }))
  const others = overlapping(form.values, row?.id ?? null, query.data?.items ?? [])
  return (
    <>
      <OrderNote {...props} />
      {others.length > 0 && (
        <p className={styles.note} data-tone="warning">
          {t(text.overlaps, { count: others.length, names: others.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </>
  )
}
