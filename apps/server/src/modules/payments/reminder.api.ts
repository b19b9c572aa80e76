import { proposeReminders as propose, reminder } from '@countinghouse/contract/payments/reminder'
import { getReminderRun, mailReminders } from '@countinghouse/contract/payments/reminder-mails'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { Reminder } from './reminder/calculate-reminder.ts'
import { calculateReminder } from './reminder/calculate-reminder.ts'
import { chargeReminder, waiveCharge } from './reminder/charge-reminder.ts'
import { findReminderRun, mailingOf, startMailing } from './reminder/mail-reminders.ts'
import { sendReminder } from './reminder/send-reminder.ts'
import { proposeReminders } from './reminder/propose-reminders.ts'

const mailingOfAll = ({ files, papers, mailContacts, mail }: Omit<Declared, 'jobs'>) =>
  mailingOf({ files, papers, mailContacts, mail })

const api = (declared: Declared) => {
  const source = declared.sources.find(({ listing }) => listing.name === reminder.listing.name)
  if (source === undefined) throw new Error('The list of reminders is not declared.')
  const started = { source, mailing: mailingOfAll(declared) }
  return [
    ...documentHandlers(reminder, {
      calculate: async (ctx, tx, values) => {
        const { interestPpm: _rate, ...calculated } = await calculateReminder(ctx, tx, values as unknown as Reminder)
        return calculated
      },
      transitions: {
        send: sendReminder,
        charge: chargeReminder,
        waive: (ctx, tx, row, { waiveReason }) => waiveCharge(ctx, tx, row, String(waiveReason)),
      },
    }),
    handleWrite(propose, proposeReminders),
    handleWrite(mailReminders, (ctx, tx, input) => startMailing(ctx, tx, started, input)),
    handleRead(getReminderRun, (ctx, reader, { id }) => findReminderRun(ctx, reader, id)),
  ]
}

export const module = defineModule({ api, jobs: (declared) => [mailingOfAll(declared)] })
