import type { Master, MasterRow } from '@countinghouse/contract/master'
import { useState } from 'react'
import { usePaletteActions } from '../../app/palette/palette-actions.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { ListState } from '../list/list-state.ts'
import { firstTab } from '../list/list-state.ts'
import { RecordLinks } from './record-links.tsx'
import { ReasonButton } from '../../ui/button/reason-button.tsx'
import type { RecordExtras } from '../master/record-extras.ts'
import styles from './record-drawer.module.css'
import { useMasterWrites } from '../master/use-master-writes.ts'
import { useRecordActions } from './use-record-actions.tsx'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

type RecordActionsProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly extras: RecordExtras
  readonly row: MasterRow
  readonly isDirty: boolean
  readonly setState: SetSearchState<ListState>
}

/** The actions of the open record other than saving. */
export function RecordActions({ row, isDirty, ...record }: RecordActionsProps) {
  const writes = useMasterWrites(record.master)
  const onRemoved = () => record.setState({ open: null, tab: firstTab }, { isForced: true })
  // The error applies only to the version that was rejected.
  const [refused, setRefused] = useState<{ readonly version: number; readonly reason: string } | null>(null)
  const onRefused = (reason: string) => setRefused({ version: row.version, reason })
  const { rowActionsOf, dialog } = useRecordActions({ ...record, writes, onRemoved, onRefused })
  const rowActions = rowActionsOf(row, isDirty)
  usePaletteActions(
    rowActions.flatMap(({ title, icon, reason, run }) =>
      reason == null ? [{ title: `${title}: ${record.texts.nameOf(row)}`, icon, run }] : [],
    ),
  )
  return (
    <>
      {refused?.version === row.version && (
        <p className={styles.refused} role="alert">
          {refused.reason}
        </p>
      )}
      <div className={styles.actions}>
        {rowActions.map(({ title, isDanger, reason, run }) => (
          <ReasonButton
            key={title}
            variant="subtle"
            color={isDanger ? 'red' : 'gray'}
            px={8}
            reason={reason ?? null}
            onClick={run}
          >
            {title}
          </ReasonButton>
        ))}
        {record.extras.links !== undefined && <RecordLinks links={record.extras.links} row={row} />}
        {dialog}
      </div>
    </>
  )
}
