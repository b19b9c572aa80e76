import { reminder } from '@countinghouse/contract/payments/reminder'
import { mailReminders } from '@countinghouse/contract/payments/reminder-mails'
import { text } from '@countinghouse/contract/payments/reminder-mails.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: {}, text }

type Props = {
  readonly chosen: ChosenRecords
  readonly onStarted: (jobId: number) => void
  readonly onClose: () => void
}

/** Says what is sent to whom, and starts the job. */
export function MailChosenDialog({ chosen, onStarted, onClose }: Props) {
  const { t } = useLanguage()
  const title = t(text.mailTitle, { count: chosen.count ?? chosen.rows.length })
  return (
    <FieldsDialog
      title={title}
      lead={t(text.mailLead)}
      requested={requested}
      confirm={t(text.mail)}
      route={mailReminders}
      target={{ selection: chosen.selection }}
      page={t(reminder.page.title)}
      doneWords={({ count }) => t(text.started, { count })}
      onDone={({ jobId }) => {
        chosen.clear()
        onStarted(jobId)
      }}
      onClose={onClose}
    />
  )
}
