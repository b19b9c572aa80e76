import type { Offboarding } from '@countinghouse/contract/erp/offboarding'
import { getOffboarding, offboardUser } from '@countinghouse/contract/erp/offboarding'
import { text } from '@countinghouse/contract/erp/offboarding.text'
import type { User } from '@countinghouse/contract/erp/user'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import { UserOffboarded } from './user-offboarded.tsx'
import { UserOffboardLines } from './user-offboard-lines.tsx'
import styles from './user.module.css'

type Done = { readonly left: Offboarding; readonly heir: string }

/** Offboarding dialog: preview, then result. */
export function UserOffboard({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { t } = useLanguage()
  const id = useId()
  const [entered, setEntered] = useState({ reason: '', successorId: '' })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isSending, setIsSending] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  const { data, ...query } = useQuery({ ...routeQuery(getOffboarding, { id: user.id }), enabled: done === null })
  const write = useWrite(t(userText.title), setProblems)

  function type(change: Partial<typeof entered>): void {
    setEntered({ ...entered, ...change })
    setProblems({})
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (data === undefined || isSending) return
    const needsHeir = data.handedOver.length > 0
    const missing = {
      ...(entered.reason.trim() === '' && { reason: t(text.reasonMissing) }),
      ...(needsHeir && entered.successorId === '' && { successorId: t(text.successorMissing) }),
    }
    if (Object.keys(missing).length > 0) return setProblems(missing)
    const successorId = Number(entered.successorId) || null
    setIsSending(true)
    const left = await write(offboardUser, { id: user.id, version: user.version, reason: entered.reason, successorId })
    setIsSending(false)
    const heir = data.successors.find((one) => one.id === successorId)?.name ?? ''
    if (left !== null) setDone({ left, heir })
  }

  if (done !== null) return <UserOffboarded name={user.name} {...done} onClose={onClose} />
  return (
    <Dialog
      title={t(text.title, { name: user.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button
            type="submit"
            form={id}
            color="red"
            c="var(--danger-contrast)"
            disabled={data === undefined}
            loading={isSending}
          >
            {t(text.offboard)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.steps}
        noValidate
        aria-busy={query.isPending}
        onSubmit={(event) => void submit(event)}
      >
        <p className={styles.note}>{t(user.status === 'inactive' ? text.purposeGone : text.purpose)}</p>
        {query.isError && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {data !== undefined && (
          <>
            <UserOffboardLines left={data} ended={t(text.ends)} handedOver={t(text.handsOver)} />
            {data.handedOver.length > 0 && (
              <PlainField label={t(text.successor)} hint={t(text.successorHint)} problem={problems['successorId']}>
                {(control) => (
                  <select
                    {...control}
                    value={entered.successorId}
                    onChange={(event) => type({ successorId: event.currentTarget.value })}
                  >
                    <option value="" />
                    {data.successors.map((one) => (
                      <option key={one.id} value={one.id}>
                        {one.name}
                      </option>
                    ))}
                  </select>
                )}
              </PlainField>
            )}
          </>
        )}
        <PlainField label={t(text.reason)} problem={problems['reason']}>
          {(control) => (
            <input
              {...control}
              data-autofocus
              dir="auto"
              maxLength={300}
              value={entered.reason}
              onChange={(event) => type({ reason: event.currentTarget.value })}
            />
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
