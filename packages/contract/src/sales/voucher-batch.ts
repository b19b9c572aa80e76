import { z } from 'zod'
import {
  choiceField,
  dateField,
  integerField,
  multilineField,
  referenceField,
  shownField,
  textField,
} from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text } from './voucher-batch.text.ts'
import { vouchers } from './voucher.ts'

export const voucherBatchesPage = page({
  module: 'sales',
  path: '/crm/voucher-batches/',
  title: text.title,
  icon: 'tag',
  events: ['export', { code: 'issue', risk: 'high' }, 'change'],
  sortOrder: 21,
})

/** Vouchers of one batch. */
export const mostVouchers = 1000
const currency = 'currencyCode'
const count = integerField({ min: 0, max: mostVouchers })

/** Batches of store credit and of gift cards, newest first. */
export const voucherBatches = listing({
  module: 'sales',
  thing: 'voucherBatch',
  page: voucherBatchesPage,
  api: '/sales/voucher-batches',
  source: 'sales.voucher_batch_list',
  text,
  fields: {
    name: shownField(),
    kind: choiceField(['store_credit', 'gift_card']),
    issuedOn: dateField(),
    expiresOn: dateField().nullable(),
    quantity: count,
    /** Null: of gift cards whose amount the buyer chooses. */
    amountMinor: amountField({ currency }).nullable(),
    issuedCount: count,
    usedCount: count,
    blockedCount: count,
    issuedMinor: amountField({ currency }),
    balanceMinor: amountField({ currency }),
    /** Null: of gift cards. */
    reason: shownField().nullable(),
    currencyCode: referenceField('currency'),
  },
  kept: { version: Version, isBlocked: z.boolean() },
  titleField: 'name',
  columns: ['kind', 'issuedOn', 'expiresOn', 'quantity', 'amountMinor', 'issuedCount', 'usedCount', 'balanceMinor'],
  filters: ['kind'],
  sort: ['issuedOn', 'expiresOn'],
  defaultSort: ['-issuedOn'],
  search: { fields: ['name'] },
})

const stale = [voucherBatches.routes.list, voucherBatches.routes.selected, vouchers.routes.list]
const id = idOf('sales.voucher_batch')

/** What a batch is issued with. */
export const newBatch = {
  name: textField({ max: 120 }),
  quantity: integerField({ min: 1, max: mostVouchers }),
  amountMinor: amountField({ min: 1, max: 10_000_000 }),
  expiresOn: dateField().nullable().default(null),
  reason: multilineField({ max: 500 }),
}

/** Issues store credit of one amount many times, in one journal: an expense against the liability. The same `uid` issues once. */
export const issueVoucherBatch = route({
  id: 'sales.voucherBatch.issue',
  method: 'POST',
  path: '/sales/voucher-batches',
  page: voucherBatchesPage,
  event: 'issue',
  writes: true,
  status: 201,
  stale,
  errors: ['sales.rule_broken', 'accounts.period_closed', 'accounts.rule_missing'],
  input: z.strictObject({ uid: z.uuid(), ...newBatch }),
  output: z.object({ id, version: Version }),
})

/** What gift cards are created with. They bear no value: what each is worth is decided by the receipt that sells it. */
export const newCards = {
  name: newBatch.name,
  quantity: newBatch.quantity,
  /** Null: the buyer chooses the amount. */
  amountMinor: newBatch.amountMinor.nullable().default(null),
  expiresOn: newBatch.expiresOn,
}

/** Creates codes to be printed on cards, which nothing can be paid with before the register sells them. The same `uid` creates them once. */
export const createGiftCards = route({
  id: 'sales.voucherBatch.createCards',
  method: 'POST',
  path: '/sales/gift-card-batches',
  page: voucherBatchesPage,
  event: 'issue',
  writes: true,
  status: 201,
  stale,
  errors: ['sales.rule_broken'],
  input: z.strictObject({ uid: z.uuid(), ...newCards }),
  output: z.object({ id, version: Version }),
})

/** The codes as a file, for who issued them, within an hour: they are stored nowhere. */
export const exportBatchCodes = route({
  id: 'sales.voucherBatch.codes',
  method: 'POST',
  path: '/sales/voucher-batches/{id}/codes',
  page: voucherBatchesPage,
  event: 'issue',
  writes: false,
  answer: 'file',
  errors: ['not_found'],
  input: z.strictObject({ id, format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})

/** What blocking a batch asks for. */
export const blocking = { reason: multilineField({ max: 500 }) }

/** Blocks every voucher of a batch that still has a balance and every card that is not sold, such as after its codes became known. */
export const blockVoucherBatch = route({
  id: 'sales.voucherBatch.block',
  method: 'POST',
  path: '/sales/voucher-batches/{id}/block',
  page: voucherBatchesPage,
  event: 'change',
  writes: true,
  stale,
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id, version: Version, ...blocking }),
  output: z.object({ id, version: Version, blocked: z.int() }),
})
