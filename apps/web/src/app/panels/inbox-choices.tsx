import {
  chooseNotification,
  listNotificationChoices,
  notificationChannels,
} from '@countinghouse/contract/desk/notification'
import { text as noticeText } from '@countinghouse/contract/desk/notification.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { text } from '@countinghouse/contract/shell/inbox.text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../calls/call.ts'
import { MailAddress } from './inbox-mail-address.tsx'
import styles from './inbox-panel.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale, routeQuery } from '../calls/queries.ts'

type Choice = OutputOfRoute<typeof listNotificationChoices>['items'][number]

/** Notification settings by type; loaded when opened. */
export function InboxChoices() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...routeQuery(listNotificationChoices, {}), enabled: isOpen })
  return (
    <details className={styles.choices} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t(text.choices)}</summary>
      {data?.items.map((choice) => (
        <ChoiceLine key={choice.kind} choice={choice} canMail={data.mail.isReady && data.mail.address !== null} />
      ))}
      {data !== undefined && <MailAddress {...data.mail} />}
    </details>
  )
}

type ChoiceLineProps = { readonly choice: Choice; readonly canMail: boolean }

function ChoiceLine({ choice: { kind, channel }, canMail }: ChoiceLineProps) {
  const { t } = useLanguage()
  const id = useId()
  const queryClient = useQueryClient()
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (wanted: Choice) => call(chooseNotification, wanted),
    onSuccess: () => invalidateStale(queryClient, chooseNotification),
  })
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{t(noticeText[`kind_${kind}`])}</label>
      <select
        id={id}
        value={isPending ? variables.channel : channel}
        onChange={({ currentTarget: { value } }) => {
          const wanted = notificationChannels.find((known) => known === value)
          if (wanted !== undefined) mutate({ kind, channel: wanted })
        }}
      >
        {notificationChannels.map((known) => (
          <option key={known} value={known} disabled={known === 'mail' && !canMail && channel !== 'mail'}>
            {t(text[`channel_${known}`])}
          </option>
        ))}
      </select>
      {error !== null && <span role="alert">{error.message}</span>}
    </p>
  )
}
