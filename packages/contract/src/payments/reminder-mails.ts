import { z } from 'zod'
import { route } from '../route.ts'
import type { Selection } from '../selection.ts'
import { selectionOf } from '../selection.ts'
import { idOf } from '../values.ts'
import { reminder } from './reminder.ts'

/** Reminders that are mailed by one job. */
export const mostMailed = 500

const id = idOf(reminder.entity)
const jobId = idOf('platform.job')

/**
 * Mails each of the selected reminders to its customer, in the language of the customer, as a job; drafts are marked as sent before. Each
 * is mailed once, and one that cannot be mailed does not stop the others.
 */
export const mailReminders = route({
  id: 'payments.reminder.mailMany',
  method: 'POST',
  path: '/payments/reminders/mail',
  page: reminder.page,
  event: 'send',
  writes: true,
  stale: [reminder.routes.list, reminder.routes.selected, reminder.routes.get],
  errors: ['not_found', 'payments.too_many_reminders'],
  input: z.strictObject({
    // Its filters are composed at run time.
    selection: selectionOf(reminder.listing) as unknown as z.ZodType<Selection, Selection>,
  }),
  output: z.object({ jobId, count: z.int().positive() }),
})

/** What became of each reminder of a job; own jobs only. */
export const getReminderRun = route({
  id: 'payments.reminderRun.get',
  method: 'GET',
  path: '/payments/reminder-runs/{id}',
  page: reminder.page,
  event: 'send',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: jobId }),
  output: z.object({
    mailed: z.int().nonnegative(),
    refused: z.array(z.object({ id, name: z.string(), message: z.string() })),
  }),
})
