import { z } from 'zod'
import { textField } from '../fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { registerPage } from './register.ts'
import { voucherKinds, vouchers } from './voucher.ts'

/**
 * A voucher or store credit by its code, with what it can pay here today. The code is sent in the body, since addresses are logged. Unknown
 * codes are counted; five within 15 minutes leave the user without look-ups for 15 minutes.
 */
export const lookUpVoucher = route({
  id: 'sales.register.voucher',
  method: 'POST',
  path: '/pos/voucher',
  page: registerPage,
  event: 'view',
  writes: true,
  idempotent: 'no',
  errors: ['not_found', 'sales.voucher_unknown', 'sales.voucher_unusable', 'sales.voucher_throttled'],
  input: z.strictObject({ storeId: idOf('erp.store'), code: textField({ max: 40 }) }),
  output: z.object({
    voucherId: idOf(vouchers.entity),
    kind: z.enum(voucherKinds),
    name: z.string(),
    balanceMinor: z.int(),
  }),
})
export type RegisterVoucher = OutputOfRoute<typeof lookUpVoucher>

/** A printed gift card that can be sold here today, by its code. `amountMinor` null: the buyer chooses it. */
export const lookUpGiftCard = route({
  id: 'sales.register.giftCard',
  method: 'POST',
  path: '/pos/gift-card',
  page: registerPage,
  event: 'sell',
  writes: true,
  idempotent: 'no',
  errors: [
    'not_found',
    'sales.gift_card_unknown',
    'sales.gift_card_sold',
    'sales.gift_card_blocked',
    'sales.voucher_throttled',
  ],
  input: z.strictObject({ storeId: idOf('erp.store'), code: textField({ max: 40 }) }),
  output: z.object({ name: z.string(), amountMinor: z.int().nullable() }),
})

/** Codes of vouchers and gift cards: 16 characters and one that checks them, with or without hyphens. */
export function isVoucherCode(entered: string): boolean {
  return /^[0-9A-Z]{4}(-?[0-9A-Z]{4}){3}-?[0-9A-Z]$/i.test(entered.trim())
}
