import type { CellRow } from '@countinghouse/contract/bulk-edit'
import { gridFields, mostCells } from '@countinghouse/contract/bulk-edit'
import { text } from '@countinghouse/contract/kit/cell-grid.text'
import type { Master } from '@countinghouse/contract/master'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { BulkEditResult } from '../edit/bulk-edit-result.tsx'
import type { ChosenOfMaster } from '../selection/chosen-records.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import { saveLabels } from '../fields/record-names.ts'
import type { FieldModel } from '../fields/field-model.ts'
import { fieldModels } from '../fields/field-model.ts'
import { partsOf } from './cell-edits.ts'
import { CellGridForm } from './cell-grid-form.tsx'
import styles from './cell-grid.module.css'
import { DraftedCells } from './drafted-cells.tsx'
import { TooManyCells } from './too-many-cells.tsx'
import type { CellDraft } from './use-cell-draft.ts'
import { draftedIds, useCellDraft } from './use-cell-draft.ts'

type CellGridDialogProps = { readonly chosen: ChosenOfMaster; readonly onClose: () => void }

/** The selected records as a grid: input, preview and result. */
export function CellGridDialog({ chosen, onClose }: CellGridDialogProps) {
  const language = useLanguage()
  const { t } = language
  const { master, texts } = chosen
  const models = modelsOf(master)
  const draft = useCellDraft(master)
  const [restored, setRestored] = useState<CellDraft | null>(null)
  const [shown, setShown] = useState(() => columnsAtFirst(models, chosen))
  const [isChosen, setIsChosen] = useState<boolean | null>(null)
  const [editId, setEditId] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { data, error } = useRecords(chosen, restored)
  const isTooMuch = data !== undefined && data.count * shown.length > mostCells
  // After removing columns, the user opens the grid explicitly.
  if (isTooMuch && isChosen === null) setIsChosen(false)
  const step = stepOf()

  function stepOf(): 'loading' | 'drafted' | 'choosing' | 'grid' | 'result' {
    if (editId !== null) return 'result'
    if (draft.found === undefined) return 'loading'
    if (draft.found !== null && restored === null) return 'drafted'
    if (data === undefined) return 'loading'
    return isChosen === false ? 'choosing' : 'grid'
  }

  function restore(found: CellDraft): void {
    const entered = new Set(Object.keys(found.cells).map((key) => partsOf(key).field))
    setShown(models.map(({ name }) => name).filter((name) => shown.includes(name) || entered.has(name)))
    setRestored(found)
  }

  async function preview(rows: CellRow[]): Promise<void> {
    setProblem(null)
    try {
      setEditId((await call(master.routes.editCells, { rows })).id)
    } catch (refusal) {
      setProblem(failureText(language, refusal, t(master.text.title)))
    }
  }

  return (
    <Dialog
      title={t(text.title, { title: t(master.text.title) })}
      isWide={step !== 'grid'}
      isFull={step === 'grid'}
      onClose={onClose}
      actions={null}
    >
      {error !== null && <p role="alert">{failureText(language, error, t(master.text.title))}</p>}
      {step === 'loading' && error === null && <div className={styles.waiting} aria-busy="true" />}
      {step === 'drafted' && draft.found != null && (
        <DraftedCells
          count={Object.keys(draft.found.cells).length}
          onRestore={() => draft.found != null && restore(draft.found)}
          onDiscard={draft.drop}
        />
      )}
      {step === 'choosing' && data !== undefined && (
        <TooManyCells
          count={data.count}
          models={models}
          texts={texts}
          shown={shown}
          onShown={setShown}
          onOpen={() => setIsChosen(true)}
          onClose={onClose}
        />
      )}
      {editId !== null && (
        <BulkEditResult
          id={editId}
          master={master}
          texts={texts}
          onRun={draft.drop}
          onBack={() => setEditId(null)}
          onClose={onClose}
        />
      )}
      {data !== undefined && (step === 'grid' || step === 'result') && (
        // Kept mounted, so that the input survives the preview.
        <div className={styles.body} hidden={step !== 'grid'}>
          <CellGridForm
            master={master}
            texts={texts}
            rows={data.rows}
            models={models}
            shown={shown}
            start={restored?.cells ?? {}}
            problem={problem}
            onDraft={draft.keep}
            onPreview={(rows) => void preview(rows)}
            onClose={onClose}
          />
        </div>
      )}
    </Dialog>
  )
}

function modelsOf(master: Master): readonly FieldModel[] {
  const names = gridFields(master.fields)
  return fieldModels(master).filter(({ name }) => names.includes(name))
}

/** The editable columns of the list, or the first field if it shows none. */
function columnsAtFirst(models: readonly FieldModel[], { columns }: ChosenOfMaster): readonly string[] {
  const names = models.map(({ name }) => name)
  const listed = names.filter((name) => columns.some((column) => column.name === name))
  return listed.length > 0 ? listed : names.slice(0, 1)
}

/** The selected records at the time the grid opens, or those of a draft with their versions. */
function useRecords({ master, selection, sort }: ChosenOfMaster, restored: CellDraft | null) {
  const wanted = restored === null ? selection : { ids: draftedIds(restored) }
  return useQuery({
    // An own query key: changes saved by others must not change the base of the input.
    queryKey: ['cell grid', master.entity, wanted, sort],
    queryFn: async ({ signal, client }) => {
      const requested = { selection: wanted, limit: mostCells, ...(sort.length > 0 && { sort: [...sort] }) }
      const { items, count } = await call(master.routes.selected, requested, { signal })
      saveLabels(client, master, items)
      const rows = items.map((row) => ({ ...row, version: restored?.versions[String(row.id)] ?? row.version }))
      return { rows, count }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}
