import type { Changes } from '@countinghouse/contract/bulk-edit'
import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { BulkEditForm } from './bulk-edit-form.tsx'
import { BulkEditHistory } from './bulk-edit-history.tsx'
import { BulkEditResult } from './bulk-edit-result.tsx'
import { BulkStatusForm } from './bulk-status-form.tsx'
import type { ChosenOfMaster } from '../selection/chosen-records.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { failureText } from '../../app/calls/failure-text.ts'

type BulkEditDialogProps = {
  readonly chosen: ChosenOfMaster
  /** The required permission: to edit fields or to change the status. */
  readonly event: 'edit' | 'deactivate'
  readonly onClose: () => void
}

/** The bulk edit: input, preview and result. */
export function BulkEditDialog({ chosen, event, onClose }: BulkEditDialogProps) {
  const language = useLanguage()
  const { t } = language
  const { master, selection } = chosen
  const [editId, setEditId] = useState<number | null>(null)
  const [hasHistory, setHasHistory] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const title = t(event === 'edit' ? text.editTitle : text.status, { title: t(master.text.title) })

  async function plan(requested: () => Promise<{ readonly id: number }>): Promise<void> {
    setProblem(null)
    try {
      setEditId((await requested()).id)
    } catch (error) {
      setProblem(failureText(language, error, t(master.text.title)))
    }
  }

  return (
    <Dialog title={title} isWide onClose={onClose} actions={null}>
      {editId !== null && (
        <BulkEditResult
          id={editId}
          master={master}
          texts={chosen.texts}
          onBack={() => setEditId(null)}
          onClose={onClose}
        />
      )}
      {editId === null && hasHistory && (
        <BulkEditHistory master={master} texts={chosen.texts} onOpen={setEditId} onBack={() => setHasHistory(false)} />
      )}
      {/* Kept mounted, so that the input survives the preview and the list of earlier edits. */}
      <div hidden={editId !== null || hasHistory}>
        {event === 'edit' ? (
          <BulkEditForm
            master={master}
            texts={chosen.texts}
            problem={problem}
            onClose={onClose}
            onHistory={() => setHasHistory(true)}
            onPreview={(changes: Changes) => plan(() => call(master.routes.editMany, { selection, changes }))}
          />
        ) : (
          <BulkStatusForm
            master={master}
            problem={problem}
            onClose={onClose}
            onHistory={() => setHasHistory(true)}
            onPreview={(status) => plan(() => call(master.routes.deactivateMany, { selection, status }))}
          />
        )}
      </div>
    </Dialog>
  )
}
