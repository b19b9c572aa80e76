import { permissionName } from '@countinghouse/contract/page'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import type { PaymentChoice, Register } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import { text as limitText } from '@countinghouse/contract/sales/tender-limits.text'
import type { RefundablePart } from '@countinghouse/contract/sales/return-policy'
import { beyondPaid, findBoundRefund } from '@countinghouse/contract/sales/return-policy'
import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { useCan } from '../../../../app/session/session.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { useNeedWords } from '../../approval/use-need-words.ts'
import { settle } from '../pay/settle.ts'
import type { EnteredTender } from '../state/tills-state.ts'
import { useReturnTerm } from './use-return-term.ts'

/** Goods that come back, and the money that goes back for them. */
export type Returned = {
  /** What is outside the return policy. */
  readonly refused: readonly Pick<Receipt['lines'][number], 'variantId' | 'name' | 'returnUntil' | 'returnRefusal'>[]
  readonly refundable: readonly RefundablePart[]
  /** Units: minor units. */
  readonly refundMinor: number
  readonly tenders: readonly EnteredTender[]
  readonly types: readonly PaymentChoice[]
}

type ReturnNeeds = {
  readonly needs: readonly ApprovalNeed[]
  readonly words: readonly string[]
  /** What no approval lets through; null: nothing. */
  readonly refusal: string | null
}

/** What the cashier may not decide in a return, and its words; null: there is none. */
export function useReturnNeeds(returned: Returned | null, { currency, mostRefundMinor }: Register): ReturnNeeds {
  const can = useCan()
  const { t } = useLanguage()
  const termOf = useReturnTerm()
  const refused = returned?.refused ?? []
  const names = new Map(refused.map(({ variantId, name }) => [variantId, name]))
  const reasons = new Map(refused.map((line) => [line.variantId, termOf(line) ?? '']))
  const wordsOf = useNeedWords({ currency, names, reasons })
  if (returned === null) return { needs: [], words: [], refusal: null }
  const { refundable, refundMinor, tenders, types } = returned
  const { inputs, roundingMinor } = settle({ grossMinor: refundMinor, tenders, types })
  const refunds = inputs.map(({ paymentTypeId, tenderedMinor }) => ({
    paymentTypeId,
    kind: types.find(({ id }) => id === paymentTypeId)?.kind ?? '',
    amountMinor: tenderedMinor,
    isBound: types.find(({ id }) => id === paymentTypeId)?.refundToSameTypeOnly ?? false,
  }))
  const beyondBound = findBoundRefund(refundable, refunds, roundingMinor)
  const refusal =
    beyondBound === null ? null : t(limitText.sameType, { amount: codedAmount(beyondBound.leftMinor, currency) })
  const beyondMinor = refundMinor === 0 ? 0 : beyondPaid(refundable, refunds, roundingMinor)
  const outside: ApprovalNeed[] = can(permissionName(registerPage, 'return_policy'))
    ? []
    : [
        ...[...names.keys()].map((variantId) => ({ kind: 'return_policy' as const, variantId })),
        ...(beyondMinor > 0 ? [{ kind: 'refund_tender' as const, value: beyondMinor }] : []),
      ]
  const isAbove = mostRefundMinor !== null && refundMinor > mostRefundMinor
  const needs = [...(isAbove ? [{ kind: 'refund' as const, value: refundMinor }] : []), ...outside]
  return { needs, words: needs.map(wordsOf), refusal }
}
