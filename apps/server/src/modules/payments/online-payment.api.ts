import {
  cancelPayment,
  capturePayment,
  checkPayment,
  getCardPayment,
  refundPayment,
} from '@countinghouse/contract/payments/card-payment'
import { getCardProvider, saveCardProvider } from '@countinghouse/contract/payments/card-provider'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { text } from '@countinghouse/contract/payments/online-payment.text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import { handleRead, handleSelf, handleWrite } from '../../platform/calls/handle.ts'
import type { Database } from '../../platform/database/db.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { readDocument } from '../../platform/documents/document.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { check, checkFor } from './online-payment/check-payment.ts'
import { giveBackDue } from './online-payment/book-payment.ts'
import { closePayment } from './online-payment/close-payment.ts'
import { findPayment } from './online-payment/find-payment.ts'
import { giveBackFor } from './online-payment/give-back.ts'
import { planChecks } from './online-payment/plan-checks.ts'
import { handleWaiting } from './online-payment/receive-event.ts'
import type { OnlinePayment } from './online-payment/payment-row.ts'
import { recordEvent } from './online-payment/payment-row.ts'
import { checkDue } from './online-payment/record-state.ts'
import { refund } from './online-payment/refund-payment.ts'
import { transactAs } from './online-payment/transactions.ts'
import { findProvider, saveProvider } from './provider/save-provider.ts'

const attentions: readonly Attention[] = [
  {
    key: 'payments.online_unbooked',
    title: text.unbooked,
    tone: 'danger',
    page: onlinePayment.page,
    address: `${onlinePayment.page.path}?status=captured,part_refunded,refunded,disputed`,
    rows: ({ companyId }) => sql`
      select from payments.online_payment p where p.company_id = ${companyId} and p.captured_minor > 0
        and p.booked_minor <> p.captured_minor - p.refunded_minor - p.disputed_minor`,
  },
  {
    key: 'payments.online_unknown',
    title: text.unanswered,
    tone: 'warning',
    page: onlinePayment.page,
    address: `${onlinePayment.page.path}?status=unknown`,
    rows: ({ companyId }) =>
      sql`select from payments.online_payment p where p.company_id = ${companyId} and p.status = 'unknown'`,
  },
]

const api = ({ box }: Declared) => {
  const checked = (ctx: Ctx, db: Database) => ({
    db,
    box,
    companyId: ctx.companyId,
    transact: transactAs(db, ctx),
  })
  const outcome = async (ctx: Ctx, db: Database, id: number) => {
    const { status, declineCode } = (await readDocument(ctx, db.reader(ctx), onlinePayment, id)) as OnlinePayment
    return { status, declineCode }
  }
  return [
    ...documentHandlers(onlinePayment, {
      transitions: {
        resolve: async (ctx, tx, row, { evidence }) => {
          await recordEvent(ctx, tx, row.id, {
            source: 'user',
            from: row.status,
            to: 'cancelled',
            note: String(evidence),
          })
          return { set: { reason: evidence, unknownSince: null } }
        },
      },
    }),
    handleRead(getCardPayment, (ctx, reader, { id }) => findPayment(ctx, reader, id)),
    handleSelf(checkPayment, async (ctx, db, { id }) => {
      await check(checked(ctx, db), id, 'user')
      return await outcome(ctx, db, id)
    }),
    handleSelf(capturePayment, async (ctx, db, { id }) => {
      await closePayment(checked(ctx, db), id, 'capture')
      return await outcome(ctx, db, id)
    }),
    handleSelf(cancelPayment, async (ctx, db, { id }) => {
      await closePayment(checked(ctx, db), id, 'cancel')
      return await outcome(ctx, db, id)
    }),
    handleSelf(refundPayment, async (ctx, db, input) => {
      const status = await refund(checked(ctx, db), input)
      return { ...(await outcome(ctx, db, input.id)), refund: status }
    }),
    handleRead(getCardProvider, (ctx, reader) => findProvider(ctx, reader)),
    handleWrite(saveCardProvider, (ctx, tx, input) => saveProvider(ctx, tx, box, input)),
  ]
}

const subscribers = ({ box }: Declared) => ({
  [checkDue]: async (db: Database, { companyId, payload }: Delivery) => {
    const { id } = payload as { readonly id: number | null }
    if (id === null) await handleWaiting({ db, box }, companyId)
    else await checkFor({ db, box }, companyId, id, 'check')
  },
  [giveBackDue]: (db: Database, { companyId, payload }: Delivery) =>
    giveBackFor(db, companyId, payload as { readonly id: number; readonly reason: string }),
})

export const module = defineModule({ api, attentions, subscribers, scheduledTasks: { hourly: [planChecks] } })
