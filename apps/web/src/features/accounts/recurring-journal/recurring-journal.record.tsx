import { later } from '../../../app/offline/later.ts'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'

const EntryTotals = later(async () => (await import('../journal-entry/entry-totals.tsx')).EntryTotals)
const NextDatesNote = later(async () => (await import('./next-dates-note.tsx')).NextDatesNote)

export const record: RecordExtras = {
  notes: { nextOn: NextDatesNote, lines: ({ form }) => <EntryTotals enteredIn={form.enteredIn} /> },
  isPage: true,
}
