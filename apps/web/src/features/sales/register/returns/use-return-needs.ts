import { permissionName } from '@countinghouse/contract/page'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import type { PaymentChoice, Register } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { beyondPaid } from '@countinghouse/contract/sales/return-policy'
import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { useCan } from '../../../../app/session/session.tsx'
import { useNeedWords } from '../../approval/use-need-words.ts'
import { settle } from '../pay/settle.ts'
import type { ReturnDraft } from '../state/tills-state.ts'
import type { ReturnedLine } from './returned-lines.ts'
import { useReturnTerm } from './use-return-term.ts'

type Returned = {
  readonly receipt: Receipt
  readonly draft: ReturnDraft
  readonly lines: readonly ReturnedLine[]
  readonly grossMinor: number
  readonly types: readonly PaymentChoice[]
}

/** What the cashier may not decide in a return, and its words. */
export function useReturnNeeds(
  { receipt, draft, lines, grossMinor, types }: Returned,
  { currency, mostRefundMinor }: Register,
): { readonly needs: readonly ApprovalNeed[]; readonly words: readonly string[] } {
  const can = useCan()
  const termOf = useReturnTerm()
  const refused = receipt.lines.filter(
    ({ lineNo, returnRefusal }) => returnRefusal !== null && lines.some((line) => line.lineNo === lineNo),
  )
  const names = new Map(refused.map(({ variantId, name }) => [variantId, name]))
  const reasons = new Map(refused.map((line) => [line.variantId, termOf(line) ?? '']))
  const wordsOf = useNeedWords({ currency, names, reasons })
  const { inputs, roundingMinor } = settle({ grossMinor, tenders: draft.tenders, types })
  const refunds = inputs.map(({ paymentTypeId, tenderedMinor }) => ({
    paymentTypeId,
    kind: types.find(({ id }) => id === paymentTypeId)?.kind ?? '',
    amountMinor: tenderedMinor,
  }))
  const beyondMinor = beyondPaid(receipt.refundable, refunds, roundingMinor)
  const outside: ApprovalNeed[] = can(permissionName(registerPage, 'return_policy'))
    ? []
    : [
        ...[...names.keys()].map((variantId) => ({ kind: 'return_policy' as const, variantId })),
        ...(beyondMinor > 0 ? [{ kind: 'refund_tender' as const, value: beyondMinor }] : []),
      ]
  const isAbove = mostRefundMinor !== null && grossMinor > mostRefundMinor
  const needs = [...(isAbove ? [{ kind: 'refund' as const, value: grossMinor }] : []), ...outside]
  return { needs, words: needs.map(wordsOf) }
}
