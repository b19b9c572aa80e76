import { publishReview, rejecting, rejectReview, replying, replyToReview } from '@countinghouse/contract/crm/review'
import { text } from '@countinghouse/contract/crm/review.text'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StepDialog } from '../step-dialog.tsx'

const reason = { fields: rejecting, text: { reason: text.reason } }
const reply = { fields: replying, text: { reply: text.reply } }

export function PublishReview(props: RecordDialogProps) {
  const { t } = useLanguage()
  const { name } = props.row
  return (
    <StepDialog
      {...props}
      route={publishReview}
      title={t(text.publishTitle, { name })}
      confirm={t(text.publish)}
      page={t(text.title)}
      doneWords={() => t(text.changed, { name, status: t(text.status_published) })}
    />
  )
}

export function RejectReview(props: RecordDialogProps) {
  const { t } = useLanguage()
  const { name } = props.row
  return (
    <StepDialog
      {...props}
      route={rejectReview}
      title={t(text.rejectTitle, { name })}
      requested={reason}
      confirm={t(text.reject)}
      page={t(text.title)}
      doneWords={() => t(text.changed, { name, status: t(text.status_rejected) })}
    />
  )
}

export function ReplyToReview(props: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <StepDialog
      {...props}
      route={replyToReview}
      title={t(text.replyTitle, { name: props.row.name })}
      requested={reply}
      confirm={t(text.replyTo)}
      page={t(text.title)}
      doneWords={() => t(text.replied)}
    />
  )
}
