import { createSurveyLink, inviteToSurvey, linked, mailed } from '@countinghouse/contract/crm/survey-invitation'
import { text } from '@countinghouse/contract/crm/survey-invitation.text'
import { text as surveyText } from '@countinghouse/contract/crm/survey.text'
import { useState } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { SurveyLink } from './survey-link.tsx'

const { customerId, customerId_help, storeId, cashierId, productId } = text
const mailing = { fields: mailed, text: { customerId, customerId_help, storeId } }
const linking = { fields: linked, text: { customerId, storeId, cashierId, productId } }

/** Mails one customer, or all that agreed. */
export function InviteByMail({ row, onClose }: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.inviteTitle, { name: row.name })}
      lead={t(text.inviteLead)}
      requested={mailing}
      confirm={t(text.invite)}
      route={inviteToSurvey}
      target={{ id: row.id }}
      page={t(surveyText.title)}
      doneWords={({ invited: count, isMore }) => t(isMore ? text.invitedMore : text.invited, { count })}
      onClose={onClose}
    />
  )
}

/** Creates a link, then shows it. Sent again, it is created once. */
export function CreateLink({ row, onClose }: RecordDialogProps) {
  const { t } = useLanguage()
  const [uid] = useState(() => crypto.randomUUID())
  const [created, setCreated] = useState<number | null>(null)
  if (created !== null) return <SurveyLink id={created} onClose={onClose} />
  return (
    <FieldsDialog
      title={t(text.linkTitle, { name: row.name })}
      lead={t(text.linkLead)}
      requested={linking}
      confirm={t(text.createLink)}
      route={createSurveyLink}
      target={{ id: row.id, uid }}
      page={t(surveyText.title)}
      doneWords={() => t(text.linkCreated)}
      onDone={({ id }) => setCreated(id)}
      onClose={() => undefined}
    />
  )
}
