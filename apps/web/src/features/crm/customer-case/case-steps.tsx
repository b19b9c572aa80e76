import type { CaseVerb } from '@countinghouse/contract/crm/customer-case'
import {
  caseSteps,
  closeCase,
  reopenCase,
  resolveCase,
  resolving,
  resumeCase,
  waitCase,
} from '@countinghouse/contract/crm/customer-case'
import { text } from '@countinghouse/contract/crm/customer-case.text'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StepDialog } from '../step-dialog.tsx'

const resolution = { fields: resolving, text: { resolution: text.resolution } }

function useStep(props: RecordDialogProps, verb: CaseVerb) {
  const { t } = useLanguage()
  const { name } = props.row
  const status = t(text[`status_${caseSteps[verb].to}`])
  return {
    ...props,
    title: t(text[`${verb}Title`], { name }),
    confirm: t(text[verb]),
    page: t(text.title),
    doneWords: () => t(text.changed, { name, status }),
  }
}

export function WaitCase(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'wait')} route={waitCase} />
}

export function ResumeCase(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'resume')} route={resumeCase} />
}

export function ResolveCase(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'resolve')} route={resolveCase} requested={resolution} />
}

export function CloseCase(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'close')} route={closeCase} />
}

export function ReopenCase(props: RecordDialogProps) {
  const { t } = useLanguage()
  return <StepDialog {...useStep(props, 'reopen')} route={reopenCase} lead={t(text.reopenBody)} />
}
