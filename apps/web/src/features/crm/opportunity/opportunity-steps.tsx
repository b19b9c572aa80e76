import { loseOpportunity, outcome, reopenOpportunity, winOpportunity } from '@countinghouse/contract/crm/opportunity'
import { text } from '@countinghouse/contract/crm/opportunity.text'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StepDialog } from '../step-dialog.tsx'

const reason = { fields: outcome, text: { reason: text.reason } }

function useStep(props: RecordDialogProps, verb: 'win' | 'lose' | 'reopen', to: 'won' | 'lost' | 'negotiation') {
  const { t } = useLanguage()
  const { name } = props.row
  return {
    ...props,
    title: t(text[`${verb}Title`], { name }),
    confirm: t(text[verb]),
    page: t(text.title),
    doneWords: () => t(text.changed, { name, status: t(text[`status_${to}`]) }),
  }
}

export function WinOpportunity(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'win', 'won')} route={winOpportunity} requested={reason} />
}

export function LoseOpportunity(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'lose', 'lost')} route={loseOpportunity} requested={reason} />
}

export function ReopenOpportunity(props: RecordDialogProps) {
  const { t } = useLanguage()
  return <StepDialog {...useStep(props, 'reopen', 'negotiation')} route={reopenOpportunity} lead={t(text.reopenBody)} />
}
