import { text } from '@countinghouse/contract/procure/try-duty.text'
import { Suspense } from 'react'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'
import { later } from '../../../app/offline/later.ts'

const TryDuty = later(async () => (await import('./try-duty.tsx')).TryDuty)

export const record: RecordExtras = { tabs: [{ key: 'try', title: text.title, Panel: TryDutyTab }] }

/** Loaded when the tab is opened. */
function TryDutyTab(props: RecordTabProps) {
  return (
    <Suspense>
      <TryDuty {...props} />
    </Suspense>
  )
}
