import { customer } from '@countinghouse/contract/crm/customer'
import { eraseCustomer, erasure, exportCustomerData } from '@countinghouse/contract/sales/customer-data'
import { text } from '@countinghouse/contract/sales/customer-data.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { saveFile } from '../../../app/calls/save-file.ts'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Saves what is kept about the customer as a file. */
export function ExportPersonalData({ row, onClose }: RecordDialogProps) {
  const language = useLanguage()
  const { t } = language
  const [isBusy, setIsBusy] = useState(false)

  async function save(): Promise<void> {
    setIsBusy(true)
    try {
      await saveFile(exportCustomerData, { id: row.id })
      onClose()
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(customer.page.title)) })
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t(text.download)}
      onClose={onClose}
      actions={
        <Button data-autofocus loading={isBusy} onClick={() => void save()}>
          {t(text.download)}
        </Button>
      }
    >
      <p>{t(text.downloadLead, { name: row.name })}</p>
    </Dialog>
  )
}

/** Asks for the reason and erases. */
export function ErasePersonalData({ row: { id, version, name }, onClose }: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.eraseTitle, { name })}
      lead={t(text.eraseLead)}
      requested={{ fields: erasure, text }}
      confirm={t(text.erase)}
      isDanger
      route={eraseCustomer}
      target={{ id, version }}
      page={t(customer.page.title)}
      doneWords={() => t(text.erased)}
      onClose={onClose}
    />
  )
}
