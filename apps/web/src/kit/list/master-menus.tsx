import { text } from '@countinghouse/contract/kit/row-menu.text'
import type { Master, MasterListRow, MasterRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCan } from '../../app/session/session.tsx'
import type { RowMenusShared } from './list-parts.ts'
import { firstTab } from './list-state.ts'
import { recordQuery } from '../record/record-query.ts'
import type { LoadRecord } from '../master/record-extras.ts'
import { extrasQuery } from '../master/record-extras.ts'
import type { RowAction } from './row-action.ts'
import { RowMenus } from './row-menus.tsx'
import { useMasterWrites } from '../master/use-master-writes.ts'
import { useRecordActions } from '../record/use-record-actions.tsx'

type MasterMenusProps = RowMenusShared<MasterListRow> & {
  readonly master: Master
  readonly loadRecord: LoadRecord | null
}

/** The row menus of a master: tabs and actions of the record. */
export function MasterMenus({ master, loadRecord, ...shared }: MasterMenusProps) {
  const { t } = useLanguage()
  const can = useCan()
  const writes = useMasterWrites(master)
  const queryClient = useQueryClient()
  const [requested, setRequested] = useState<number | null>(null)
  const { data: extras } = useQuery({ ...extrasQuery(master, loadRecord), enabled: requested !== null })
  const { data: record } = useQuery({ ...recordQuery(master, requested ?? 0), enabled: requested !== null })
  const { texts, state, setState } = shared
  const onRemoved = async (row: MasterRow) => {
    if (state.open === row.id) await setState({ open: null, tab: firstTab }, { isForced: true })
  }
  const { rowActionsOf, dialog } = useRecordActions({
    master,
    texts,
    extras: extras ?? {},
    writes,
    onRemoved,
    setState,
  })

  async function edit(id: number): Promise<void> {
    // The form can take the focus once the record is loaded.
    await queryClient.ensureQueryData(recordQuery(master, id)).catch(() => undefined)
    await setState({ open: id, tab: firstTab })
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-record] form input')?.focus())
  }

  /** All actions at once, below the open actions, so that the menu does not shift. */
  function rowActions({ id, version }: MasterListRow): readonly RowAction[] {
    const isComplete = record !== undefined && record.id === id && record.version >= version
    return isComplete && extras !== undefined ? rowActionsOf(record) : []
  }

  return (
    <>
      <RowMenus
        {...shared}
        hasRecord
        ways={({ id }) => [
          ...(can(permissionName(master.page, 'edit')) ? [{ title: t(text.edit), run: () => void edit(id) }] : []),
          { title: t(text.history), run: () => void setState({ open: id, tab: 'history' }) },
        ]}
        rowActions={rowActions}
        onOpen={({ id }) => setRequested(id)}
      />
      {dialog}
    </>
  )
}
