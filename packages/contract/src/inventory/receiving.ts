import { z } from 'zod'
import type { Document } from '../document.ts'
import type { ErrorCode } from '../errors.ts'
import { textField } from '../fields.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { receiptNumbers } from './receipt-numbers.ts'

/** `rejected`: undamaged, but refused. */
export const receiptConditions = ['good', 'damaged', 'rejected'] as const
export type ReceiptCondition = (typeof receiptConditions)[number]
type Conditions = readonly [ReceiptCondition, ...ReceiptCondition[]]

/** What all documents that are received by counting declare alike; all receipts share one table and one number series. */
export const receivingDocument = {
  isEntered: false,
  menuTitle: menu.receiving,
  numbers: receiptNumbers,
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'posted', 'closed', 'cancelled'],
  events: ['create'],
} as const

/** Transitions of a document that is received by counting. `errors`: what posting may be refused with. */
export function receivingTransitions(errors: readonly ErrorCode[]) {
  const from = ['draft', 'posted']
  return {
    finish: { from, to: ['closed'], event: 'post', isNext: true, errors },
    post: { from, to: ['posted'], event: 'post', errors: [...errors, 'inventory.nothing_counted' as const] },
    cancel: { from: ['draft'], to: ['cancelled'], event: 'create' },
  }
}

const Quantity = z.number()

const CountedLine = z.object({
  /** Null for goods that no line expects. */
  lineNo: z.int().nullable(),
  variantId: idOf('procure.variant'),
  sku: z.string(),
  name: z.string(),
  isTracked: z.boolean(),
  lotNo: z.string().nullable(),
  expected: Quantity,
  /** Pieces of a carton, where they were announced. */
  caseQuantity: Quantity.nullable(),
  good: Quantity,
  damaged: Quantity,
  rejected: Quantity,
  /** Quantity already posted to stock. */
  posted: Quantity,
})
export type CountedLine = z.output<typeof CountedLine>

/** A scanned code, or one entered with a quantity; a negative quantity removes. */
function scanSchema(conditions: Conditions) {
  return z.strictObject({
    /** Created by the device, so that a repeated scan is recorded once. */
    uid: z.uuid(),
    code: textField({ max: 60 }),
    quantity: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.0001),
    condition: z.enum(conditions),
    /** Ignored where goods are not counted by lot or serial number. */
    lotNo: textField({ max: 60 }).nullable().default(null),
    /** Of the label; counts before the lot for goods with serial numbers. */
    serialNo: textField({ max: 60 }).nullable().default(null),
    expiresOn: BusinessDate.nullable().default(null),
    /** Rejection reason. */
    note: textField({ max: 500 }).nullable().default(null),
  })
}
export type ReceiptScan = z.input<ReturnType<typeof scanSchema>>

type Counting = {
  readonly conditions: Conditions
  /** What starting to count may be refused with. */
  readonly errors?: readonly ErrorCode[]
}

/** The calls that count a receipt: expected, counted (by all users) and posted quantities, and the scans. */
export function countRoutes({ module, thing, page, entity, routes }: Document, { conditions, errors = [] }: Counting) {
  const id = idOf(entity)
  const count = route({
    id: `${module}.${thing}.count`,
    method: 'GET',
    path: `${routes.get.path}/count`,
    page,
    event: 'view',
    writes: false,
    input: z.strictObject({ id }),
    output: z.object({ lines: z.array(CountedLine) }),
    errors: ['not_found'],
  })
  /** Records scans; each has its own result, so a wrong code does not stop the others. */
  const scan = route({
    id: `${module}.${thing}.scan`,
    method: 'POST',
    path: `${routes.get.path}/scans`,
    page,
    event: 'create',
    writes: true,
    stale: [count],
    input: z.strictObject({ id, scans: z.array(scanSchema(conditions)).min(1).max(50) }),
    output: z.object({ answers: z.array(z.object({ uid: z.uuid(), refusal: z.string().nullable() })) }),
    errors: ['not_found', 'state_conflict', 'duplicate', ...errors],
  })
  return { count, scan }
}
export type CountRoutes = ReturnType<typeof countRoutes>
