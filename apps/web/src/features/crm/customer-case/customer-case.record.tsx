import type { CaseVerb } from '@countinghouse/contract/crm/customer-case'
import { caseSteps } from '@countinghouse/contract/crm/customer-case'
import { text } from '@countinghouse/contract/crm/customer-case.text'
import type { MasterListRow, MasterRow } from '@countinghouse/contract/master'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const loadSteps = () => import('./case-steps.tsx')
const WaitCase = later(async () => (await loadSteps()).WaitCase)
const ResumeCase = later(async () => (await loadSteps()).ResumeCase)
const ResolveCase = later(async () => (await loadSteps()).ResolveCase)
const CloseCase = later(async () => (await loadSteps()).CloseCase)
const ReopenCase = later(async () => (await loadSteps()).ReopenCase)

function stepOf(verb: CaseVerb, icon: string) {
  return {
    key: verb,
    title: text[verb],
    icon,
    event: verb === 'reopen' ? 'reopen' : 'edit',
    isFor: ({ status }: MasterRow) => caseSteps[verb].from.some((from) => from === String(status)),
  }
}

export const record: RecordExtras = {
  Mark: Due,
  actions: [
    { ...stepOf('resolve', 'checklist'), Dialog: ResolveCase },
    { ...stepOf('wait', 'history'), Dialog: WaitCase },
    { ...stepOf('resume', 'history'), Dialog: ResumeCase },
    { ...stepOf('close', 'inbox'), Dialog: CloseCase },
    { ...stepOf('reopen', 'history'), Dialog: ReopenCase },
  ],
}

/** Until when it is to be resolved, or how it was. */
function Due({ row }: { readonly row: MasterListRow }) {
  const { t, formatInstant } = useLanguage()
  const { resolution, dueAt } = row
  if (typeof resolution === 'string') return <bdi>{`${t(text.resolution)}: ${resolution}`}</bdi>
  if (typeof dueAt !== 'string') return null
  return <span>{`${t(text.dueAt)}: ${formatInstant(dueAt)}`}</span>
}
