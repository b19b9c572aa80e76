import type { MasterRow } from '@countinghouse/contract/master'
import type { CampaignVerb } from '@countinghouse/contract/sales/campaign'
import { campaignSteps } from '@countinghouse/contract/sales/campaign'
import { campaignRecipientsPage } from '@countinghouse/contract/sales/campaign-recipient'
import { text as resultsText } from '@countinghouse/contract/sales/campaign-results.text'
import { text } from '@countinghouse/contract/sales/campaign.text'
import { segmentMembersPage } from '@countinghouse/contract/sales/segment-member'
import { Suspense } from 'react'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'

const CampaignPreview = later(async () => (await import('./campaign-preview.tsx')).CampaignPreview)
const CampaignResults = later(async () => (await import('./campaign-results.tsx')).CampaignResults)
const loadSteps = () => import('./campaign-steps.tsx')
const ScheduleCampaign = later(async () => (await loadSteps()).ScheduleCampaign)
const UnscheduleCampaign = later(async () => (await loadSteps()).UnscheduleCampaign)
const SendCampaign = later(async () => (await loadSteps()).SendCampaign)
const ResumeCampaign = later(async () => (await loadSteps()).ResumeCampaign)
const CancelCampaign = later(async () => (await loadSteps()).CancelCampaign)
const TestCampaign = later(async () => (await loadSteps()).TestCampaign)

function stepOf(verb: CampaignVerb, icon: string) {
  return {
    key: verb,
    title: text[verb],
    icon,
    event: 'send',
    isFor: ({ status }: MasterRow) => campaignSteps[verb].from.some((from) => from === String(status)),
  }
}

export const record: RecordExtras = {
  // A full page, because texts are long.
  isPage: true,
  tabs: [
    { key: 'preview', title: text.preview, Panel: PreviewTab },
    { key: 'results', title: resultsText.results, Panel: ResultsTab },
  ],
  actions: [
    { ...stepOf('send', 'inbox'), Dialog: SendCampaign },
    { ...stepOf('schedule', 'history'), Dialog: ScheduleCampaign },
    { key: 'test', title: text.test, icon: 'inbox', event: 'send', Dialog: TestCampaign },
    { ...stepOf('unschedule', 'history'), Dialog: UnscheduleCampaign },
    { ...stepOf('resume', 'history'), Dialog: ResumeCampaign },
    { ...stepOf('cancel', 'flag'), isDanger: true, Dialog: CancelCampaign },
  ],
  links: [
    {
      key: 'members',
      title: text.members,
      page: segmentMembersPage,
      addressOf: (row) => `${segmentMembersPage.path}?segmentId=${String(row['segmentId'])}`,
    },
    {
      key: 'recipients',
      title: campaignRecipientsPage.title,
      page: campaignRecipientsPage,
      addressOf: ({ id }) => `${campaignRecipientsPage.path}?campaignId=${id}`,
    },
  ],
}

/** Loaded when the tab is opened. */
function PreviewTab(props: RecordTabProps) {
  return (
    <Suspense>
      <CampaignPreview {...props} />
    </Suspense>
  )
}

/** Loaded when the tab is opened, and again with each version of the campaign. */
function ResultsTab(props: RecordTabProps) {
  return (
    <Suspense>
      <CampaignResults key={props.row.version} {...props} />
    </Suspense>
  )
}
