import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { registerPage } from './register.ts'
import { mostLines } from './register-lines.ts'

export const approvalKinds = [
  'discount',
  'price_override',
  'refund',
  'refund_tender',
  'return_policy',
  'unreceipted',
  'void',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

const value = z.int().min(0).max(99_999_999_999_999)

/**
 * Something of a receipt that a person may not decide alone. `value`: the highest discount in parts per million; the price, refund or
 * return in minor units, or what is refunded by other payments than the receipt was paid with. `return_policy`: goods that come back late
 * or never.
 */
export const ApprovalNeed = z.union([
  z.strictObject({ kind: z.enum(['discount', 'refund', 'refund_tender', 'unreceipted']), value }),
  z.strictObject({ kind: z.literal('price_override'), variantId: idOf('procure.variant'), value }),
  z.strictObject({ kind: z.literal('return_policy'), variantId: idOf('procure.variant') }),
  z.strictObject({ kind: z.literal('void') }),
])
export type ApprovalNeed = z.output<typeof ApprovalNeed>

/** As it is kept: null of what a kind has none of. */
export function partsOf(need: ApprovalNeed): { readonly variantId: number | null; readonly value: number | null } {
  return {
    variantId: 'variantId' in need ? need.variantId : null,
    value: 'value' in need ? need.value : null,
  }
}

const needs = z
  .array(ApprovalNeed)
  .min(1)
  .max(mostLines + 1)

type PricedCart = {
  /** Units: parts per million. */
  readonly discountPpm: number
  readonly lines: readonly {
    readonly variantId: number
    readonly discountPpm: number
    readonly overrideMinor: number | null
  }[]
}

/** What a cart would need an approval for, whoever sells it. */
export function needsOfCart({ discountPpm, lines }: PricedCart): ApprovalNeed[] {
  const most = Math.max(discountPpm, ...lines.map((line) => line.discountPpm))
  return [
    ...(most > 0 ? [{ kind: 'discount' as const, value: most }] : []),
    ...lines.flatMap(({ variantId, overrideMinor }) =>
      overrideMinor === null ? [] : [{ kind: 'price_override' as const, variantId, value: overrideMinor }],
    ),
  ]
}

/** Colleagues with a PIN who may decide all of it in the store of the session, except the caller. */
export const findApprovers = route({
  id: 'sales.register.approvers',
  method: 'POST',
  path: '/pos/approvers',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ tillSessionId: idOf('sales.till_session'), needs }),
  output: z.object({ approvers: z.array(z.object({ id: idOf('erp.app_user'), name: z.string() })) }),
})
export type Approver = OutputOfRoute<typeof findApprovers>['approvers'][number]

/**
 * A second person allows it by PIN, for one receipt and 15 minutes. Five wrong PINs leave that person's PIN unusable for 15 minutes.
 * `receiptUid`: of the receipt that is to be completed or voided.
 */
export const approveAtTill = route({
  id: 'sales.register.approve',
  method: 'POST',
  path: '/pos/approvals',
  page: registerPage,
  event: 'view',
  writes: true,
  idempotent: 'no',
  errors: ['not_found', 'sales.approver_not_allowed', 'sales.pin_wrong', 'sales.pin_held'],
  input: z.strictObject({
    tillSessionId: idOf('sales.till_session'),
    receiptUid: z.uuid(),
    approverId: idOf('erp.app_user'),
    pin: z.string().regex(/^\d{4,8}$/),
    needs,
  }),
  output: z.object({ approvedBy: z.string() }),
})
