import type { FiscalPeriod, CloseChecklist } from '@countinghouse/contract/accounts/fiscal-period'
import {
  closePeriod,
  fiscalPeriodsPage,
  reopenFields,
  reopenPeriod,
  softClosePeriod,
} from '@countinghouse/contract/accounts/fiscal-period'
import { text } from '@countinghouse/contract/accounts/fiscal-period.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'

const FieldsDialog = later(async () => (await import('../../../kit/dialog/fields-dialog.tsx')).FieldsDialog)

type Props = {
  readonly month: FiscalPeriod
  /** Open checklist items; null while loading. */
  readonly closeChecklist: CloseChecklist['items'] | null
}

/** Transitions available in the current state, each with the reason if it is disabled. */
export function MonthSteps({ month, closeChecklist }: Props) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  const [isReopening, setIsReopening] = useState(false)
  const { id, version, stock, name } = month
  const running = closeChecklist?.find(({ key }) => key === 'accounts.month_running')
  const refusal = (event: string) => {
    const right = permissionName(fiscalPeriodsPage, event)
    return can(right) ? null : t(recordText.needsPermission, { right })
  }
  const doneWords = (to: FiscalPeriod['stock']) => t(text.done, { month: name, state: t(text[`stock_${to}`]) })

  async function step(route: typeof closePeriod, title: string, confirm: string): Promise<void> {
    if ((await ask.confirm({ title, confirm })) !== 'confirm') return
    const answer = await write(route, { id, version })
    if (answer !== null) showToast(language, { tone: 'done', message: doneWords(answer.stock) })
  }

  return (
    <>
      <div className={drawer.actions}>
        {stock !== 'open' && (
          <ReasonButton
            variant="subtle"
            color="gray"
            px={8}
            reason={refusal('reopen')}
            onClick={() => setIsReopening(true)}
          >
            {t(text.reopen)}
          </ReasonButton>
        )}
      </div>
      <div className={drawer.saves}>
        {stock === 'open' && (
          <ReasonButton
            variant="default"
            reason={refusal('close') ?? running?.message ?? null}
            onClick={() => void step(softClosePeriod, t(text.softCloseSure, { month: name }), t(text.softClose))}
          >
            {t(text.softClose)}
          </ReasonButton>
        )}
        {stock !== 'closed' && (
          <ReasonButton
            reason={refusal('close') ?? closeChecklist?.[0]?.message ?? null}
            onClick={() => void step(closePeriod, t(text.closeSure, { month: name }), t(text.close))}
          >
            {t(text.close)}
          </ReasonButton>
        )}
      </div>
      {isReopening && stock !== 'open' && (
        <Suspense>
          <FieldsDialog
            title={t(text.reopenTitle, { month: name })}
            lead={t(text[`reopenLead_${stock}`])}
            requested={{ fields: reopenFields, text }}
            confirm={t(text.reopen)}
            route={reopenPeriod}
            target={{ id, version }}
            page={t(text.title)}
            doneWords={() => doneWords(stock === 'closed' ? 'soft' : 'open')}
            onClose={() => setIsReopening(false)}
          />
        </Suspense>
      )}
    </>
  )
}
