import type { CampaignVerb } from '@countinghouse/contract/sales/campaign'
import {
  campaignSteps,
  cancelCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
  unscheduleCampaign,
} from '@countinghouse/contract/sales/campaign'
import { testCampaign, testedLanguage } from '@countinghouse/contract/sales/campaign-preview'
import { getCampaignResults } from '@countinghouse/contract/sales/campaign-results'
import { text } from '@countinghouse/contract/sales/campaign.text'
import { useQueryClient } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const nothing = { fields: {}, text: {} }
const inLanguage = {
  fields: testedLanguage,
  text: { language: text.language, language_en: text.english, language_ar: text.arabic },
}
const routes = {
  schedule: scheduleCampaign,
  unschedule: unscheduleCampaign,
  send: sendCampaign,
  resume: resumeCampaign,
  cancel: cancelCampaign,
} as const

type StepProps = RecordDialogProps & { readonly verb: CampaignVerb }

function Step({ row: { id, version, name }, onClose, verb }: StepProps) {
  const { t } = useLanguage()
  const client = useQueryClient()
  return (
    <FieldsDialog
      title={t(text[`${verb}Title`], { name })}
      lead={t(text[`${verb}Body`])}
      requested={nothing}
      confirm={t(text[verb])}
      isDanger={verb === 'cancel'}
      route={routes[verb]}
      target={{ id, version }}
      page={t(text.title)}
      doneWords={() => t(text.changed, { name, status: t(text[`status_${campaignSteps[verb].to}`]) })}
      onDone={() => void client.invalidateQueries({ queryKey: routeQuery(getCampaignResults, { id }).queryKey })}
      onClose={onClose}
    />
  )
}

export const ScheduleCampaign = (props: RecordDialogProps) => <Step {...props} verb="schedule" />
export const UnscheduleCampaign = (props: RecordDialogProps) => <Step {...props} verb="unschedule" />
export const SendCampaign = (props: RecordDialogProps) => <Step {...props} verb="send" />
export const ResumeCampaign = (props: RecordDialogProps) => <Step {...props} verb="resume" />
export const CancelCampaign = (props: RecordDialogProps) => <Step {...props} verb="cancel" />

/** Mails the saved campaign to oneself. */
export function TestCampaign({ row: { id, name }, onClose }: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.testTitle, { name })}
      lead={t(text.testBody)}
      requested={inLanguage}
      confirm={t(text.test)}
      route={testCampaign}
      target={{ id }}
      page={t(text.title)}
      doneWords={({ to }) => t(text.tested, { to })}
      onClose={onClose}
    />
  )
}
