import { inheritedFields } from '@countinghouse/contract/procure/category-defaults'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { text as categoryText } from '@countinghouse/contract/procure/category.text'
import type { MasterRow } from '@countinghouse/contract/master'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import type {
  RecordDialogProps,
  RecordExtras,
  RecordNoteProps,
  RecordTabProps,
} from '../../../kit/master/record-extras.ts'
import type { CategoryChangeProps } from './category-change.tsx'
import { later } from '../../../app/offline/later.ts'

const Attributes = later(async () => (await import('./category-attributes.tsx')).CategoryAttributes)
const Note = later(async () => (await import('./category-note.tsx')).CategoryNote)
const CategoryMove = later(async () => (await import('./category-move.tsx')).CategoryMove)
const CategoryMerge = later(async () => (await import('./category-merge.tsx')).CategoryMerge)
const CategorySplit = later(async () => (await import('./category-split.tsx')).CategorySplit)
const CategoryRetire = later(async () => (await import('./category-retire.tsx')).CategoryRetire)

const isMerged = ({ mergedIntoId }: MasterRow) => (mergedIntoId === null ? null : text.isMerged)
const isInactive = ({ status }: MasterRow) => (status === 'inactive' ? text.isInactive : null)

export const record: RecordExtras = {
  tabs: [{ key: 'attributes', title: categoryText.attributes, Panel: AttributesTab }],
  actions: [
    { key: 'move', title: text.moveTo, icon: 'move', event: 'move', reasonOf: isMerged, Dialog: of(CategoryMove) },
    { key: 'split', title: text.split, icon: 'split', event: 'move', reasonOf: isMerged, Dialog: of(CategorySplit) },
    {
      key: 'merge',
      title: text.mergeInto,
      icon: 'merge',
      event: 'merge',
      reasonOf: isMerged,
      Dialog: of(CategoryMerge),
    },
    {
      key: 'retire',
      title: text.retire,
      icon: 'power',
      event: 'deactivate',
      reasonOf: isInactive,
      Dialog: of(CategoryRetire),
    },
  ],
  // These actions have a preview.
  replacesOf: ({ status }) => (status === 'active' ? ['merge', 'deactivate'] : ['merge']),
  notes: Object.fromEntries(['parentId', ...inheritedFields].map((name) => [name, FieldNote])),
}

function of(Change: ComponentType<CategoryChangeProps>) {
  return function ChangeOfRecord({ row, onClose }: RecordDialogProps) {
    return <Change id={row.id} onClose={onClose} />
  }
}

function AttributesTab(props: RecordTabProps) {
  return (
    <Suspense>
      <Attributes {...props} />
    </Suspense>
  )
}

function FieldNote(props: RecordNoteProps) {
  return (
    <Suspense>
      <Note {...props} />
    </Suspense>
  )
}
