import { finishActivity, reopenActivity } from '@countinghouse/contract/crm/activity'
import { text } from '@countinghouse/contract/crm/activity.text'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StepDialog } from '../step-dialog.tsx'

export function FinishActivity(props: RecordDialogProps) {
  const { t } = useLanguage()
  const { name } = props.row
  return (
    <StepDialog
      {...props}
      route={finishActivity}
      title={t(text.finishTitle, { name })}
      confirm={t(text.finish)}
      page={t(text.title)}
      doneWords={() => t(text.finished, { name })}
    />
  )
}

export function ReopenActivity(props: RecordDialogProps) {
  const { t } = useLanguage()
  const { name } = props.row
  return (
    <StepDialog
      {...props}
      route={reopenActivity}
      title={t(text.reopenTitle, { name })}
      confirm={t(text.reopen)}
      page={t(text.title)}
      doneWords={() => t(text.reopened, { name })}
    />
  )
}
