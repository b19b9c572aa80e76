import { getRebateStanding, rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import { text } from '@countinghouse/contract/purchase/rebate-agreement.text'
import { handleRead } from '../../platform/calls/handle.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { readTerms } from './purchase-order/read-terms.ts'
import { accrueRebate, cancelRebate, rebateSource, writeOffRebate } from './rebate/accrue-rebate.ts'
import { creditRebate } from './rebate/credit-rebate.ts'
import { findStanding } from './rebate/find-standing.ts'
import type { RebateAgreement } from './rebate/read-turnover.ts'

const accrue = async (ctx: Ctx, tx: Tx, row: RebateAgreement) => ({ set: await accrueRebate(ctx, tx, row) })

const api = [
  ...documentHandlers(rebateAgreement, {
    calculate: async (ctx, tx, values) => {
      const { supplierId, currency } = values as RebateAgreement
      return { currency: currency ?? (await readTerms(ctx, tx, supplierId)).currency }
    },
    transitions: {
      accrue,
      credit: (ctx, tx, row, { storeId, creditReference, amountMinor, taxCodeId }) =>
        creditRebate(ctx, tx, row, {
          storeId: Number(storeId),
          creditReference: String(creditReference),
          amountMinor: amountMinor as number | null,
          taxCodeId: taxCodeId as number | null,
        }),
      close: accrue,
      writeOff: (ctx, tx, row, { reason }) => writeOffRebate(ctx, tx, row, reason),
      cancel: (ctx, tx, row, { reason }) => cancelRebate(ctx, tx, row, reason),
    },
  }),
  handleRead(getRebateStanding, (ctx, reader, { id }) => findStanding(ctx, reader, id)),
]

const postingSources: readonly PostingSource[] = [
  { type: rebateSource, title: text.numbered, page: rebateAgreement.page, search: (id) => `open=${id}` },
]

export const module = defineModule({ api, postingSources })
