import { requestReset, confirmReset } from '@countinghouse/contract/auth/reset'
import type { Database } from '../../../platform/db.ts'
import type { Declared } from '../../../platform/declared.ts'
import { handlePublic } from '../../../platform/handle.ts'
import type { Delivery } from '../../../platform/outbox.ts'
import { mailReset, planReset } from './request-reset.ts'
import { applyReset } from './confirm-reset.ts'
import { defineModule } from '../../../platform/define-module.ts'

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
