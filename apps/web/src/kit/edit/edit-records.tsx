import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import { permissionName } from '@countinghouse/contract/page'
import { text as gridText } from '@countinghouse/contract/kit/cell-grid.text'
import { IconPencil, IconTable, IconToggleLeft } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import type { ChosenOfMaster } from '../selection/chosen-records.ts'
import { SelectionButton } from '../selection/selection-button.tsx'

const BulkEditDialog = later(async () => (await import('./bulk-edit-dialog.tsx')).BulkEditDialog)
const CellGridDialog = later(async () => (await import('../cell-grid/cell-grid-dialog.tsx')).CellGridDialog)
const drawing = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Changes fields or the status of the selected records in bulk, or cell by cell. */
export function EditRecords({ chosen }: { readonly chosen: ChosenOfMaster }) {
  const { t } = useLanguage()
  const can = useCan()
  const [event, setEvent] = useState<'edit' | 'deactivate' | 'cells' | null>(null)
  const { page } = chosen.master
  return (
    <>
      {can(permissionName(page, 'edit')) && (
        <>
          <SelectionButton
            title={t(text.edit)}
            icon="pencil"
            drawing={<IconPencil {...drawing} />}
            run={() => setEvent('edit')}
          />
          <SelectionButton
            title={t(gridText.open)}
            icon="table"
            drawing={<IconTable {...drawing} />}
            run={() => setEvent('cells')}
          />
        </>
      )}
      {can(permissionName(page, 'deactivate')) && (
        <SelectionButton
          title={t(text.status)}
          icon="power"
          drawing={<IconToggleLeft {...drawing} />}
          run={() => setEvent('deactivate')}
        />
      )}
      {event !== null && (
        <Suspense>
          {event === 'cells' ? (
            <CellGridDialog chosen={chosen} onClose={() => setEvent(null)} />
          ) : (
            <BulkEditDialog chosen={chosen} event={event} onClose={() => setEvent(null)} />
          )}
        </Suspense>
      )}
    </>
  )
}
