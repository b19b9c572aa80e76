import { printLayout } from '@countinghouse/contract/erp/print-layout'
import type { PrintedPaper, PrintedPapers } from '@countinghouse/contract/erp/printed-fields'
import { savePrintedFields } from '@countinghouse/contract/erp/printed-fields'
import { text } from '@countinghouse/contract/erp/printed-fields.text'
import { useRef, useState } from 'react'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Chosen = { readonly facts: readonly string[]; readonly columns: readonly string[] }

/** Unsaved fields of the document at a place of the list. */
export function useFieldsForm({ id, version, papers }: PrintedPapers, at: number, canEdit: boolean) {
  const language = useLanguage()
  const { t } = language
  const [changed, setChanged] = useState<Chosen | null>(null)
  const write = useWrite(t(printLayout.text.title))
  const paper = papers[at]
  const stored: Chosen = { facts: shownOf(paper?.facts), columns: shownOf(paper?.columns) }
  const chosen = changed ?? stored
  const isWithoutColumn = chosen.columns.length === 0 && (paper?.columns.length ?? 0) > 0
  const isDirty = changed !== null && JSON.stringify(changed) !== JSON.stringify(stored)
  const standing = useRef('clean')
  standing.current = isDirty ? 'dirty' : 'clean'
  const discard = () => setChanged(null)
  useLeaveGuard({ standing, discard }, save, { isOfSide: true })
  useSaveKey(canEdit ? save : null)

  async function send(wanted: Chosen | null): Promise<boolean> {
    if (paper === undefined) return false
    const { entity, paper: name } = paper
    const said = wanted === null ? null : { facts: [...wanted.facts], columns: [...wanted.columns] }
    if ((await write(savePrintedFields, { id, version, entity, paper: name, chosen: said })) === null) return false
    discard()
    showToast(language, { tone: 'done', message: t(text.saved) })
    return true
  }

  async function save(): Promise<boolean> {
    if (!isDirty) return true
    if (!isWithoutColumn) return await send(chosen)
    showToast(language, { tone: 'error', message: t(text.no_column) })
    return false
  }

  return { paper, chosen, isDirty, isWithoutColumn, change: setChanged, discard, save, saveUsual: () => send(null) }
}

function shownOf(choices: PrintedPaper['facts'] | undefined): string[] {
  return (choices ?? []).flatMap(({ name, isShown }) => (isShown ? name : []))
}
