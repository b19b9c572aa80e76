import { downloadPaymentFile } from '@countinghouse/contract/payments/payment-file'
import { text } from '@countinghouse/contract/payments/payment-file.text'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { DownloadPanel } from '../../../kit/document/download-panel.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** The file for the bank, for whoever may see account numbers. */
export function FilePanel({ row }: DocumentSideProps) {
  const { t } = useLanguage()
  return (
    <DownloadPanel
      side="file"
      id={row.id}
      route={downloadPaymentFile}
      lead={t(text.fileLead, { count: Number(row['paymentCount']) })}
      label={t(text.download)}
      page={t(text.title)}
    />
  )
}
