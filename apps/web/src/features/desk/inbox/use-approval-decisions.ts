import type { Approval } from '@countinghouse/contract/desk/approval'
import { approve, reject } from '@countinghouse/contract/desk/approval'
import { text } from '@countinghouse/contract/desk/inbox.text'
import { ask } from '../../../kit/dialog/confirm.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'

/** Decides requests and shows the result of each. */
export function useApprovalDecisions() {
  const language = useLanguage()
  const { t } = language
  const write = useWrite(t(text.title))

  function tell({ status, label }: Approval): void {
    const message = {
      pending: text.agreed,
      approved: text.approved,
      rejected: text.rejected,
      withdrawn: text.voided,
      void: text.voided,
    }
    showToast(language, { tone: status === 'void' ? 'error' : 'done', message: t(message[status], { label }) })
  }

  async function agree(approval: Approval): Promise<void> {
    const answer = await write(approve, { id: approval.id })
    if (answer !== null) tell(answer)
  }

  return {
    agree,
    /** In sequence, so that each is a decision of its own and a failure does not stop the others. */
    agreeToAll: async (approvals: readonly Approval[]): Promise<void> => {
      for (const approval of approvals) await agree(approval)
    },
    refuse: async (approval: Approval): Promise<void> => {
      const { label } = approval
      const reason = await ask.text({
        title: t(text.rejectTitle, { label }),
        label: t(text.reason),
        confirm: t(text.reject),
      })
      if (reason === null) return
      const answer = await write(reject, { id: approval.id, reason })
      if (answer !== null) tell(answer)
    },
  }
}
