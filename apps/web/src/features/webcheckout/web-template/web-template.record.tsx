import type { MasterRow } from '@countinghouse/contract/master'
import { text } from '@countinghouse/contract/webcheckout/web-template.text'
import { Suspense } from 'react'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'

const TemplatePreview = later(async () => (await import('./template-preview.tsx')).TemplatePreview)
const loadSteps = () => import('./template-steps.tsx')
const PublishTemplate = later(async () => (await loadSteps()).PublishTemplate)
const WithdrawTemplate = later(async () => (await loadSteps()).WithdrawTemplate)
const TestTemplate = later(async () => (await loadSteps()).TestTemplate)

const isLive = (row: MasterRow) => String(row.status) === 'live'

export const record: RecordExtras = {
  // A full page, because texts are long.
  isPage: true,
  tabs: [{ key: 'preview', title: text.preview, Panel: PreviewTab }],
  actions: [
    {
      key: 'publish',
      title: text.publish,
      icon: 'checklist',
      event: 'activate',
      isFor: (row) => !isLive(row),
      Dialog: PublishTemplate,
    },
    { key: 'test', title: text.test, icon: 'inbox', event: 'send', Dialog: TestTemplate },
    { key: 'withdraw', title: text.withdraw, icon: 'flag', event: 'activate', isFor: isLive, Dialog: WithdrawTemplate },
  ],
}

/** Loaded when the tab is opened. */
function PreviewTab(props: RecordTabProps) {
  return (
    <Suspense>
      <TemplatePreview {...props} />
    </Suspense>
  )
}
