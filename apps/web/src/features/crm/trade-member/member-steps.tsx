import type { MemberVerb } from '@countinghouse/contract/crm/trade-member'
import { because, memberSteps, resumeMember, stopMember, suspendMember } from '@countinghouse/contract/crm/trade-member'
import { text as stepsText } from '@countinghouse/contract/crm/trade-member-steps.text'
import { text as actionText } from '@countinghouse/contract/crm/trade-member-actions.text'
import { text } from '@countinghouse/contract/crm/trade-member.text'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StepDialog } from '../step-dialog.tsx'

const requested = { fields: because, text: { reason: text.reason } }

function useStep(props: RecordDialogProps, verb: MemberVerb) {
  const { t } = useLanguage()
  const { name } = props.row
  return {
    ...props,
    title: t(stepsText[`${verb}Title`], { name }),
    confirm: t(actionText[verb]),
    page: t(text.title),
    requested,
    doneWords: () => t(stepsText.changed, { name, status: t(text[`status_${memberSteps[verb].to}`]) }),
  }
}

export function StopMember(props: RecordDialogProps) {
  const { t } = useLanguage()
  return <StepDialog {...useStep(props, 'stop')} route={stopMember} lead={t(stepsText.stopLead)} />
}

export function SuspendMember(props: RecordDialogProps) {
  const { t } = useLanguage()
  return <StepDialog {...useStep(props, 'suspend')} route={suspendMember} lead={t(stepsText.suspendLead)} />
}

export function ResumeMember(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'resume')} route={resumeMember} />
}
