import { fail } from '@countinghouse/contract/errors'
import { getPayPage, receiveCardEvent, returnPay, simulatePay, startPay } from '@countinghouse/contract/payments/pay'
import { createPaymentLink, getPaymentLinks, revokePaymentLink } from '@countinghouse/contract/payments/payment-link'
import { handlePublic, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { receiveEvent } from './online-payment/receive-event.ts'
import { createLink, findLinks, revokeLink } from './payment-link/create-link.ts'
import { returnFromPage, showPage, simulate, startPayment } from './payment-link/pay-by-link.ts'

const api = ({ box, mail: { mailer } }: Declared) => [
  handleRead(getPaymentLinks, findLinks),
  handleWrite(createPaymentLink, createLink),
  handleWrite(revokePaymentLink, revokeLink),
  handlePublic(getPayPage, (_ctx, db, { token }) => showPage({ db, box }, token)),
  handlePublic(startPay, (ctx, db, { token }) =>
    startPayment({ db, box }, { ...ctx, origin: mailer?.publicUrl ?? ctx.origin }, token),
  ),
  handlePublic(returnPay, (_ctx, db, { token }) => returnFromPage({ db, box }, token)),
  handlePublic(simulatePay, (ctx, db, input) => simulate({ db, box }, ctx, input)),
  handlePublic(receiveCardEvent, async ({ signed, now }, db, { companyId }) => {
    await receiveEvent({ db, box }, { ...(signed ?? fail('payments.signature')), companyId, now })
    return { isReceived: true }
  }),
]

export const module = defineModule({ api })
