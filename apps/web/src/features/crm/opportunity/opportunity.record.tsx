import { openStages } from '@countinghouse/contract/crm/opportunity'
import { text } from '@countinghouse/contract/crm/opportunity.text'
import type { MasterListRow, MasterRow } from '@countinghouse/contract/master'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const loadSteps = () => import('./opportunity-steps.tsx')
const WinOpportunity = later(async () => (await loadSteps()).WinOpportunity)
const LoseOpportunity = later(async () => (await loadSteps()).LoseOpportunity)
const ReopenOpportunity = later(async () => (await loadSteps()).ReopenOpportunity)

const isOpen = ({ status }: MasterRow) => openStages.some((stage) => stage === String(status))

export const record: RecordExtras = {
  Mark: Outcome,
  actions: [
    { key: 'win', title: text.win, icon: 'checklist', event: 'edit', isFor: isOpen, Dialog: WinOpportunity },
    { key: 'lose', title: text.lose, icon: 'flag', event: 'edit', isFor: isOpen, Dialog: LoseOpportunity },
    {
      key: 'reopen',
      title: text.reopen,
      icon: 'history',
      event: 'reopen',
      isFor: (row) => !isOpen(row),
      Dialog: ReopenOpportunity,
    },
  ],
}

/** Why it was won or lost. */
function Outcome({ row }: { readonly row: MasterListRow }) {
  const { t } = useLanguage()
  const { outcomeReason: reason } = row
  return typeof reason === 'string' ? <bdi>{`${t(text.reason)}: ${reason}`}</bdi> : null
}
