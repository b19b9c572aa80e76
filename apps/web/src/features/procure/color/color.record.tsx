import { text } from '@countinghouse/contract/procure/color-note.text'
import { text as swatchText } from '@countinghouse/contract/procure/color-swatch.text'
import { Suspense } from 'react'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { ColorNote } from './color-note.tsx'
import { FamilyNote } from './family-note.tsx'
import { NearestColors } from './nearest-colors.tsx'
import { later } from '../../../app/offline/later.ts'

const ColorSwatches = later(async () => (await import('./color-swatches.tsx')).ColorSwatches)

export const record: RecordExtras = {
  tabs: [
    { key: 'nearest', title: text.nearest, Panel: NearestColors },
    { key: 'swatches', title: swatchText.title, Panel: SwatchesTab },
  ],
  notes: { hex: ColorNote, family: FamilyNote },
}

/** Loaded when the tab is opened. */
function SwatchesTab(props: RecordTabProps) {
  return (
    <Suspense fallback={<RecordSkeleton count={4} />}>
      <ColorSwatches {...props} />
    </Suspense>
  )
}
