import { downloadPaymentFile, paymentFile } from '@countinghouse/contract/payments/payment-file'
import { text } from '@countinghouse/contract/payments/payment-file.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { saveFile } from '../../../app/calls/save-file.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** The file for the bank, for whoever may see account numbers. */
export function FilePanel({ row }: DocumentSideProps) {
  const language = useLanguage()
  const { t } = language
  const [isBusy, setIsBusy] = useState(false)
  const right = permissionName(paymentFile.page, 'download')
  const mayDownload = useCan()(right)

  async function save(): Promise<void> {
    setIsBusy(true)
    try {
      await saveFile(downloadPaymentFile, { id: row.id })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(text.title)) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <RecordBody side="file">
      <Stack align="flex-start">
        <p>{t(text.fileLead, { count: Number(row['paymentCount']) })}</p>
        {mayDownload ? (
          <Button
            loading={isBusy}
            onClick={() => void save()}
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          >
            {t(text.download)}
          </Button>
        ) : (
          <p>{t(recordText.needsPermission, { right })}</p>
        )}
      </Stack>
    </RecordBody>
  )
}
