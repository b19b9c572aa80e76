import type { FiscalPeriod } from '@countinghouse/contract/accounts/fiscal-period'
import type { YearEnd } from '@countinghouse/contract/accounts/year-end'
import { closeYear, reopenYear, reopenYearFields } from '@countinghouse/contract/accounts/year-end'
import { text } from '@countinghouse/contract/accounts/year-end.text'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { ask } from '../../../kit/dialog/confirm.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import drawer from '../../../kit/record/record-drawer.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const FieldsDialog = later(async () => (await import('../../../kit/dialog/fields-dialog.tsx')).FieldsDialog)

/** Closes the fiscal year, or reverses its closing. */
export function YearSteps({ month: { id, ledger }, year }: { readonly month: FiscalPeriod; readonly year: YearEnd }) {
  const language = useLanguage()
  const { t, formatDate } = language
  const write = useWrite(t(text.title))
  const [isReopening, setIsReopening] = useState(false)
  const months = year.openMonths.join(', ')
  const locked = ledger === 'closed' ? t(text.ledgerClosed) : null
  const empty = year.accounts.length === 0 ? t(text.none) : null

  async function close(): Promise<void> {
    const title = t(text.closeSure, { until: formatDate(year.until) })
    if ((await ask.confirm({ title, confirm: t(text.closeYear) })) !== 'confirm') return
    const answer = await write(closeYear, { id })
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.closeDone) })
  }

  return (
    <>
      <div className={drawer.actions}>
        {year.journalId !== null && (
          <ReasonButton variant="subtle" color="gray" px={8} reason={locked} onClick={() => setIsReopening(true)}>
            {t(text.reopenYear)}
          </ReasonButton>
        )}
      </div>
      <div className={drawer.saves}>
        {year.journalId === null && (
          <ReasonButton
            reason={locked ?? empty ?? (months === '' ? null : t(text.openMonths, { months }))}
            onClick={() => void close()}
          >
            {t(text.closeYear)}
          </ReasonButton>
        )}
      </div>
      {isReopening && (
        <Suspense>
          <FieldsDialog
            title={t(text.reopenYear)}
            lead={t(text.reopenLead)}
            requested={{ fields: reopenYearFields, text }}
            confirm={t(text.reopenYear)}
            route={reopenYear}
            target={{ id }}
            page={t(text.title)}
            doneWords={() => t(text.reopenDone)}
            onClose={() => setIsReopening(false)}
          />
        </Suspense>
      )}
    </>
  )
}
