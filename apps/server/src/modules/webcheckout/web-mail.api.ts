import { delivery } from '@countinghouse/contract/sales/delivery'
import { fail } from '@countinghouse/contract/errors'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { retryWebMail } from '@countinghouse/contract/webcheckout/web-mail'
import { handleWrite } from '../../platform/calls/handle.ts'
import type { Database } from '../../platform/database/db.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { deliverWebMail } from './mail/deliver-web-mail.ts'
import { deliveryReady } from '../sales/index.ts'
import { mailCancelled, mailDispatched, mailReady } from './mail/mail-changes.ts'
import { webMailQueued } from './mail/queue-mail.ts'
import { retryMail } from './mail/retry-mail.ts'

const api = ({ mail: { mailer } }: Declared) => [
  handleWrite(retryWebMail, async (ctx, tx, target) => {
    const queued = await retryMail(ctx, tx, target)
    return mailer === null ? fail('not_configured') : queued
  }),
]

const subscribers = ({ mail: { mailer } }: Declared) => ({
  [`${salesOrder.entity}_cancelled`]: mailCancelled,
  [`${delivery.entity}_dispatched`]: mailDispatched,
  [deliveryReady]: mailReady,
  [webMailQueued]: (db: Database, given: Delivery) => deliverWebMail(db, mailer, given),
})

export const module = defineModule({ api, subscribers })
