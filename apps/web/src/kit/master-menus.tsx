import { text } from '@countinghouse/contract/kit/row-menu.text'
import type { Master, MasterListRow, MasterRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { useCan } from '../shell/session.tsx'
import type { RowMenusShared } from './list-parts.ts'
import { firstTab } from './list-state.ts'
import { recordQuery } from './record-query.ts'
import type { LoadRecord } from './record-extras.ts'
import { extrasQuery } from './record-extras.ts'
import type { RowDeed } from './row-deed.ts'
import { RowMenus } from './row-menus.tsx'
import { useMasterWrites } from './use-master-writes.ts'
import { useRecordDeeds } from './use-record-deeds.tsx'

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
  const [asked, setAsked] = useState<number | null>(null)
  const { data: extras } = useQuery({ ...extrasQuery(master, loadRecord), enabled: asked !== null })
  const { data: record } = useQuery({ ...recordQuery(master, asked ?? 0), enabled: asked !== null })
  const { texts, state, setState } = shared
  const onRemoved = async (row: MasterRow) => {
    if (state.open === row.id) await setState({ open: null, tab: firstTab }, { isForced: true })
  }
  const { deedsOf, dialog } = useRecordDeeds({ master, texts, extras: extras ?? {}, writes, onRemoved, setState })

  async function edit(id: number): Promise<void> {
    // The form can take the focus once the record is loaded.
    await queryClient.ensureQueryData(recordQuery(master, id)).catch(() => undefined)
    await setState({ open: id, tab: firstTab })
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-record] form input')?.focus())
  }

  /** All actions at once, below the open actions, so that the menu does not shift. */
  function deeds({ id, version }: MasterListRow): readonly RowDeed[] {
    const isComplete = record !== undefined && record.id === id && record.version >= version
    return isComplete && extras !== undefined ? deedsOf(record) : []
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
        deeds={deeds}
        onOpen={({ id }) => setAsked(id)}
      />
      {dialog}
    </>
  )
}
