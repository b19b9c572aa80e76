import { budget, copyActuals, copyFields } from '@countinghouse/contract/accounts/budget'
import { text } from '@countinghouse/contract/accounts/budget-amounts.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: copyFields, text }

/** Asks for the percentage by which actual amounts are changed. */
export function CopyActuals({ row, onClose }: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.copy)}
      lead={t(text.copyLead)}
      requested={requested}
      confirm={t(text.copy)}
      route={copyActuals}
      target={{ id: row.id, version: row.version }}
      page={t(budget.text.title)}
      doneWords={() => t(text.copied)}
      onClose={onClose}
    />
  )
}
