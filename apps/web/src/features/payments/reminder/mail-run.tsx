import { reminder } from '@countinghouse/contract/payments/reminder'
import { getReminderRun, mailReminders } from '@countinghouse/contract/payments/reminder-mails'
import { text } from '@countinghouse/contract/payments/reminder-mails.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { BulkRun } from '../../../kit/bulk/bulk-run.tsx'
import { useEndedRun } from '../../../kit/bulk/use-ended-run.ts'

type Props = { readonly id: number; readonly onLeave: () => void }

/** Progress of the mails, and afterwards the reminders that were not sent, with their reasons. */
export function MailRun({ id, onLeave }: Props) {
  const isEnded = useEndedRun(id, mailReminders)
  const { data } = useQuery({ ...routeQuery(getReminderRun, { id }), enabled: isEnded })
  return <BulkRun id={id} refused={data?.refused ?? []} text={text} path={reminder.page.path} onLeave={onLeave} />
}
