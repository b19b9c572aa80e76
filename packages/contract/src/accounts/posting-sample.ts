import { z } from 'zod'
import { choiceField } from '../fields.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import type { PostingRole } from './posting-roles.ts'
import { postingRoles } from './posting-roles.ts'
import { postingRule } from './posting-rule.ts'

type Sides = { readonly debit: PostingRole; readonly credit: PostingRole }

/** Business events and the roles they post to; those of stock are compared with real postings by a test of inventory. */
export const postingEvents = {
  purchase_receipt: { debit: 'stock', credit: 'goods_received' },
  purchase_return: { debit: 'goods_received', credit: 'stock' },
  sale: { debit: 'cost_of_sales', credit: 'stock' },
  oversold_sale: { debit: 'cost_of_sales', credit: 'oversold' },
  sale_return: { debit: 'stock', credit: 'cost_of_sales' },
  opening: { debit: 'stock', credit: 'opening_balance' },
  adjust_in: { debit: 'stock', credit: 'stock_variance' },
  adjust_out: { debit: 'stock_variance', credit: 'stock' },
  count_in: { debit: 'stock', credit: 'stock_variance' },
  count_out: { debit: 'stock_variance', credit: 'stock' },
  scrap: { debit: 'write_down', credit: 'stock' },
  ito_dispatch: { debit: 'stock_in_transit', credit: 'stock' },
  ito_receive: { debit: 'stock', credit: 'stock_in_transit' },
  transit_loss: { debit: 'transit_loss', credit: 'stock_in_transit' },
  partner_sale: { debit: 'cost_of_sales', credit: 'stock_in_transit' },
} as const satisfies Record<string, Sides>
export type PostingEvent = keyof typeof postingEvents

const eventNames = Object.keys(postingEvents) as [PostingEvent, ...PostingEvent[]]

export const sampleFields = {
  event: choiceField(eventNames),
  amountMinor: amountField({ min: 1 }),
  storeId: recordField('erp.store').nullable().default(null),
  categoryId: recordField('procure.category').nullable().default(null),
  paymentTypeId: recordField('erp.payment_type').nullable().default(null),
}

/** The journal that an event would post; nothing is saved. Source: docs/guides/accounts.md, Posting rules. */
export const samplePosting = route({
  id: 'accounts.postingRule.sample',
  method: 'POST',
  path: '/accounts/posting-rules/sample',
  page: postingRule.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject(sampleFields),
  output: z.object({
    currency: z.string(),
    lines: z.array(
      z.object({
        role: z.enum(postingRoles),
        /** Null: no posting rule applies, and the posting would be rejected. */
        account: z
          .object({
            id: idOf('accounts.account'),
            code: z.string(),
            name: z.string(),
            /** The posting would be rejected otherwise. */
            isActive: z.boolean(),
          })
          .nullable(),
        /** Units: minor units of the company's currency. */
        debitMinor: z.int(),
        creditMinor: z.int(),
      }),
    ),
  }),
})
export type SamplePosting = OutputOfRoute<typeof samplePosting>
