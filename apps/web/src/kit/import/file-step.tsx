import { downloadImportTemplate, listImports, uploadImport } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { Button } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DragEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { downloadAddress } from '../../app/calls/download.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import { upload } from '../../app/calls/upload.ts'
import type { ImportStep } from './import-address.ts'
import styles from './import-wizard.module.css'
import { useAttempt } from './use-attempt.ts'
import type { Imported } from './imported.ts'

export type FileStepProps = {
  readonly master: Imported
  /** Names of the list columns: pasted cells without headings are mapped by position. */
  readonly columns: readonly string[]
  /** Cells pasted on the list; empty: to be pasted here. */
  readonly pasted: string | null
  readonly onOpen: (id: number, step: ImportStep) => void
}

/** File or pasted cells, the template, and earlier imports. */
export function FileStep({ master, columns, pasted: given, onOpen }: FileStepProps) {
  const { t, formatNumber } = useLanguage()
  const { entity } = master
  const pasteId = useId()
  const fileRef = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState(given ?? '')
  const [share, setShare] = useState<number | null>(null)
  const { attempt, problem } = useAttempt()

  function send(file: Blob, fileName: string, more: { columns?: string[] } = {}): void {
    setShare(0)
    const done = attempt(async () => {
      const { id } = await upload(uploadImport, { entity, fileName, ...more }, file, { onProgress: setShare })
      onOpen(id, 'map')
    })
    void done.finally(() => setShare(null))
  }

  const sendCells = (cells: string) => send(new Blob([cells]), t(text.pastedName), { columns: [...columns] })

  function drop(event: DragEvent): void {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file !== undefined) send(file, file.name)
  }

  return (
    <div className={styles.body}>
      <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <IconFileSpreadsheet size={32} stroke={1.25} aria-hidden />
        <p className={styles.lead}>{t(text.drop)}</p>
        <p className={styles.hint}>{t(text.limits)}</p>
        <div className={styles.row}>
          <Button loading={share !== null} onClick={() => fileRef.current?.click()}>
            {t(text.chooseFile)}
          </Button>
          <Button
            component="a"
            variant="default"
            href={downloadAddress(downloadImportTemplate, { entity })}
            download
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          >
            {t(text.template)}
          </Button>
        </div>
        <input
          ref={fileRef}
          type="file"
          hidden
          accept=".csv,.xlsx,.tsv,.txt"
          aria-label={t(text.chooseFile)}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) send(file, file.name)
            currentTarget.value = ''
          }}
        />
        <p role="status" className={styles.hint}>
          {share !== null && t(text.uploading, { percent: formatNumber(Math.round(share * 100)) })}
        </p>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <label className={styles.label} htmlFor={pasteId}>
        {t(text.paste)}
      </label>
      <textarea
        ref={given === '' ? focusSoon : null}
        id={pasteId}
        className={styles.paste}
        rows={4}
        dir="auto"
        spellCheck={false}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      {pasted.trim() !== '' && (
        <Button className={styles.own} loading={share !== null} onClick={() => sendCells(pasted)}>
          {t(text.usePasted)}
        </Button>
      )}
      <PastImports entity={entity} onOpen={onOpen} />
    </div>
  )
}

/** Focuses after the dialog opened, which sets its own focus first. */
function focusSoon(field: HTMLElement | null): void {
  requestAnimationFrame(() => field?.focus())
}

function PastImports({ entity, onOpen }: { readonly entity: string } & Pick<FileStepProps, 'onOpen'>) {
  const { t, formatInstant } = useLanguage()
  const { data } = useQuery(routeQuery(listImports, { entity }))
  if (data === undefined || data.items.length === 0) return null
  return (
    <section>
      <h3 className={styles.label}>{t(text.past)}</h3>
      <ul className={styles.past}>
        {data.items.map(({ id, fileName, status, outcome, createdBy, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.pastLine}
              onClick={() => onOpen(id, status === 'uploaded' ? 'map' : status === 'checked' ? 'check' : 'import')}
            >
              <bdi className={styles.grow}>{fileName}</bdi>
              <span>{t(text[`status_${status}`])}</span>
              <span className={styles.hint}>{t(text.pastLine, outcome)}</span>
              <span className={styles.hint}>
                <bdi>{createdBy}</bdi> · {formatInstant(createdAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
