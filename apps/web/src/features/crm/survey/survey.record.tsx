import { text as invitationText } from '@countinghouse/contract/crm/survey-invitation.text'
import { text as resultsText } from '@countinghouse/contract/crm/survey-results.text'
import { text } from '@countinghouse/contract/crm/survey.text'
import type { MasterRow } from '@countinghouse/contract/master'
import { Suspense } from 'react'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'

const loadSteps = () => import('./survey-steps.tsx')
const OpenSurvey = later(async () => (await loadSteps()).OpenSurvey)
const CloseSurvey = later(async () => (await loadSteps()).CloseSurvey)
const ReopenSurvey = later(async () => (await loadSteps()).ReopenSurvey)
const loadInvites = () => import('./invite-dialogs.tsx')
const InviteByMail = later(async () => (await loadInvites()).InviteByMail)
const CreateLink = later(async () => (await loadInvites()).CreateLink)
const SurveyResults = later(async () => (await import('./survey-results.tsx')).SurveyResults)

const inStatus = (wanted: string) => (row: MasterRow) => String(row.status) === wanted
const isOpen = inStatus('open')

export const record: RecordExtras = {
  // A full page, because a question has six fields.
  isPage: true,
  tabs: [{ key: 'results', title: resultsText.results, isFor: (row) => !inStatus('draft')(row), Panel: ResultsTab }],
  actions: [
    {
      key: 'open',
      title: text.open,
      icon: 'checklist',
      event: 'publish',
      isFor: inStatus('draft'),
      Dialog: OpenSurvey,
    },
    {
      key: 'invite',
      title: invitationText.invite,
      icon: 'inbox',
      event: 'invite',
      isFor: isOpen,
      Dialog: InviteByMail,
    },
    {
      key: 'link',
      title: invitationText.createLink,
      icon: 'barcode',
      event: 'invite',
      isFor: isOpen,
      Dialog: CreateLink,
    },
    { key: 'close', title: text.close, icon: 'flag', event: 'publish', isFor: isOpen, Dialog: CloseSurvey },
    {
      key: 'reopen',
      title: text.reopen,
      icon: 'history',
      event: 'reopen',
      isFor: inStatus('closed'),
      Dialog: ReopenSurvey,
    },
  ],
}

/** Loaded when the tab is opened. */
function ResultsTab(props: RecordTabProps) {
  return (
    <Suspense>
      <SurveyResults {...props} />
    </Suspense>
  )
}
