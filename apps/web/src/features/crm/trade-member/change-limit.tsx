import { changeLimit, limitChange } from '@countinghouse/contract/crm/trade-member-limit'
import { text as stepsText } from '@countinghouse/contract/crm/trade-member-steps.text'
import { text as actionText } from '@countinghouse/contract/crm/trade-member-actions.text'
import { text } from '@countinghouse/contract/crm/trade-member.text'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StepDialog } from '../step-dialog.tsx'

const requested = {
  fields: limitChange,
  text: {
    creditLimitMinor: text.creditLimitMinor,
    creditLimitMinor_help: actionText.creditLimitMinor_help,
    reason: text.reason,
  },
}

/** Asks for the new limit and why. */
export function ChangeLimit(props: RecordDialogProps) {
  const { t } = useLanguage()
  const { name } = props.row
  return (
    <StepDialog
      {...props}
      title={t(stepsText.limitTitle, { name })}
      confirm={t(actionText.limit)}
      page={t(text.title)}
      requested={requested}
      route={changeLimit}
      doneWords={() => t(stepsText.limitChanged, { name })}
    />
  )
}
