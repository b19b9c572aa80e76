import { text } from '@countinghouse/contract/procure/season-calendar.text'
import { text as noteText } from '@countinghouse/contract/procure/season-note.text'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { SeasonCalendar } from './season-calendar.tsx'
import { OrderNote, PhaseNote, SellingNote } from './season-note.tsx'
import { later } from '../../../app/offline/later.ts'

const SeasonClone = later(async () => (await import('./season-clone.tsx')).SeasonClone)

export const record: RecordExtras = {
  tabs: [{ key: 'calendar', title: text.calendar, Panel: SeasonCalendar }],
  actions: [{ key: 'clone', title: noteText.clone, icon: 'copy', event: 'create', Dialog: SeasonClone }],
  notes: { phase: PhaseNote, deliveryFrom: OrderNote, sellingFrom: SellingNote, markdownFrom: OrderNote },
}
