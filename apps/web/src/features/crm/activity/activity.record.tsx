import { text } from '@countinghouse/contract/crm/activity.text'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'

const loadSteps = () => import('./activity-steps.tsx')
const FinishActivity = later(async () => (await loadSteps()).FinishActivity)
const ReopenActivity = later(async () => (await loadSteps()).ReopenActivity)

export const record: RecordExtras = {
  actions: [
    {
      key: 'finish',
      title: text.finish,
      icon: 'checklist',
      event: 'edit',
      isFor: ({ status }) => String(status) === 'open',
      Dialog: FinishActivity,
    },
    {
      key: 'reopen',
      title: text.reopen,
      icon: 'history',
      event: 'edit',
      isFor: ({ status }) => String(status) === 'done',
      Dialog: ReopenActivity,
    },
  ],
}
