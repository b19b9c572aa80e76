import type { Master, MasterRow } from '@countinghouse/contract/master'
import { lazy, Suspense, useState } from 'react'
import { usePaletteActions } from '../shell/palette-actions.ts'
import type { FieldTexts } from './fields/use-field-text.ts'
import type { ListState } from './list-state.ts'
import { ReasonButton } from './reason-button.tsx'
import styles from './record-drawer.module.css'
import type { MasterWrites } from './use-master-writes.ts'
import { useRecordDeeds } from './use-record-deeds.tsx'
import type { SetSearchState } from './use-search-state.ts'

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

type RecordActionsProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly row: MasterRow
  readonly isDirty: boolean
  readonly writes: MasterWrites
  readonly setState: SetSearchState<ListState>
}

/** What can be done with the open record besides saving it. */
export function RecordActions({ texts, setState, ...record }: RecordActionsProps) {
  const [isMerging, setIsMerging] = useState(false)
  const onRemoved = () => setState({ open: null, tab: 'details' }, { isForced: true })
  const deeds = useRecordDeeds({ ...record, onRemoved, onMerge: () => setIsMerging(true) })
  usePaletteActions(
    deeds
      .filter(({ reason }) => reason === null)
      .map(({ title, icon, run }) => ({ title: `${title}: ${record.row.name}`, icon, run })),
  )
  return (
    <div className={styles.actions}>
      {deeds.map(({ title, isDanger, reason, run }) => (
        <ReasonButton
          key={title}
          variant="subtle"
          color={isDanger ? 'red' : 'gray'}
          px={8}
          reason={reason}
          onClick={run}
        >
          {title}
        </ReasonButton>
      ))}
      {isMerging && (
        <Suspense>
          <MergeDialog
            master={record.master}
            texts={texts}
            ids={[record.row.id]}
            onClose={() => setIsMerging(false)}
            onMerged={({ id }) => void setState({ open: id })}
          />
        </Suspense>
      )}
    </div>
  )
}
