import { text } from '@countinghouse/contract/procure/season-calendar.text'
import type { RecordExtras } from '../../kit/record-extras.ts'
import { SeasonCalendar } from './season-calendar.tsx'

export const record: RecordExtras = {
  tabs: [{ key: 'calendar', title: text.calendar, Panel: SeasonCalendar }],
}
