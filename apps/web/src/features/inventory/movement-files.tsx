import type { MovementFilters } from '@countinghouse/contract/inventory/movement'
import { exportMovement } from '@countinghouse/contract/inventory/movement'
import { text } from '@countinghouse/contract/inventory/movement.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { failureText } from '../../kit/failure-text.ts'
import { showToast } from '../../kit/toast.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { saveFile } from '../../shell/save-file.ts'
import styles from './inventory.module.css'

/** The report as a file; that somebody took it is on record. */
export function MovementFiles({ filters }: { readonly filters: Partial<MovementFilters> }) {
  const language = useLanguage()
  const { t } = language
  const [busy, setBusy] = useState<string | null>(null)

  async function save(format: 'xlsx' | 'csv'): Promise<void> {
    setBusy(format)
    try {
      await saveFile(exportMovement, { ...filters, format })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(text.title)) })
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className={styles.files}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} variant="default" loading={busy === format} onClick={() => void save(format)}>
          {t(text[format])}
        </Button>
      ))}
    </div>
  )
}
