import type { MemberVerb } from '@countinghouse/contract/crm/trade-member'
import { because, memberSteps, resumeMember, stopMember, suspendMember } from '@countinghouse/contract/crm/trade-member'
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
    title: t(text[`${verb}Title`], { name }),
    confirm: t(text[verb]),
    page: t(text.title),
    requested,
    doneWords: () => t(text.changed, { name, status: t(text[`status_${memberSteps[verb].to}`]) }),
  }
}

export function StopMember(props: RecordDialogProps) {
  const { t } = useLanguage()
  return <StepDialog {...useStep(props, 'stop')} route={stopMember} lead={t(text.stopLead)} />
}

export function SuspendMember(props: RecordDialogProps) {
  const { t } = useLanguage()
  return <StepDialog {...useStep(props, 'suspend')} route={suspendMember} lead={t(text.suspendLead)} />
}

export function ResumeMember(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'resume')} route={resumeMember} />
}
