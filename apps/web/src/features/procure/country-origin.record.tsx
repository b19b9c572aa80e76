import { text } from '@countinghouse/contract/procure/try-duty.text'
import { Suspense } from 'react'
import type { RecordExtras, RecordTabProps } from '../../kit/record-extras.ts'
import { later } from '../../shell/later.ts'

const TryDuty = later(async () => (await import('./try-duty.tsx')).TryDuty)

export const record: RecordExtras = { tabs: [{ key: 'try', title: text.title, Panel: TryDutyTab }] }

/** Fetched when somebody looks at it. */
function TryDutyTab(props: RecordTabProps) {
  return (
    <Suspense>
      <TryDuty {...props} />
    </Suspense>
  )
}
