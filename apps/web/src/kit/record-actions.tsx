import type { Master, MasterRow } from '@countinghouse/contract/master'
import { usePaletteActions } from '../shell/palette-actions.ts'
import type { ListState } from './list-state.ts'
import { ReasonButton } from './reason-button.tsx'
import styles from './record-drawer.module.css'
import type { MasterWrites } from './use-master-writes.ts'
import { useRecordDeeds } from './use-record-deeds.tsx'
import type { SetSearchState } from './use-search-state.ts'

type RecordActionsProps = {
  readonly master: Master
  readonly row: MasterRow
  readonly isDirty: boolean
  readonly writes: MasterWrites
  readonly setState: SetSearchState<ListState>
}

/** What can be done with the open record besides saving it. */
export function RecordActions({ setState, ...record }: RecordActionsProps) {
  const onRemoved = () => setState({ open: null, tab: 'details' }, { isForced: true })
  const deeds = useRecordDeeds({ ...record, onRemoved })
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
    </div>
  )
}
