import type { Revaluation } from '@countinghouse/contract/accounts/currency-revaluation'
import { postRevaluation, revaluationPage } from '@countinghouse/contract/accounts/currency-revaluation'
import { text } from '@countinghouse/contract/accounts/currency-revaluation.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { monthLabel } from '../statement/month-label.ts'

/** Posts the differences, or says why they cannot be posted. */
export function PostButton({ found }: { readonly found: Revaluation }) {
  const language = useLanguage()
  const { t, locale, formatDate } = language
  const right = permissionName(revaluationPage, 'post')
  const isAllowed = useCan()(right)
  const write = useWrite(t(text.title))
  const { month, on, reversedOn } = found

  async function post(): Promise<void> {
    const title = t(text.postSure, {
      month: monthLabel(on, locale),
      on: formatDate(on),
      reversedOn: formatDate(reversedOn),
    })
    if ((await ask.confirm({ title, confirm: t(text.post) })) !== 'confirm') return
    if ((await write(postRevaluation, { month })) !== null) showToast(language, { tone: 'done', message: t(text.done) })
  }

  const problem = problemOf(found)
  const refusal = isAllowed ? problem && t(text[problem]) : t(recordText.needsPermission, { right })
  return (
    <ReasonButton reason={refusal} onClick={() => void post()}>
      {t(text.post)}
    </ReasonButton>
  )
}

function problemOf({ on, today, lines }: Revaluation): 'running' | 'missing' | 'nothing' | null {
  if (on > today) return 'running'
  if (lines.some(({ rate }) => rate === null)) return 'missing'
  return lines.every(({ differenceMinor }) => differenceMinor === 0) ? 'nothing' : null
}
