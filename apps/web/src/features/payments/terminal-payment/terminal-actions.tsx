import { multilineField } from '@countinghouse/contract/fields'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { TerminalPayment } from '@countinghouse/contract/payments/terminal-payment'
import {
  askTerminalPayment,
  resolveTerminalPayment,
  reverseTerminalPayment,
  terminalPaymentsPage,
} from '@countinghouse/contract/payments/terminal-payment'
import { text } from '@countinghouse/contract/payments/terminal-payment.text'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import drawer from '../../../kit/record/record-drawer.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const FieldsDialog = later(async () => (await import('../../../kit/dialog/fields-dialog.tsx')).FieldsDialog)

const resolving = { fields: { evidence: multilineField({ max: 500 }) }, text: { evidence: text.evidence } }

/** What can be done about a terminal payment. */
export function TerminalActions({ payment }: { readonly payment: TerminalPayment }) {
  const language = useLanguage()
  const { t, locale } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  const [isResolving, setIsResolving] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const { id, version, status, todo, amountMinor, currencyCode } = payment
  const reasonOf = (event: string) => {
    const right = permissionName(terminalPaymentsPage, event)
    return can(right) ? null : t(recordText.needsPermission, { right })
  }

  async function run(route: typeof askTerminalPayment | typeof reverseTerminalPayment): Promise<void> {
    setIsSending(true)
    const answer = await write(route, { id })
    setIsSending(false)
    if (answer === null) return
    const words = t(text[`status_${answer.status}`])
    showToast(language, { tone: 'done', message: t(text.checked, { status: words }) })
  }

  async function reverse(): Promise<void> {
    const title = t(text.reverseSure, { amount: formatAmount(amountMinor, currencyCode, locale) })
    if ((await ask.confirm({ title, confirm: t(text.reverse), isDanger: true })) === 'confirm')
      await run(reverseTerminalPayment)
  }

  const isOpen = ['waiting', 'unknown', 'reversing'].includes(status)
  return (
    <>
      <div className={drawer.saves}>
        {isOpen && (
          <ReasonButton
            variant="default"
            loading={isSending}
            reason={reasonOf('check')}
            onClick={() => void run(askTerminalPayment)}
          >
            {t(text.check)}
          </ReasonButton>
        )}
        {todo === 'unused' && (
          <ReasonButton loading={isSending} reason={reasonOf('reverse')} onClick={() => void reverse()}>
            {t(text.reverse)}
          </ReasonButton>
        )}
        {(todo === 'unknown' || todo === 'refund_failed') && (
          <ReasonButton variant="default" reason={reasonOf('resolve_unknown')} onClick={() => setIsResolving(true)}>
            {t(text.resolve)}
          </ReasonButton>
        )}
      </div>
      <Suspense>
        {isResolving && (
          <FieldsDialog
            target={{ id, version }}
            page={t(text.title)}
            title={t(text.resolve)}
            lead={t(text.resolveLead)}
            requested={resolving}
            confirm={t(text.resolve)}
            isDanger
            route={resolveTerminalPayment}
            doneWords={() => t(text.resolved)}
            onDone={() => undefined}
            onClose={() => setIsResolving(false)}
          />
        )}
      </Suspense>
    </>
  )
}
