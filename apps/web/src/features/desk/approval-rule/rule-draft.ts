import type { ApprovalRule, ApprovalStep } from '@countinghouse/contract/desk/approval-rule'
import { amountIssue, parseAmount, enteredAmount } from '../../../kit/fields/amount.ts'

/** A rule as entered in the form. */
export type RuleDraft = {
  readonly name: string
  readonly priority: string
  readonly amountFrom: string
  readonly amountTo: string
  readonly storeId: string
  /** By field, its values. */
  readonly conditions: Readonly<Record<string, readonly string[]>>
  readonly isAdditional: boolean
  readonly steps: readonly StepDraft[]
}

export type StepDraft = {
  readonly key: string
  /** `role:7` or `user:7`. */
  readonly approver: string
  readonly needed: string
  readonly isAtStore: boolean
  readonly hours: string
  readonly escalationRoleId: string
}

export function draftOf(rule: ApprovalRule | null, kind: string | null): RuleDraft {
  return {
    name: rule?.name ?? '',
    priority: String(rule?.priority ?? 100),
    amountFrom: enteredAmount(rule?.amountFrom ?? null, kind),
    amountTo: enteredAmount(rule?.amountTo ?? null, kind),
    storeId: String(rule?.storeId ?? ''),
    conditions: rule?.conditions ?? {},
    isAdditional: rule?.isAdditional ?? false,
    steps: (rule?.steps ?? []).map(stepDraftOf),
  }
}

export const emptyStep: Omit<StepDraft, 'key'> = {
  approver: '',
  needed: '1',
  isAtStore: false,
  hours: '',
  escalationRoleId: '',
}

function stepDraftOf({ roleId, userId, isAtStore, neededCount, escalation }: ApprovalStep, index: number): StepDraft {
  return {
    key: String(index),
    approver: roleId === null ? `user:${userId}` : `role:${roleId}`,
    needed: String(neededCount),
    isAtStore,
    hours: String(escalation?.hours ?? ''),
    escalationRoleId: String(escalation?.roleId ?? ''),
  }
}

/** The request body, or the fields whose amount cannot be parsed or whose counterpart is missing; the server validates the rest. */
export function valuesOf(draft: RuleDraft, kind: string | null) {
  const amounts = { amountFrom: draft.amountFrom, amountTo: draft.amountTo }
  const unreadable = Object.entries(amounts).flatMap(([name, entered]) =>
    entered.trim() !== '' && parseAmount(entered, kind) === null ? [{ name, issue: amountIssue(entered, kind) }] : [],
  )
  const values = {
    name: draft.name.trim(),
    priority: Number(draft.priority),
    amountFrom: parseAmount(draft.amountFrom, kind),
    amountTo: parseAmount(draft.amountTo, kind),
    currency: kind,
    storeId: idOrNull(draft.storeId),
    conditions: Object.fromEntries(
      Object.entries(draft.conditions).flatMap(([name, chosen]) => (chosen.length === 0 ? [] : [[name, [...chosen]]])),
    ),
    isAdditional: draft.isAdditional,
    steps: draft.steps.map(stepOf),
  }
  const missing = draft.steps.flatMap(({ hours, escalationRoleId }, index) => {
    if ((hours === '') === (escalationRoleId === '')) return []
    return [`steps.${index}.escalation.${hours === '' ? 'hours' : 'roleId'}`]
  })
  return { values, unreadable, missing }
}

function stepOf({ approver, needed, isAtStore, hours, escalationRoleId }: StepDraft): ApprovalStep {
  const [kind = '', id = ''] = approver.split(':')
  const isEscalated = hours !== '' && escalationRoleId !== ''
  return {
    roleId: kind === 'role' ? idOrNull(id) : null,
    userId: kind === 'user' ? idOrNull(id) : null,
    isAtStore,
    neededCount: Number(needed),
    escalation: isEscalated ? { hours: Number(hours), roleId: Number(escalationRoleId) } : null,
  }
}

function idOrNull(entered: string): number | null {
  return entered === '' ? null : Number(entered)
}
