import { z } from 'zod'
import { conversationRoutes } from '../conversation.ts'
import { choiceField, dateField, multilineField, referenceField, shownField, switchField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant, Version } from '../values.ts'
import { text } from './voucher.text.ts'

export const vouchersPage = page({
  module: 'sales',
  path: '/crm/vouchers/',
  title: text.title,
  icon: 'tag',
  events: ['export', { code: 'issue', risk: 'high' }, 'change', { code: 'write_off', risk: 'high' }],
  sortOrder: 20,
  pickers: ['crm.customer'],
})

const currency = 'currencyCode'
export const voucherKinds = ['gift', 'store_credit'] as const
export const voucherFlags = ['fast_use', 'many_at_once', 'own_issue', 'card_refunded'] as const
export const voucherStatuses = ['active', 'used', 'expired', 'blocked', 'cancelled', 'written_off'] as const
const id = idOf('sales.voucher')
const Amount = z.int()

/** Gift vouchers and store credit, newest first. */
export const vouchers = listing({
  module: 'sales',
  thing: 'voucher',
  page: vouchersPage,
  api: '/sales/vouchers',
  source: 'sales.voucher_list',
  text,
  fields: {
    name: shownField(),
    kind: choiceField(voucherKinds),
    status: choiceField(voucherStatuses),
    issuedOn: dateField(),
    expiresOn: dateField().nullable(),
    customerId: recordField('crm.customer').nullable(),
    issuedMinor: amountField({ currency }),
    balanceMinor: amountField({ currency }),
    currencyCode: referenceField('currency'),
    /** Its use asks for a look. */
    isFlagged: switchField(),
  },
  kept: { version: Version },
  titleField: 'name',
  columns: ['kind', 'status', 'issuedOn', 'expiresOn', 'customerId', 'issuedMinor', 'balanceMinor', 'isFlagged'],
  filters: ['kind', 'status', 'customerId', 'isFlagged'],
  sort: ['issuedOn', 'expiresOn', 'balanceMinor'],
  defaultSort: ['-issuedOn'],
  search: { fields: ['name'] },
  isGrowing: true,
})
export type VoucherRow = OutputOfRoute<typeof vouchers.routes.list>['items'][number]

export const {
  history: voucherHistory,
  viewers: voucherViewers,
  comment: commentVoucher,
} = conversationRoutes({ name: 'sales.voucher', type: 'sales.voucher', page: vouchersPage, id })

const Voucher = z.object({
  id,
  version: Version,
  name: z.string(),
  kind: z.enum(voucherKinds),
  status: z.enum(voucherStatuses),
  currency: z.string(),
  issuedMinor: Amount,
  balanceMinor: Amount,
  issuedOn: BusinessDate,
  expiresOn: BusinessDate.nullable(),
  customer: z.string().nullable(),
  reason: z.string().nullable(),
  blockReason: z.string().nullable(),
  /** Why its use asks for a look, with the first receipt that did. */
  flags: z.array(
    z.object({ kind: z.enum(voucherFlags), receipt: z.object({ id: idOf('sales.sale'), number: z.string() }) }),
  ),
  moves: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['issue', 'redeem', 'void', 'write_off']),
      amountMinor: Amount,
      balanceMinor: Amount,
      receipt: z.object({ id: idOf('sales.sale'), number: z.string() }).nullable(),
      movedAt: Instant,
      movedBy: z.string().nullable(),
    }),
  ),
})
export type Voucher = z.output<typeof Voucher>

/** A voucher with its movements, oldest first. */
export const getVoucher = route({
  id: 'sales.voucher.get',
  method: 'GET',
  path: '/sales/vouchers/{id}',
  page: vouchersPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: Voucher,
})

const stale = [vouchers.routes.list, vouchers.routes.selected, getVoucher, voucherHistory]
const posting = ['accounts.period_closed', 'accounts.rule_missing'] as const

/** What store credit is issued with. */
export const storeCredit = {
  amountMinor: amountField({ min: 1, max: 100_000_000 }),
  customerId: recordField('crm.customer').nullable().default(null),
  expiresOn: dateField().nullable().default(null),
  reason: multilineField({ max: 500 }),
}

/** Issues store credit for goodwill: an expense against the liability. The same `uid` issues once. Its code is read by `getVoucherCode`. */
export const issueVoucher = route({
  id: 'sales.voucher.issue',
  method: 'POST',
  path: '/sales/vouchers',
  page: vouchersPage,
  event: 'issue',
  writes: true,
  status: 201,
  stale,
  errors: ['not_found', 'sales.rule_broken', ...posting],
  input: z.strictObject({ uid: z.uuid(), ...storeCredit }),
  output: z.object({ id, version: Version }),
})

/** Units: minutes. */
export const codeReadableMinutes = 60

/** The code of store credit, for who issued it, within an hour. It is in no other answer, since answers of writes are stored for a while. */
export const getVoucherCode = route({
  id: 'sales.voucher.code',
  method: 'POST',
  path: '/sales/vouchers/{id}/code',
  page: vouchersPage,
  event: 'issue',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({ code: z.string() }),
})

const change = { method: 'POST', page: vouchersPage, writes: true, stale, output: Voucher } as const
const target = { id, version: Version }
const changeErrors = ['not_found', 'stale', 'state_conflict'] as const
const reason = multilineField({ max: 500 })

export const changeVoucherExpiry = route({
  ...change,
  id: 'sales.voucher.change_expiry',
  path: '/sales/vouchers/{id}/expiry',
  event: 'change',
  errors: [...changeErrors, 'sales.rule_broken'],
  input: z.strictObject({ ...target, expiresOn: dateField().nullable() }),
})

export const blockVoucher = route({
  ...change,
  id: 'sales.voucher.block',
  path: '/sales/vouchers/{id}/block',
  event: 'change',
  errors: changeErrors,
  input: z.strictObject({ ...target, reason }),
})

export const unblockVoucher = route({
  ...change,
  id: 'sales.voucher.unblock',
  path: '/sales/vouchers/{id}/unblock',
  event: 'change',
  errors: changeErrors,
  input: z.strictObject(target),
})

/** The balance becomes income (voucher breakage). */
export const writeOffVoucher = route({
  ...change,
  id: 'sales.voucher.write_off',
  path: '/sales/vouchers/{id}/write-off',
  event: 'write_off',
  errors: [...changeErrors, ...posting],
  input: z.strictObject(target),
})
