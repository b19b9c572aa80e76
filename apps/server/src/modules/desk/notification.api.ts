import {
  chooseNotification,
  countUnread,
  listNotificationChoices,
  listNotifications,
  markRead,
} from '@countinghouse/contract/desk/notification'
import { z } from 'zod'
import type { Database } from '../../platform/database/db.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleSelf } from '../../platform/calls/handle.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import { notifyJobEnd } from './job-ending.ts'
import { saveChoice, noteRead, readChoices, readMailAddress, readNotifications, readUnread } from './notifications.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

// Read marks and notification settings change no business data, so they leave no audit row.
const api = ({ mail }: Declared) => [
  handleRead(listNotifications, (ctx, reader, { cursor }) => readNotifications(ctx, reader, cursor)),
  handleRead(countUnread, (ctx, reader) => readUnread(ctx, reader)),
  handleSelf(markRead, (ctx, db, { ids }) =>
    db.inTransaction(ctx, async (tx) => {
      await noteRead(ctx, tx, ids)
      return await readUnread(ctx, tx)
    }),
  ),
  handleRead(listNotificationChoices, async (ctx, reader) => ({
    items: await readChoices(ctx, reader),
    next: null,
    mail: { isReady: mail.state === 'ready', address: await readMailAddress(ctx, reader) },
  })),
  handleSelf(chooseNotification, async (ctx, db, choice) => {
    await db.inTransaction(ctx, (tx) => saveChoice(ctx, tx, choice))
    return choice
  }),
]

const JobFinished = z.object({ jobId: z.number() })

const subscribers = ({ jobs }: Declared) => ({
  'desk.job_finished': async (db: Database, { companyId, payload }: Delivery): Promise<void> => {
    await notifyJobEnd(db, jobs, companyId, JobFinished.parse(payload).jobId)
  },
})

export const module = defineModule({ api, subscribers })
