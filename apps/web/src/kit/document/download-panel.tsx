import type { Route } from '@countinghouse/contract/route'
import { permissionOf } from '@countinghouse/contract/route'
import type { Schema } from '@countinghouse/contract/schema'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { failureText } from '../../app/calls/failure-text.ts'
import { saveFile } from '../../app/calls/save-file.ts'
import { useCan } from '../../app/session/session.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { RecordBody } from '../record/record-body.tsx'
import styles from './download-panel.module.css'

type DownloadPanelProps = {
  readonly side: string
  readonly id: number
  readonly route: Route<Schema<{ id: number }>>
  readonly lead: string
  readonly label: string
  /** Title of the page, for error messages. */
  readonly page: string
}

/** A file of a document, for whoever may have it. */
export function DownloadPanel({ side, id, route, lead, label, page }: DownloadPanelProps) {
  const language = useLanguage()
  const { t } = language
  const [isBusy, setIsBusy] = useState(false)
  const right = permissionOf(route)
  const isAllowed = useCan()(right)

  async function save(): Promise<void> {
    setIsBusy(true)
    try {
      await saveFile(route, { id })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, page) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <RecordBody side={side}>
      <div className={styles.panel}>
        <p>{lead}</p>
        {isAllowed ? (
          <Button
            loading={isBusy}
            onClick={() => void save()}
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          >
            {label}
          </Button>
        ) : (
          <p>{t(recordText.needsPermission, { right })}</p>
        )}
      </div>
    </RecordBody>
  )
}
