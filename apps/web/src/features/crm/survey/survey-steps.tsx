import { closeSurvey, openSurvey, reopenSurvey } from '@countinghouse/contract/crm/survey'
import { text } from '@countinghouse/contract/crm/survey.text'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StepDialog } from '../step-dialog.tsx'

function useStep(props: RecordDialogProps, verb: 'open' | 'close' | 'reopen', to: 'open' | 'closed') {
  const { t } = useLanguage()
  const { name } = props.row
  return {
    ...props,
    title: t(text[`${verb}Title`], { name }),
    lead: t(text[`${verb}Body`]),
    confirm: t(text[verb]),
    page: t(text.title),
    doneWords: () => t(text.changed, { name, status: t(text[`status_${to}`]) }),
  }
}

export function OpenSurvey(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'open', 'open')} route={openSurvey} />
}

export function CloseSurvey(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'close', 'closed')} route={closeSurvey} />
}

export function ReopenSurvey(props: RecordDialogProps) {
  return <StepDialog {...useStep(props, 'reopen', 'open')} route={reopenSurvey} />
}
