import { cancelFields, cancelText } from '@countinghouse/contract/inventory/cancel-management'
import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import { cancelMany } from '@countinghouse/contract/inventory/cancel-transfers'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: cancelFields, text: cancelText }

type Props = {
  readonly chosen: ChosenRecords
  readonly onStarted: (jobId: number) => void
  readonly onClose: () => void
}

/** Asks for the reason and cancels the selected transfers. */
export function CancelChosenDialog({ chosen, onStarted, onClose }: Props) {
  const { t } = useLanguage()
  const title = t(text.chosenTitle, { count: chosen.count ?? chosen.rows.length })
  return (
    <FieldsDialog
      title={title}
      lead={t(text.chosenLead)}
      requested={requested}
      confirm={title}
      isDanger
      route={cancelMany}
      target={{ selection: chosen.selection }}
      page={t(text.title)}
      doneWords={({ count }) => t(text.started, { count })}
      onDone={({ jobId }) => {
        chosen.clear()
        onStarted(jobId)
      }}
      onClose={onClose}
    />
  )
}
