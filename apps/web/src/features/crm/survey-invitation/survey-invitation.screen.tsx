import { surveyInvitations } from '@countinghouse/contract/crm/survey-invitation'
import { later } from '../../../app/offline/later.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'

const InvitationRecord = later(async () => (await import('./invitation-record.tsx')).InvitationRecord)

const columns = {
  name: { width: 96, grow: 0.2 },
  surveyId: { width: 180 },
  customerId: { width: 160 },
  storeId: { width: 140 },
  status: { width: 120, grow: 0.3, stacked: 'status' },
  nps: { width: 72, grow: 0.2, stacked: 'detail' },
  createdAt: { width: 150, grow: 0.2 },
  answeredAt: { width: 150, grow: 0.2, stacked: 'detail' },
} as const

/** Invitations to surveys and what was answered. */
function SurveyInvitations() {
  return (
    <ListPage listing={surveyInvitations} columns={columns} record={(shared) => <InvitationRecord {...shared} />} />
  )
}

export { SurveyInvitations as screen }
