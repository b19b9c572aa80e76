import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import type { PaymentChoice, TenderInput } from '@countinghouse/contract/sales/register'
import { findTenderIssue } from '@countinghouse/contract/sales/tender-limits'
import { text } from '@countinghouse/contract/sales/tender-limits.text'
import type { Text } from '@countinghouse/kernel/text'

type Given = {
  readonly inputs: readonly TenderInput[]
  readonly types: readonly PaymentChoice[]
  readonly hasCustomer: boolean
  /** Of the register. */
  readonly currency: string
}

export type TenderIssue = {
  readonly place: number
  readonly rule: 'min' | 'max' | 'customer'
  readonly text: Text
  readonly params: Readonly<Record<string, string>>
}

/** What a payment type refuses of the payments of a sale, in words, as the server does; null: nothing. */
export function tenderIssueOf({ inputs, types, hasCustomer, currency }: Given): TenderIssue | null {
  const typeOf = (id: number) => types.find((type) => type.id === id)
  const paid = inputs.map(({ paymentTypeId, tenderedMinor, changeMinor, currencyMinor }) => ({
    paymentTypeId,
    amountMinor: currencyMinor ?? tenderedMinor - changeMinor,
  }))
  const issue = findTenderIssue(paid, typeOf, hasCustomer)
  if (issue === null) return null
  const { place, rule } = issue
  const { name = '', foreign = null } = typeOf(paid[place]?.paymentTypeId ?? 0) ?? {}
  const amount = rule === 'customer' ? '' : codedAmount(issue.limitMinor, foreign?.currency ?? currency)
  return { place, rule, text: text[rule], params: { name, amount } }
}

/** The cash that is used unless another type is selected. */
export function mainCash(types: readonly PaymentChoice[]): PaymentChoice | undefined {
  const cash = types.filter(({ kind, foreign }) => kind === 'cash' && foreign === null)
  return cash.find(({ isDefault }) => isDefault) ?? cash[0]
}
