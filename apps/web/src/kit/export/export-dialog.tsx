import { mostExportedAtOnce } from '@countinghouse/contract/export'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { text } from '@countinghouse/contract/kit/export.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { saveFile } from '../../app/calls/save-file.ts'
import type { ChosenRecords } from '../selection/chosen-records.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { ExportChoice } from './export-form.tsx'
import { ExportForm } from './export-form.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import { JobProgress } from '../../app/jobs/job-progress.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'

const standard: ExportChoice = {
  hasAllColumns: false,
  format: 'xlsx',
  separator: 'comma',
  bom: true,
  isReimportable: false,
}

type ExportDialogProps = { readonly chosen: ChosenRecords; readonly onClose: () => void }

/** Exports the selected records; small exports are downloaded directly, large ones run as a background job. */
export function ExportDialog({ chosen, onClose }: ExportDialogProps) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const id = useId()
  const { listing, count } = chosen
  const [choice, setChoice] = useState(standard)
  const [jobId, setJobId] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const title = t(text.title, { title: t(listing.text.title) })

  async function run(): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    try {
      const { exportNow, exportLater } = listing.routes
      if (exportNow === undefined || exportLater === undefined) return
      const input = inputOf(chosen, choice)
      if ((await countOf(chosen)) > mostExportedAtOnce) {
        setJobId((await call(exportLater, input)).jobId)
        return
      }
      const name = await saveFile(exportNow, input)
      showToast(language, { tone: 'done', message: t(text.saved, { name }) })
      onClose()
    } catch (error) {
      setProblem(failureText(language, error, t(listing.text.title)))
    } finally {
      setIsBusy(false)
    }
  }

  if (jobId !== null)
    return (
      <Dialog title={title} onClose={onClose} actions={null}>
        <JobProgress id={jobId} onLeave={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <Button type="submit" form={id} loading={isBusy}>
            {t(text.run)}
          </Button>
        </>
      }
    >
      <ExportForm
        id={id}
        lead={count === null ? t(text.countAll) : t(text.count, { count, shown: formatNumber(count) })}
        shownColumns={fieldNames(chosen).length}
        isImported={listing.importable.length > 0}
        choice={choice}
        onChange={setChoice}
        problem={problem}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!isBusy) void run()
        }}
      />
    </Dialog>
  )
}

function inputOf(chosen: ChosenRecords, { hasAllColumns, ...choice }: ExportChoice) {
  const { selection, sort } = chosen
  return {
    ...choice,
    selection,
    ...(sort.length > 0 && { sort: [...sort] }),
    ...(!hasAllColumns && { columns: fieldNames(chosen) }),
  }
}

/** Columns that are not fields are not exported. */
function fieldNames({ listing, columns }: ChosenRecords): string[] {
  return columns.flatMap(({ name }) => (name in listing.fields ? name : []))
}

/** The number of matching rows is unknown if the list shows only a page of them. */
async function countOf({ count, listing, selection }: ChosenRecords): Promise<number> {
  return count ?? (await call(listing.routes.selected, { selection, limit: 0 })).count
}
