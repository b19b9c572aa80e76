import { downloadPaymentFile, paymentFile } from '@countinghouse/contract/payments/payment-file'
import { text } from '@countinghouse/contract/payments/payment-file.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { downloadAddress } from '../../../app/calls/download.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** The file for the bank, for whoever may see account numbers. */
export function FilePanel({ row }: DocumentSideProps) {
  const { t } = useLanguage()
  const right = permissionName(paymentFile.page, 'download')
  const mayDownload = useCan()(right)
  return (
    <RecordBody side="file">
      <p>{t(text.fileLead, { count: Number(row['paymentCount']) })}</p>
      {mayDownload ? (
        <div>
          <Button
            component="a"
            href={downloadAddress(downloadPaymentFile, { id: row.id })}
            download
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          >
            {t(text.download)}
          </Button>
        </div>
      ) : (
        <p>{t(recordText.needsPermission, { right })}</p>
      )}
    </RecordBody>
  )
}
