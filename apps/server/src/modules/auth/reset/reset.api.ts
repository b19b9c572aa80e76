import { requestReset, confirmReset } from '@countinghouse/contract/auth/reset'
import type { Database } from '../../../platform/database/db.ts'
import type { Declared } from '../../../platform/registry/declared.ts'
import { handlePublic } from '../../../platform/calls/handle.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import { mailReset, planReset } from './request-reset.ts'
import { applyReset } from './confirm-reset.ts'
import { defineModule } from '../../../platform/registry/define-module.ts'

const api = [
  handlePublic(requestReset, (ctx, db, { username }) => planReset(ctx, db, username)),
  handlePublic(confirmReset, applyReset),
]

const subscribers = ({ mail: { mailer } }: Declared) => ({
  // Without a mail server nobody is offered the link; what was asked for before it was taken away is dropped.
  'auth.password_reset_asked': async (db: Database, delivery: Delivery) => {
    if (mailer !== null) await mailReset(db, mailer, delivery)
  },
})

export const module = defineModule({ api, subscribers })
