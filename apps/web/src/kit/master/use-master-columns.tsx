import { text } from '@countinghouse/contract/kit/list.text'
import type { Master, MasterListRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useMemo } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import { fieldModels, isCellEditable } from '../fields/field-model.ts'
import { preloaded } from '../../app/offline/preloaded.tsx'
import { Status } from '../list/status.tsx'
import type { ListColumns } from '../list/use-list-columns.tsx'
import { Quiet } from '../list/use-list-columns.tsx'

const CellEditor = preloaded(async () => (await import('../edit/cell-editor.tsx')).CellEditor)

/** Used by few masters. */
const ThumbedName = later(async () => (await import('../attachments/record-thumb.tsx')).ThumbedName)
/** Loaded when the column is shown. */
const UsageCount = later(async () => (await import('./usage-count.tsx')).UsageCount)

const noColumns: ListColumns<MasterListRow> = {}

/**
 * What the columns of a master's list are beside its fields: status, who changed it, uses, what is edited in its cell, and what its
 * module adds to them.
 */
export function useMasterColumns(master: Master, own = noColumns): ListColumns<MasterListRow> {
  const { t } = useLanguage()
  const canEdit = useCan()(permissionName(master.page, 'edit'))
  return useMemo(() => {
    const editable = canEdit ? fieldModels(master).filter(isCellEditable) : []
    const edited = editable.map((field): [string, ListColumns<MasterListRow>[string]] => [
      field.name,
      {
        editor: (edit) => (
          <Suspense>
            <CellEditor master={master} field={field} {...edit} />
          </Suspense>
        ),
      },
    ])
    const { picture } = master
    const columns = Object.fromEntries(edited)
    const shared: ListColumns<MasterListRow> = {
      ...columns,
      ...(picture !== null && {
        name: {
          ...columns['name'],
          cell: (row: MasterListRow) => (
            <Suspense fallback={<span style={{ paddingInlineStart: 32 }}>{row.name}</span>}>
              <ThumbedName master={master} kind={picture} row={row} />
            </Suspense>
          ),
        },
      }),
      status: { width: 96, grow: 0.5, stacked: 'status', cell: (row) => <Status value={row.status} master={master} /> },
      updatedBy: { width: 144, grow: 0.8, cell: (row) => <Quiet>{row.updatedBy ?? null}</Quiet> },
      usage: {
        title: t(text.usage),
        width: 112,
        grow: 0.6,
        isNumeric: true,
        cell: (row) => (
          <Suspense>
            <UsageCount master={master} id={row.id} />
          </Suspense>
        ),
      },
    }
    const added = Object.entries(own).map(([name, column]) => [name, { ...shared[name], ...column }])
    return { ...shared, ...Object.fromEntries(added) }
  }, [master, t, canEdit, own])
}
