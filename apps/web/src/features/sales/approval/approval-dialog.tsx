import { registerPage } from '@countinghouse/contract/sales/register'
import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { approveAtTill, findApprovers } from '@countinghouse/contract/sales/till-approval'
import { text } from '@countinghouse/contract/sales/till-approval.text'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { call, CallError } from '../../../app/calls/call.ts'
import { failureText } from '../../../app/calls/failure-text.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './approval.module.css'

type Props = {
  readonly tillSessionId: number
  readonly receiptUid: string
  readonly needs: readonly ApprovalNeed[]
  /** The needs in words. */
  readonly words: readonly string[]
  readonly onApproved: () => void
  readonly onClose: () => void
}

const pinForm = /^\d{4,8}$/

/** A colleague allows by PIN what the cashier may not decide. */
export function ApprovalDialog({ tillSessionId, receiptUid, needs, words, onApproved, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const id = useId()
  const asked = routeQuery(findApprovers, { tillSessionId, needs: [...needs] })
  // Somebody may have set a PIN since it was last asked.
  const { data, error } = useQuery({ ...asked, refetchOnMount: 'always' })
  const [chosen, setChosen] = useState('')
  const [pin, setPin] = useState('')
  const [problems, setProblems] = useState<{ readonly approver?: string; readonly pin?: string }>({})
  const [isBusy, setIsBusy] = useState(false)
  const approvers = data?.approvers ?? []
  const approverId = approvers.length === 1 ? (approvers[0]?.id ?? 0) : Number(chosen)
  const isNobody = data !== undefined && approvers.length === 0

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || approvers.length === 0) return
    if (approverId === 0) return setProblems({ approver: t(text.choose) })
    if (!pinForm.test(pin)) return setProblems({ pin: t(text.pinMissing) })
    setIsBusy(true)
    try {
      const answer = await call(approveAtTill, { tillSessionId, receiptUid, approverId, pin, needs: [...needs] })
      showToast(language, { tone: 'done', message: t(text.approved, { name: answer.approvedBy }) })
      onApproved()
    } catch (failure) {
      const isApprover = failure instanceof CallError && failure.code === 'sales.approver_not_allowed'
      const message = failureText(language, failure, t(registerPage.title))
      setProblems(isApprover ? { approver: message } : { pin: message })
      setPin('')
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t(text.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          {approvers.length > 0 && (
            <Button type="submit" form={id} aria-disabled={isBusy}>
              {t(text.approve)}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles.form} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <ul className={styles.needs}>
          {words.map((one) => (
            <li key={one}>
              <bdi>{one}</bdi>
            </li>
          ))}
        </ul>
        {error !== null && <p role="alert">{failureText(language, error, t(registerPage.title))}</p>}
        {isNobody && <p>{t(text.nobody)}</p>}
        {approvers.length > 0 && (
          <>
            <p className={styles.lead}>{t(text.lead)}</p>
            <PlainField label={t(text.approver)} problem={problems.approver}>
              {(control) =>
                approvers.length === 1 ? (
                  <input {...control} readOnly value={approvers[0]?.name ?? ''} />
                ) : (
                  <select
                    {...control}
                    ref={focus}
                    value={chosen}
                    onChange={({ currentTarget }) => {
                      setChosen(currentTarget.value)
                      setProblems({})
                    }}
                  >
                    <option value="" />
                    {approvers.map((one) => (
                      <option key={one.id} value={one.id}>
                        {one.name}
                      </option>
                    ))}
                  </select>
                )
              }
            </PlainField>
            <PlainField label={t(text.pin)} problem={problems.pin}>
              {(control) => (
                <input
                  {...control}
                  ref={approvers.length === 1 ? focus : undefined}
                  type="password"
                  inputMode="numeric"
                  autoComplete="off"
                  dir="ltr"
                  maxLength={8}
                  value={pin}
                  onChange={({ currentTarget }) => {
                    setPin(currentTarget.value)
                    setProblems({})
                  }}
                />
              )}
            </PlainField>
          </>
        )}
      </form>
    </Dialog>
  )
}

/** The fields come after the dialog, once the approvers are known. */
function focus(field: HTMLElement | null): void {
  field?.focus()
}
