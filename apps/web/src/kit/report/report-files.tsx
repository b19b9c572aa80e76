import { text } from '@countinghouse/contract/kit/report.text'
import type { Route } from '@countinghouse/contract/route'
import type { InputOf, Schema } from '@countinghouse/contract/schema'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { saveFile } from '../../app/calls/save-file.ts'
import { failureText } from '../../app/calls/failure-text.ts'
import styles from './report.module.css'
import { showToast } from '../../ui/dialog/toast.tsx'

type Format = 'pdf' | 'xlsx' | 'csv'

type Props<I extends Schema, F extends Format> = {
  readonly title: Text
  readonly route: Route<I>
  /** Omitted: Excel and CSV. */
  readonly formats?: readonly F[]
  readonly inputOf: (format: F) => InputOf<I>
}

const usual = ['xlsx', 'csv'] as const

/** Downloads a report as a file; the download is audited. */
export function ReportFiles<I extends Schema, F extends Format = (typeof usual)[number]>(props: Props<I, F>) {
  const { title, route, inputOf, formats = usual as readonly Format[] as readonly F[] } = props
  const language = useLanguage()
  const { t } = language
  const [busy, setBusy] = useState<string | null>(null)

  async function save(format: F): Promise<void> {
    setBusy(format)
    try {
      await saveFile(route, inputOf(format))
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(title)) })
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className={styles.files}>
      {formats.map((format) => (
        <Button key={format} variant="default" loading={busy === format} onClick={() => void save(format)}>
          {t(text[format])}
        </Button>
      ))}
    </div>
  )
}
