import type { BudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { budget, saveBudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { text } from '@countinghouse/contract/accounts/budget-amounts.text'
import { useRef, useState } from 'react'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { EnteredAccounts } from './budget-entered.ts'
import { enteredMonths, readMonths } from './budget-entered.ts'

/** Unsaved amounts of a budget. */
export function useBudgetForm({ id, version, accounts, currency }: BudgetAmounts, canEdit: boolean) {
  const language = useLanguage()
  const { t } = language
  const [changed, setChanged] = useState<EnteredAccounts>({})
  const write = useWrite(t(budget.text.title))
  const entered = accounts.map((account) => ({
    ...account,
    months: changed[account.accountId] ?? enteredMonths(account, currency),
  }))
  const read = entered
    .filter(({ accountId }) => accountId in changed)
    .map(({ accountId, months }) => ({ accountId, amounts: readMonths(months, currency) }))
  const isDirty = read.length > 0
  const isWrong = read.some(({ amounts }) => amounts === null)
  const standing = useRef('clean')
  standing.current = isDirty ? 'dirty' : 'clean'
  const discard = () => setChanged({})
  useLeaveGuard({ standing, discard }, save, { isOfSide: true })
  useSaveKey(canEdit ? save : null)

  async function save(): Promise<boolean> {
    const sent = read.flatMap(({ accountId, amounts }) => (amounts === null ? [] : [{ accountId, amounts }]))
    if (isWrong) showToast(language, { tone: 'error', message: t(text.wrong) })
    if (isWrong || !isDirty) return !isWrong
    if ((await write(saveBudgetAmounts, { id, version, accounts: sent })) === null) return false
    discard()
    showToast(language, { tone: 'done', message: t(text.saved) })
    return true
  }

  return {
    entered,
    isDirty,
    isWrong,
    change: (more: EnteredAccounts) => setChanged((before) => ({ ...before, ...more })),
    save,
    discard,
  }
}
export type BudgetForm = ReturnType<typeof useBudgetForm>
