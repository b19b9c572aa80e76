import { text } from '@countinghouse/contract/crm/review.text'
import type { MasterListRow, MasterRow } from '@countinghouse/contract/master'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const loadSteps = () => import('./review-steps.tsx')
const PublishReview = later(async () => (await loadSteps()).PublishReview)
const RejectReview = later(async () => (await loadSteps()).RejectReview)
const ReplyToReview = later(async () => (await loadSteps()).ReplyToReview)

const isPublished = ({ status }: MasterRow) => String(status) === 'published'

export const record: RecordExtras = {
  Mark: Outcome,
  actions: [
    {
      key: 'publish',
      title: text.publish,
      icon: 'checklist',
      event: 'moderate',
      isFor: (row) => !isPublished(row),
      Dialog: PublishReview,
    },
    {
      key: 'reject',
      title: text.reject,
      icon: 'flag',
      event: 'moderate',
      isFor: ({ status }) => String(status) !== 'rejected',
      Dialog: RejectReview,
    },
    {
      key: 'reply',
      title: text.replyTo,
      icon: 'inbox',
      event: 'moderate',
      isFor: isPublished,
      Dialog: ReplyToReview,
    },
  ],
}

/** The reply, or why it was rejected. */
function Outcome({ row }: { readonly row: MasterListRow }) {
  const { t } = useLanguage()
  const { reply, rejectReason } = row
  if (typeof rejectReason === 'string') return <bdi>{`${t(text.rejectReason)}: ${rejectReason}`}</bdi>
  return typeof reply === 'string' ? <bdi>{`${t(text.reply)}: ${reply}`}</bdi> : null
}
