import { z } from 'zod'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { CompletedSale, receiptErrors, registerPage, staleByReceipts, Tender } from './register.ts'
import { ReturnedLines, ReturnReason } from './register-lines.ts'

/**
 * Takes back lines of a receipt and pays the money back. Throws: sales.return_quantity; limit_exceeded above the refund limit,
 * sales.return_refused and sales.refund_beyond_paid unless approved.
 */
export const completeReturn = route({
  id: 'sales.return.complete',
  method: 'POST',
  path: '/pos/returns',
  page: registerPage,
  event: 'return',
  writes: true,
  stale: staleByReceipts,
  errors: [
    ...receiptErrors,
    'limit_exceeded',
    'sales.not_charged',
    'sales.return_quantity',
    'sales.return_refused',
    'sales.refund_beyond_paid',
    'sales.reason_required',
  ],
  input: z.strictObject({
    uid: z.uuid(),
    tillSessionId: idOf('sales.till_session'),
    originalSaleId: idOf('sales.sale'),
    soldAt: Instant,
    reason: ReturnReason,
    lines: ReturnedLines,
    tenders: z.array(Tender).max(10),
  }),
  output: CompletedSale,
})

/**
 * Voids a receipt of an open session: stock, money and journal are reversed. Throws: forbidden without `register:void`, unless a second
 * person approved it (`approveAtTill`).
 */
export const voidSale = route({
  id: 'sales.sale.void',
  method: 'POST',
  path: '/pos/sales/{id}/void',
  page: registerPage,
  event: 'sell',
  writes: true,
  stale: staleByReceipts,
  errors: [
    'not_found',
    'sales.not_voidable',
    'sales.reason_required',
    'sales.session_not_open',
    'sales.voucher_used',
    'sales.points_used',
    'accounts.period_closed',
    'accounts.rule_missing',
    'accounts.unknown_account',
    'inventory.insufficient_stock',
    'inventory.serial_present',
  ],
  input: z.strictObject({ id: idOf('sales.sale'), reason: ReturnReason }),
  output: z.object({ id: idOf('sales.sale') }),
})
