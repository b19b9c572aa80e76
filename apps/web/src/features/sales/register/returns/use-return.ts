import type { CompleteSale, PaymentChoice, TillChoice } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { completeReturn } from '@countinghouse/contract/sales/register-return'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { text } from '@countinghouse/contract/sales/register.text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, CallError } from '../../../../app/calls/call.ts'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { isOutcomeUnknown } from '../../../../app/calls/idempotency-key.ts'
import { invalidateStale } from '../../../../app/calls/queries.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { useDrawer } from '../../printer/use-drawer.ts'
import { settle } from '../pay/settle.ts'
import type { Refusal } from '../pay/use-sale.ts'
import { isUnapproved, tenderMessages } from '../pay/use-sale.ts'
import { instantNow } from '../state/instant-now.ts'
import { emptyReturn } from '../state/tills-state.ts'
import { changeReturn, currentTills, forgetReturn } from '../state/tills-store.ts'
import type { ReturnedLine } from './returned-lines.ts'

type Requested = {
  readonly receipt: Receipt
  readonly till: TillChoice
  readonly lines: readonly ReturnedLine[]
  readonly grossMinor: number
  readonly types: readonly PaymentChoice[]
  /** The refund still needs an approval. */
  readonly onUnapproved: () => void
}

/** Completes a return. What is sent is kept until it is answered, as of a sale. */
export function useReturn({ receipt: { id }, till, lines, grossMinor, types, onUnapproved }: Requested) {
  const language = useLanguage()
  const { t } = language
  const queryClient = useQueryClient()
  const { openFor } = useDrawer()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function complete(): Promise<CompleteSale | null> {
    if (isSending) return null
    setIsSending(true)
    setRefusal(null)
    const draft = currentTills().returns[id] ?? emptyReturn()
    const body = draft.sent ?? {
      uid: draft.uid,
      tillSessionId: till.session?.id ?? 0,
      originalSaleId: id,
      soldAt: instantNow(),
      reason: draft.reason.trim(),
      lines: lines.map(({ lineNo, quantity, isRestocked, serialNos }) => ({
        lineNo,
        quantity,
        isRestocked,
        serialNos,
      })),
      tenders: [...settle({ grossMinor, tenders: draft.tenders, types }).inputs],
    }
    changeReturn(id, () => ({ sent: body }))
    try {
      const completed = await call(completeReturn, body, { idempotencyKey: body.uid })
      void openFor(till.paymentTypes, body.tenders)
      forgetReturn(id)
      await invalidateStale(queryClient, completeReturn)
      return completed
    } catch (error) {
      const isUnknown = isOutcomeUnknown(error)
      if (isUnapproved(error)) onUnapproved()
      if (!isUnknown) {
        changeReturn(id, () => ({ sent: null }))
        await invalidateStale(queryClient, completeReturn)
      }
      setRefusal({
        message: isUnknown ? t(text.unanswered) : failureText(language, error, t(registerPage.title)),
        tenders: error instanceof CallError ? tenderMessages(error) : {},
      })
      return null
    } finally {
      setIsSending(false)
    }
  }

  return { complete, isSending, refusal }
}
