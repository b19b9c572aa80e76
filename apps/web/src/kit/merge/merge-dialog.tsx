import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { text } from '@countinghouse/contract/kit/merge.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import { fieldModels, isLines } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { differencesOf, takenFrom } from './merge-choice.ts'
import { recordQuery } from '../record/record-query.ts'
import { MergePicker } from './merge-picker.tsx'
import { MergeSurvivor } from './merge-survivor.tsx'
import { MergeValues } from './merge-values.tsx'
import styles from './merge.module.css'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordSkeleton } from '../record/record-skeleton.tsx'
import { useUsageWords } from '../record/record-usage.tsx'
import { useMerges } from './use-merges.ts'

type MergeDialogProps = {
  readonly master: Master
  readonly texts: FieldTexts
  /** With a single id the dialog asks for the others. */
  readonly ids: readonly number[]
  readonly onClose: () => void
  readonly onMerged?: (survivor: MasterRow) => void
}

/** Selects the record and the values to keep, and shows the affected references. */
export function MergeDialog({ master, texts, ids, onClose, onMerged }: MergeDialogProps) {
  const language = useLanguage()
  const { t, nameOf } = language
  const { merge } = useMerges(master, texts)
  const formatUsage = useUsageWords()
  const [added, setAdded] = useState<readonly number[]>([])
  const [survivorId, setSurvivorId] = useState(ids[0])
  const [sources, setSources] = useState<Readonly<Record<string, number>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const all = [...ids, ...added]
  // Refetched, because the current versions are sent with the merge.
  const queries = useQueries({ queries: all.map((id) => ({ ...recordQuery(master, id), staleTime: 0 })) })
  const records = queries.flatMap(({ data }) => data ?? [])
  const failed = queries.find((query) => query.isError && query.data === undefined)
  const survivor = records.find(({ id }) => id === survivorId) ?? records[0]
  const others = records.filter((row) => row !== survivor)
  const differences =
    survivor === undefined || others.length === 0 ? [] : differencesOf(fieldsOf(master), survivor, records)
  const name = survivor === undefined ? '' : nameOf(survivor)
  const isReady = records.length === all.length && others.length > 0

  async function send(): Promise<void> {
    if (survivor === undefined || !isReady || isSending) return
    setIsSending(true)
    setProblem(null)
    try {
      const take = takenFrom(differences, sources, survivor)
      const named = others.find(({ id }) => id === take['name'])?.name ?? name
      await merge({ survivor, others, take }, named)
      onClose()
      onMerged?.(survivor)
    } catch (error) {
      setProblem(failureText(language, error, t(master.text.title)))
      for (const query of queries) void query.refetch()
    } finally {
      setIsSending(false)
    }
  }

  function effect(): string {
    const list = formatUsage(others.flatMap(({ usage }) => usage))
    return list === null ? t(text.nothingPoints, { name }) : t(text.willPoint, { list, name })
  }

  return (
    <Dialog
      title={t(text.mergeTitle, { title: t(master.text.title) })}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <Button
            loading={isSending}
            // Stays focusable and explains why it is disabled.
            aria-disabled={!isReady}
            onClick={() => (isReady ? void send() : setProblem(t(text.notYet)))}
          >
            {others.length > 0 ? t(text.confirm, { name }) : t(text.merge)}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t(text.lead)}</p>
      {failed?.error != null && <RecordMissing error={failed.error} onRetry={() => void failed.refetch()} />}
      {survivor === undefined && failed === undefined && <RecordSkeleton count={2} />}
      {survivor !== undefined && (
        <MergeSurvivor records={records} survivor={survivor} onChoose={setSurvivorId} formatUsage={formatUsage} />
      )}
      {ids.length === 1 && survivor !== undefined && (
        <MergePicker
          master={master}
          name={records[0]?.name ?? ''}
          taken={all}
          onAdd={(id) => {
            setAdded([...added, id])
            setProblem(null)
          }}
        />
      )}
      {survivor !== undefined && isReady && (
        <>
          <MergeValues
            master={master}
            texts={texts}
            survivor={survivor}
            differences={differences}
            sources={sources}
            onChoose={(field, id) => setSources({ ...sources, [field]: id })}
          />
          <p className={styles.effect}>{effect()}</p>
        </>
      )}
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
    </Dialog>
  )
}

/** Fields to merge: without the code, other unique fields and lines, which each record keeps. */
function fieldsOf(master: Master): readonly string[] {
  return fieldModels(master).flatMap((model) => (model.isOwn || isLines(model) ? [] : [model.name]))
}
