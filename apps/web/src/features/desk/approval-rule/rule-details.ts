import type { ApprovalRule, ApprovalStep, getApprovalChoices } from '@countinghouse/contract/desk/approval-rule'
import { text } from '@countinghouse/contract/desk/approval-rule.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import type { Language } from '../../../ui/language/language.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'

export type Choices = OutputOfRoute<typeof getApprovalChoices>
export type DocumentType = Choices['types'][number]

/** The currency of a type's limits; null: quantities. */
export function kindOf(type: DocumentType, choices: Choices): string | null {
  return type.measure === 'amount' ? choices.currency : null
}

/** The conditions of a rule as text. */
export function conditionText(
  rule: ApprovalRule,
  type: DocumentType,
  choices: Choices,
  { t, locale }: Language,
): string {
  const store = choices.stores.find(({ id }) => id === rule.storeId)?.name
  const fields = Object.entries(rule.conditions).map(([name, values]) => {
    const field = type.fields.find((known) => known.name === name)
    const titleOf = (value: string) => field?.choices.find((choice) => choice.value === value)?.title[locale] ?? value
    return `${field?.title[locale] ?? name}: ${values.map(titleOf).join(', ')}`
  })
  const added = rule.isAdditional ? [t(text.additional)] : []
  return [rangeText(rule, { t, locale }), ...(store === undefined ? [] : [store]), ...fields, ...added].join(' · ')
}

function rangeText(
  { amountFrom, amountTo, currency }: ApprovalRule,
  { t, locale }: Pick<Language, 't' | 'locale'>,
): string {
  const written = (amount: number) => formatAmount(amount, currency, locale)
  if (amountFrom !== null && amountTo !== null)
    return t(text.amountRange, { from: written(amountFrom), to: written(amountTo) })
  if (amountFrom !== null) return t(text.amountAbove, { from: written(amountFrom) })
  return amountTo === null ? t(text.anyAmount) : t(text.amountBelow, { to: written(amountTo) })
}

/** The approval steps as text. */
export function stepsText(
  steps: readonly ApprovalStep[],
  choices: Choices,
  { t }: Pick<Language, 't'>,
): readonly string[] {
  if (steps.length === 0) return [t(text.noSteps)]
  return steps.map(({ roleId, userId, neededCount, isAtStore }, index) => {
    const [list, id] = userId === null ? [choices.roles, roleId] : [choices.users, userId]
    const who = list.find((other) => other.id === id)?.name ?? ''
    return `${index + 1}. ${t(text.who, { who, count: neededCount, atStore: Number(isAtStore) })}`
  })
}
