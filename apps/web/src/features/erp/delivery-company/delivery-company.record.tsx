import { text } from '@countinghouse/contract/erp/try-rate.text'
import { Suspense } from 'react'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'
import { later } from '../../../app/offline/later.ts'

const TryRate = later(async () => (await import('./try-rate.tsx')).TryRate)

export const record: RecordExtras = {
  // A rate line has nine fields and needs the full width.
  isPage: true,
  tabs: [{ key: 'try', title: text.title, Panel: TryRateTab }],
}

/** Loaded when the tab is opened. */
function TryRateTab(props: RecordTabProps) {
  return (
    <Suspense>
      <TryRate {...props} />
    </Suspense>
  )
}
