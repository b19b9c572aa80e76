import { z } from 'zod'
import { choiceField, dateField, instantField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { ForeignGiven } from './foreign-cash.ts'
import { text as menu } from './menu.text.ts'
import { text } from './receipt.text.ts'
import { reviewReasons, reviewStates } from './offline-review.ts'
import { RefundablePart, returnRefusals } from './return-policy.ts'

export const receiptsPage = page({
  module: 'sales',
  path: '/pos/till-receipts/',
  title: text.title,
  menuTitle: menu.till,
  icon: 'receipt',
  events: ['export', { code: 'send', dependsOn: 'view' }, { code: 'review', dependsOn: 'view' }],
  sortOrder: 30,
  pickers: ['erp.store', 'sales.till', 'crm.customer'],
})

/** Receipts of tills, newest first. */
export const receipts = listing({
  module: 'sales',
  thing: 'sale',
  page: receiptsPage,
  api: '/pos/receipts',
  source: 'sales.receipt_list',
  text,
  fields: {
    number: shownField(),
    kind: choiceField(['sale', 'return']),
    status: choiceField(['completed', 'voided']),
    soldAt: instantField(),
    businessOn: dateField(),
    storeId: recordField('erp.store'),
    tillId: recordField('sales.till'),
    cashier: shownField(),
    customerId: recordField('crm.customer').nullable(),
    payableMinor: amountField({ min: -99_999_999_999_999 }),
    taxMinor: amountField({ min: -99_999_999_999_999 }),
    /** Null: nobody has to look at it. */
    review: choiceField(reviewStates).nullable(),
  },
  titleField: 'number',
  columns: ['kind', 'soldAt', 'storeId', 'cashier', 'customerId', 'payableMinor', 'status'],
  filters: ['kind', 'status', 'storeId', 'tillId', 'review'],
  sort: ['number', 'soldAt', 'businessOn'],
  defaultSort: ['-soldAt'],
  storeColumns: ['store_id'],
  search: { fields: ['number'] },
  isGrowing: true,
  numberTable: 'sales.sale',
})

const Amount = z.int()

/** A voucher or store credit that a receipt issued. */
export const ReceiptVoucher = z.object({
  id: idOf('sales.voucher'),
  kind: z.enum(['gift', 'store_credit']),
  /** The last characters of its code. */
  name: z.string(),
  amountMinor: Amount,
})

/** The return that paid for a sale, with `creditMinor` of what it gives back. */
export const ReturnedFor = z.object({
  id: idOf('sales.sale'),
  number: z.string(),
  grossMinor: Amount,
  payableMinor: Amount,
  creditMinor: Amount,
  vouchers: z.array(ReceiptVoucher),
})

/** A receipt with everything that is printed on it. */
export const getReceipt = route({
  id: 'sales.receipt.get',
  method: 'GET',
  path: '/pos/receipts/{id}',
  page: receiptsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf('sales.sale') }),
  output: z.object({
    id: idOf('sales.sale'),
    uid: z.uuid(),
    number: z.string(),
    kind: z.enum(['sale', 'return']),
    status: z.enum(['completed', 'voided']),
    company: z.string(),
    /** Tax number of the company. */
    taxNo: z.string().nullable(),
    store: z.string(),
    /** Lines of the address of the store, and its phone. */
    address: z.array(z.string()),
    till: z.string(),
    tillId: idOf('sales.till'),
    receiptWidth: z.enum(['58', '80']),
    cashier: z.string().nullable(),
    customer: z.string().nullable(),
    customerId: idOf('crm.customer').nullable(),
    currency: z.string(),
    soldAt: Instant,
    businessOn: BusinessDate,
    /** The session still takes voids. */
    isSessionOpen: z.boolean(),
    taxIncluded: z.boolean(),
    netMinor: Amount,
    taxMinor: Amount,
    grossMinor: Amount,
    roundingMinor: Amount,
    /** Gift vouchers sold with it. */
    voucherMinor: Amount,
    payableMinor: Amount,
    changeMinor: Amount,
    discountMinor: Amount,
    reason: z.string().nullable(),
    note: z.string().nullable(),
    /** Why no tax was charged; null: it was. */
    taxExemption: z.string().nullable(),
    voidReason: z.string().nullable(),
    tillSessionId: idOf('sales.till_session'),
    /** Null: it was sold with the server. */
    offline: z
      .object({
        device: z.string(),
        deviceNumber: z.int(),
        receivedAt: Instant,
        /** Its total by the prices of the server when it arrived. */
        expectedMinor: Amount,
        /** A kit had other components by then than the device sold. */
        areKitsChanged: z.boolean(),
        recoveredBy: z.string().nullable(),
        /** By the clock of the device. */
        deviceSoldAt: Instant,
        /** Why a person looks at it. */
        reasons: z.array(z.enum(reviewReasons)),
        review: z.enum(reviewStates).nullable(),
        reviewedBy: z.string().nullable(),
        reviewNote: z.string().nullable(),
      })
      .nullable(),
    /** What a second person allowed. */
    approvals: z.array(
      z.object({
        kind: z.enum(['discount', 'price_override', 'refund', 'refund_tender', 'return_policy', 'unreceipted', 'void']),
        approvedBy: z.string(),
      }),
    ),
    original: z.object({ id: idOf('sales.sale'), number: z.string() }).nullable(),
    returns: z.array(z.object({ id: idOf('sales.sale'), number: z.string() })),
    /** Of a sale by exchange. */
    returned: ReturnedFor.nullable(),
    /** Of a return by exchange: the sale that it paid for. */
    exchangedFor: z.object({ id: idOf('sales.sale'), number: z.string() }).nullable(),
    lines: z.array(
      z.object({
        lineNo: z.int(),
        variantId: idOf('procure.variant'),
        sku: z.string(),
        name: z.string(),
        options: z.string(),
        quantity: z.number(),
        unitMinor: Amount,
        discountMinor: Amount,
        grossMinor: Amount,
        netMinor: Amount,
        taxMinor: Amount,
        note: z.string().nullable(),
        /** Of the kit that it is a component of; null: it was sold as itself. */
        kitNo: z.int().nullable(),
        /** What one kit takes of it. */
        kitQuantity: z.number().nullable(),
        /** Of a return: the name of the kit that it was a component of. */
        ofKit: z.string().nullable(),
        returnedQuantity: z.number(),
        returnedGrossMinor: Amount,
        /** Last day on which it comes back; null: no limit. */
        returnUntil: BusinessDate.nullable(),
        /** Why it needs an approval to come back today; null: it does not. */
        returnRefusal: z.enum(returnRefusals).nullable(),
        /** Serial numbers of the pieces. */
        serials: z.array(z.string()),
        /** Those that have not come back. */
        returnable: z.array(z.string()),
      }),
    ),
    /** Kits and bundles of a sale: the sums of their components, which are lines of their own. */
    kits: z.array(
      z.object({
        kitNo: z.int(),
        variantId: idOf('procure.variant'),
        sku: z.string(),
        name: z.string(),
        options: z.string(),
        quantity: z.int(),
        unitMinor: Amount,
        discountMinor: Amount,
        grossMinor: Amount,
        netMinor: Amount,
        note: z.string().nullable(),
      }),
    ),
    /** Vouchers and store credit that it issued. */
    vouchers: z.array(ReceiptVoucher),
    /** What promotions took off, by promotion. */
    promotions: z.array(z.object({ name: z.string(), coupon: z.string().nullable(), amountMinor: Amount })),
    taxes: z.array(z.object({ code: z.string(), name: z.string(), taxableMinor: Amount, taxMinor: Amount })),
    /** Of a sale. */
    refundable: z.array(RefundablePart),
    tenders: z.array(
      z.object({
        paymentTypeId: idOf('erp.payment_type'),
        name: z.string(),
        tenderedMinor: Amount,
        changeMinor: Amount,
        reference: z.string().nullable(),
        /** Null: it was in the currency of the receipt. */
        foreign: ForeignGiven.nullable(),
      }),
    ),
  }),
})
export type Receipt = OutputOfRoute<typeof getReceipt>
