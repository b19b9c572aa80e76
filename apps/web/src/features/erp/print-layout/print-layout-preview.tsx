import { previewPrintLayout } from '@countinghouse/contract/erp/print-layout'
import { text } from '@countinghouse/contract/erp/print-layout.text'
import { IconFileTypePdf } from '@tabler/icons-react'
import { downloadAddress } from '../../../app/calls/download.ts'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './print-layout-preview.module.css'

/** A sample document with the saved layout. */
export function PrintLayoutPreview({ row }: RecordTabProps) {
  const { t } = useLanguage()
  return (
    <RecordBody side="preview">
      <p className={styles.about}>{t(text.preview_about)}</p>
      <a
        className={styles.open}
        href={downloadAddress(previewPrintLayout, { id: row.id })}
        target="_blank"
        rel="noreferrer"
      >
        <IconFileTypePdf size={20} stroke={1.75} aria-hidden />
        {t(text.preview_open)}
      </a>
    </RecordBody>
  )
}
