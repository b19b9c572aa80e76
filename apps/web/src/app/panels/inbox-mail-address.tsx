import { saveMailAddress } from '@countinghouse/contract/desk/mail'
import type { listNotificationChoices } from '@countinghouse/contract/desk/notification'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { text } from '@countinghouse/contract/shell/inbox.text'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call, CallError } from '../calls/call.ts'
import styles from './inbox-panel.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale } from '../calls/queries.ts'

/** The address for notifications by email, or a note that email is not set up. */
export function MailAddress({ isReady, address }: OutputOfRoute<typeof listNotificationChoices>['mail']) {
  const { t } = useLanguage()
  const id = useId()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (wanted: string) => call(saveMailAddress, { address: wanted === '' ? null : wanted }),
    onSuccess: () => invalidateStale(queryClient, saveMailAddress),
  })
  if (!isReady) return <p className={styles.choice}>{t(text.noMail)}</p>
  const problem =
    error instanceof CallError ? (error.fields?.['address']?.[0]?.message ?? error.message) : error?.message
  return (
    <form
      className={styles.address}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate(String(new FormData(event.currentTarget).get('address')).trim())
      }}
    >
      <label htmlFor={id}>{t(text.mailTo)}</label>
      <input
        id={id}
        name="address"
        type="email"
        autoComplete="email"
        dir="ltr"
        defaultValue={address ?? ''}
        aria-invalid={error !== null}
        aria-describedby={`${id}-why`}
      />
      <Button type="submit" variant="default" size="compact-md" loading={isPending}>
        {t(text.saveMail)}
      </Button>
      <p id={`${id}-why`} className={styles.why}>
        {problem === undefined ? (
          t(address === null ? text.mailNeeded : text.mailWhy)
        ) : (
          <span role="alert">{problem}</span>
        )}{' '}
        <span role="status">{isSuccess && t(text.mailSaved)}</span>
      </p>
    </form>
  )
}
