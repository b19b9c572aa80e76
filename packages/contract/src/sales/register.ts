import { z } from 'zod'
import { textField } from '../fields.ts'
import { page } from '../page.ts'
import { amountField, quantityField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { OfferedType } from './payment-choice.ts'
import { RegisterPromotion } from './register-promotion.ts'
import { KitComponents, RegisterKit, RegisterRate, TaxFreeCode } from './register-kit.ts'
import { getReceipt, receipts, ReceiptVoucher, ReturnedFor } from './receipt.ts'
import { mostLines, ReturnedLines, ReturnReason, SerialNos } from './register-lines.ts'
import { text } from './register.text.ts'
import { getSession, tillSessions } from './till-session.ts'
import { getVoucher, vouchers } from './voucher.ts'

export const registerPage = page({
  module: 'sales',
  path: '/pos/register/',
  title: text.title,
  menuTitle: menu.till,
  icon: 'shopping-cart',
  events: [
    'sell',
    'enrol',
    { code: 'return', risk: 'medium' },
    { code: 'return_unreceipted', risk: 'high', dependsOn: 'return' },
    { code: 'return_policy', risk: 'high', dependsOn: 'return' },
    { code: 'void', risk: 'high' },
    { code: 'price_override', risk: 'high' },
  ],
  sortOrder: 10,
  pickers: ['crm.customer'],
})

const Amount = z.int()
const variantId = idOf('procure.variant')
const storeId = idOf('erp.store')
const Ppm = z.int().min(0).max(1_000_000)

const TillChoice = z.object({
  id: idOf('sales.till'),
  code: z.string(),
  name: z.string(),
  storeId,
  store: z.string(),
  /** IANA name, of the store. */
  timezone: z.string(),
  defaultFloatMinor: Amount,
  receiptWidth: z.enum(['58', '80']),
  /** Its card terminal takes payments: a provider is configured and the till names its terminal. */
  hasTerminal: z.boolean().default(false),
  /** Null: no session is open. */
  session: z
    .object({ id: idOf('sales.till_session'), name: z.string(), status: z.string(), openedBy: z.string() })
    .nullable(),
  paymentTypes: z.array(OfferedType),
  /** The store has a payment type of the kind exchange. */
  allowsExchange: z.boolean(),
})

/** Tills of the caller's stores with what the register needs to sell. */
export const getRegister = route({
  id: 'sales.register.get',
  method: 'GET',
  path: '/pos/bootstrap',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: [],
  input: z.strictObject({}),
  output: z.object({
    currency: z.string(),
    /** Most that the caller's role may take off; null: no limit. Units: parts per million. */
    mostDiscountPpm: Amount.nullable(),
    /** Most that the caller's role may refund; null: no limit. Units: minor units. */
    mostRefundMinor: Amount.nullable(),
    tills: z.array(TillChoice),
  }),
})
export type Register = OutputOfRoute<typeof getRegister>
export type TillChoice = z.output<typeof TillChoice>
export type PaymentChoice = z.output<typeof OfferedType>

/** A product as the register sells it: all that totals are calculated from. */
export const RegisterItem = z.object({
  variantId,
  sku: z.string(),
  name: z.string(),
  /** Colour and size; empty for a product without variants. */
  options: z.string(),
  unit: z.string(),
  /** Pieces of the scanned pack. */
  packQuantity: z.number(),
  /** Selling price of a stock unit. Units: minor units of the currency of the register. */
  unitMinor: Amount,
  taxIncluded: z.boolean(),
  taxCodeId: idOf('accounts.tax_code'),
  rates: z.array(RegisterRate),
  taxFreeCodeId: TaxFreeCode,
  productId: idOf('procure.product'),
  brandId: idOf('procure.brand').nullable(),
  /** Its category and those above it. */
  categoryIds: z.array(z.int()),
  /** Each piece is sold by its serial number. */
  isSerial: z.boolean().default(false),
  /** Of the piece, where its serial number was scanned. */
  serialNo: z.string().nullable().default(null),
  /** Available in the store; null for products without stock. */
  available: z.number().nullable(),
  /** Null: it is sold as itself. */
  kit: RegisterKit.nullable().default(null),
})
export type RegisterItem = z.output<typeof RegisterItem>

/** Coupons of a receipt. */
export const mostCoupons = 5
const couponCode = textField({ max: 40 })

/** Promotions that apply in a store today without a coupon, to all customers. */
export const getPromotions = route({
  id: 'sales.register.promotions',
  method: 'GET',
  path: '/pos/promotions',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId }),
  output: z.object({ promotions: z.array(RegisterPromotion) }),
})
export type RegisterPromotion = OutputOfRoute<typeof getPromotions>['promotions'][number]

/** Those that apply besides, for the segments that a customer is in. */
export const getCustomerPromotions = route({
  id: 'sales.register.customerPromotions',
  method: 'GET',
  path: '/pos/customer-promotions',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId, customerId: idOf('crm.customer') }),
  output: z.object({ promotions: z.array(RegisterPromotion) }),
})

/** The promotion of a coupon in a store today; one of segments needs a customer of theirs. */
export const lookUpCoupon = route({
  id: 'sales.register.coupon',
  method: 'GET',
  path: '/pos/coupon',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found', 'sales.coupon_invalid', 'sales.coupon_used_up'],
  input: z.strictObject({ storeId, code: couponCode, customerId: idOf('crm.customer').optional() }),
  output: z.object({ couponId: idOf('sales.coupon'), code: z.string(), promotion: RegisterPromotion }),
})
export const RegisterCoupon = z.object({ couponId: z.int(), code: z.string(), promotion: RegisterPromotion })
export type RegisterCoupon = z.output<typeof RegisterCoupon>

/** Gift vouchers of a receipt. */
export const mostVouchers = 10
const VoucherAmount = amountField({ min: 1, max: 100_000_000 })

/** What the points of a customer pay at the register today; null: the company gives no points and the customer has none. */
export const lookUpPoints = route({
  id: 'sales.register.points',
  method: 'GET',
  path: '/pos/points',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId, customerId: idOf('crm.customer') }),
  output: z.object({
    points: z
      .object({
        balance: z.int(),
        /** Of points that have not expired. Units: minor units. */
        valueMinor: z.int(),
        leastMinor: z.int(),
        /** Largest share of the goods. Units: parts per million. */
        mostPpm: z.int(),
        /** Of the customer. */
        tier: z.string().nullable(),
      })
      .nullable(),
  }),
})

/** Longest notes of a receipt and of a line. */
export const mostNote = 500
export const mostLineNote = 200
export const ReceiptNote = textField({ max: mostNote }).nullable().default(null)

export const SaleLine = z.strictObject({
  variantId,
  quantity: quantityField(),
  /** One for each piece of goods with serial numbers; ignored for others. */
  serialNos: SerialNos,
  /** Of a kit or bundle; ignored for others. */
  components: KitComponents,
  /** Of the line. Units: parts per million. */
  discountPpm: Ppm.default(0),
  /** Price in place of the price list's; requires its permission. Units: minor units. */
  overrideMinor: amountField().nullable().default(null),
  /** Printed below the line. */
  note: textField({ max: mostLineNote }).nullable().default(null),
})

export const Tender = z.strictObject({
  paymentTypeId: idOf('erp.payment_type'),
  /** Of cash of another currency its value at the rate. */
  tenderedMinor: amountField({ min: 1 }),
  changeMinor: amountField().default(0),
  /** What was given, of cash of another currency; else null. Units: minor units of the payment type's currency. */
  currencyMinor: amountField({ min: 1 }).nullable().default(null),
  /** Of the approved payment at the card terminal; of other payments null. */
  terminalUid: z.uuid().nullable().default(null),
  /** Of vouchers and store credit their code. */
  reference: textField({ max: 80 }).nullable().default(null),
})
export type TenderInput = z.output<typeof Tender>

/** Errors of sales and returns alike. */
export const receiptErrors = [
  'not_found',
  'sales.session_not_open',
  'sales.amount_too_large',
  'sales.total_mismatch',
  'sales.tender_not_enough',
  'sales.tender_exceeds_due',
  'sales.change_only_cash',
  'sales.tender_not_offered',
  'sales.tender_below_min',
  'sales.tender_above_max',
  'sales.customer_required',
  'sales.refund_same_type',
  'sales.foreign_amount',
  'sales.rate_changed',
  'accounts.rate_missing',
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.unknown_account',
  'sales.account_customer',
  'inventory.location_blocked',
  'inventory.lot_held',
  'inventory.serial_present',
  'inventory.reserved_in_pick',
  'sales.serial_required',
  'sales.voucher_unknown',
  'sales.voucher_throttled',
  'sales.voucher_unusable',
  'sales.voucher_short',
  'sales.gift_card_unknown',
  'sales.gift_card_sold',
  'sales.gift_card_blocked',
  'sales.gift_card_amount',
  'payments.terminal_not_approved',
  'payments.terminal_refund_exceeds',
] as const

/** Calls whose answers a receipt changes. */
export const staleByReceipts = [
  receipts.routes.list,
  receipts.routes.selected,
  getReceipt,
  tillSessions.routes.list,
  tillSessions.routes.selected,
  getSession,
  vouchers.routes.list,
  vouchers.routes.selected,
  getVoucher,
  lookUpPoints,
  getCustomerPromotions,
]

export const CompletedSale = z.object({
  id: idOf('sales.sale'),
  uid: z.uuid(),
  number: z.string(),
  grossMinor: Amount,
  payableMinor: Amount,
  changeMinor: Amount,
  soldAt: Instant,
  /** What it issued; the codes are read by `getVoucherCodes`. */
  vouchers: z.array(ReceiptVoucher),
  /** Null: it was no exchange. */
  returned: ReturnedFor.nullable(),
})

/**
 * Completes a sale: receipt, tenders, drawer, stock and journal together or not at all. The server prices and taxes the lines;
 * `grossMinor` is what the cashier saw. The same `uid` answers the same receipt. Throws: limit_exceeded above the discount limit of the role,
 * forbidden for changed prices without their permission, and what a return throws for the goods of an exchange, unless a second person
 * approved it (`approveAtTill`).
 */
export const completeSale = route({
  id: 'sales.sale.complete',
  method: 'POST',
  path: '/pos/sales',
  page: registerPage,
  event: 'sell',
  writes: true,
  stale: staleByReceipts,
  errors: [
    ...receiptErrors,
    'limit_exceeded',
    'inventory.insufficient_stock',
    'sales.serial_unknown',
    'sales.serial_not_here',
    'sales.price_missing',
    'sales.tax_missing',
    'sales.not_sellable',
    'sales.kit_not_sold',
    'sales.kit_components',
    'sales.too_many_components',
    'sales.coupon_invalid',
    'sales.coupon_used_up',
    'sales.promotion_used_up',
    'sales.quote_closed',
    'sales.quote_expired',
    'sales.quote_unfit',
    'sales.points_short',
    'sales.no_account',
    'sales.account_exceeded',
    'sales.member_stopped',
    'sales.member_suspended',
    'sales.member_overdue',
    'sales.reference_required',
    'sales.points_customer',
    'sales.points_share',
    'sales.points_least',
    'sales.exchange_not_offered',
    'sales.not_charged',
    'sales.return_quantity',
    'sales.return_refused',
    'sales.refund_beyond_paid',
    'sales.reason_required',
  ],
  input: z.strictObject({
    uid: z.uuid(),
    tillSessionId: idOf('sales.till_session'),
    customerId: idOf('crm.customer').nullable().default(null),
    soldAt: Instant,
    /** Empty in a receipt of gift vouchers alone. */
    lines: z.array(SaleLine).max(mostLines),
    /** Gift vouchers that are sold, added to what is payable. `code`: of the printed gift card; null: a new code, read by `getVoucherCodes`. */
    vouchers: z
      .array(z.strictObject({ amountMinor: VoucherAmount, code: textField({ max: 40 }).nullable().default(null) }))
      .max(mostVouchers)
      .default([]),
    /** Of the sum after discounts of the lines. */
    discountPpm: Ppm.default(0),
    coupons: z.array(couponCode).max(mostCoupons).default([]),
    /** When the cart was priced, which decides about promotions of certain hours for 15 minutes; null: now. */
    pricedAt: Instant.nullable().default(null),
    /** The quote that it sells at its prices, to its customer; null: none. */
    quoteId: idOf('sales.quote').nullable().default(null),
    /** Printed on the receipt. */
    note: ReceiptNote,
    /** Goods that come back and pay for it, on a receipt of their own; `tenders` settle the difference, either way. */
    exchange: z
      .strictObject({
        uid: z.uuid(),
        originalSaleId: idOf('sales.sale'),
        reason: ReturnReason,
        lines: ReturnedLines,
      })
      .nullable()
      .default(null),
    grossMinor: amountField(),
    tenders: z.array(Tender).max(10),
  }),
  output: CompletedSale,
})
export type CompleteSale = OutputOfRoute<typeof completeSale>
