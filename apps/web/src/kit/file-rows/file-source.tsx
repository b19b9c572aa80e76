import { text } from '@countinghouse/contract/kit/file-rows.text'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { isBlock } from '../cell-grid/tab-separated.ts'
import styles from './file-rows.module.css'

type FileSourceProps = {
  /** Address of the template. */
  readonly template: string
  /** Rows that are read at most. */
  readonly most: number
  readonly isBusy: boolean
  readonly problem: string | null
  /** Whether a file may be chosen now; omitted: always. */
  readonly isReady?: () => boolean
  readonly onFile: (name: string, bytes: Blob) => Promise<void>
}

/** Takes rows from a file or from the clipboard. */
export function FileSource({ template, most, isBusy, problem, isReady = () => true, onFile }: FileSourceProps) {
  const { t } = useLanguage()
  const fileRef = useRef<HTMLInputElement>(null)
  const [isNothingPasted, setIsNothingPasted] = useState(false)

  async function take(name: string, bytes: Blob): Promise<void> {
    setIsNothingPasted(false)
    await onFile(name, bytes)
  }

  async function paste(): Promise<void> {
    const cells = await navigator.clipboard.readText().catch(() => '')
    if (isBlock(cells)) await take(`${t(text.pastedName)}.csv`, new Blob([cells]))
    else setIsNothingPasted(true)
  }

  return (
    <>
      <div className={styles.ways}>
        <Button
          loading={isBusy}
          onClick={() => {
            if (isReady()) fileRef.current?.click()
          }}
        >
          {t(text.choose)}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void paste()}>
          {t(text.paste)}
        </Button>
        <Button component="a" variant="subtle" href={template} download>
          {t(text.template)}
        </Button>
      </div>
      <input
        ref={fileRef}
        type="file"
        hidden
        accept=".csv,.xlsx,.tsv,.txt"
        aria-label={t(text.choose)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) void take(file.name, file)
          currentTarget.value = ''
        }}
      />
      <p className={styles.note}>{t(text.fileHint, { most })}</p>
      <p role="alert" className={styles.problem}>
        {isNothingPasted ? t(text.nothingPasted) : problem}
      </p>
    </>
  )
}
