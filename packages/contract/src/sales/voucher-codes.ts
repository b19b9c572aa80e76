import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { registerPage } from './register.ts'
import { voucherKinds } from './voucher.ts'

/** Codes of the vouchers and store credit that a receipt issued, while its session is open. */
export const getVoucherCodes = route({
  id: 'sales.register.voucher_codes',
  method: 'POST',
  path: '/pos/sales/{id}/voucher-codes',
  page: registerPage,
  event: 'sell',
  writes: false,
  errors: ['not_found', 'sales.session_not_open'],
  input: z.strictObject({ id: idOf('sales.sale') }),
  output: z.object({
    vouchers: z.array(z.object({ kind: z.enum(voucherKinds), code: z.string(), amountMinor: z.int() })),
  }),
})
export type IssuedCode = OutputOfRoute<typeof getVoucherCodes>['vouchers'][number]
