import { text as scaleText } from '@countinghouse/contract/procure/size-clone.text'
import { text as equivalentText } from '@countinghouse/contract/procure/size-equivalent.text'
import { text } from '@countinghouse/contract/procure/size.text'
import { Suspense } from 'react'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { ReadyScalesButton } from './ready-scales-button.tsx'
import { later } from '../../../app/offline/later.ts'

const SizeList = later(async () => (await import('./size-list.tsx')).SizeList)
const SizeEquivalents = later(async () => (await import('./size-equivalents.tsx')).SizeEquivalents)

const SizeScaleClone = later(async () => (await import('./size-scale-clone.tsx')).SizeScaleClone)

export const record: RecordExtras = {
  // A full page, because its sizes are a table.
  isPage: true,
  tabs: [
    { key: 'sizes', title: text.title, Panel: SizesTab },
    { key: 'equivalents', title: equivalentText.title, Panel: EquivalentsTab },
  ],
  actions: [{ key: 'clone', title: scaleText.clone, icon: 'copy', event: 'create', Dialog: SizeScaleClone }],
  ListWays: ReadyScalesButton,
}

/** Loaded when the tab is opened. */
function SizesTab(props: RecordTabProps) {
  return (
    <Suspense fallback={<RecordSkeleton count={4} />}>
      <SizeList {...props} />
    </Suspense>
  )
}

function EquivalentsTab(props: RecordTabProps) {
  return (
    <Suspense fallback={<RecordSkeleton count={4} />}>
      <SizeEquivalents {...props} />
    </Suspense>
  )
}
