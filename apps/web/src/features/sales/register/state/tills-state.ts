import { completeSale, RegisterCoupon, RegisterItem } from '@countinghouse/contract/sales/register'
import { QuotedLine } from '@countinghouse/contract/sales/register-quote'
import { completeReturn } from '@countinghouse/contract/sales/register-return'
import { RefundablePart, returnRefusals } from '@countinghouse/contract/sales/return-policy'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { z } from 'zod'
import type { CartLine } from '../../../../app/session/client-state.ts'

/** Key of what this browser keeps of its tills; the lines of the open cart are in the client state. */
export const tillsKey = 'countinghouse.tills'

/** A payment as it was entered. Units: minor units of the currency of the register. */
const EnteredTender = z.object({
  key: z.string(),
  paymentTypeId: z.int(),
  /** Of cash of another currency its value. */
  tenderedMinor: z.int().positive(),
  /** What was given of another currency, in its minor units; null: it is in that of the register. */
  currencyMinor: z.int().nullable().default(null),
  reference: z.string(),
  /** At the card terminal; null: it was paid in another way. `card`: brand and last four digits. */
  terminal: z
    .object({ uid: z.uuid(), status: z.enum(['waiting', 'unknown', 'approved']), card: z.string().nullable() })
    .nullable()
    .default(null),
})
export type EnteredTender = z.output<typeof EnteredTender>

const Payment = z.object({ uid: z.uuid(), tenders: EnteredTender.array() })

/** Goods that come back for others. */
const SheetExchange = z.object({
  uid: z.uuid(),
  /** The receipt that they were sold with. */
  receiptId: z.int(),
  number: z.string(),
  reason: z.string(),
  lines: z.array(
    z.object({
      lineNo: z.int(),
      quantity: z.number(),
      isRestocked: z.boolean(),
      serialNos: z.string().array(),
    }),
  ),
  /** What they are worth. Units: minor units. */
  grossMinor: z.int(),
  refundable: RefundablePart.extend({ isBound: z.boolean().default(false) }).array(),
  /** Payment types of the receipt. */
  paidTypeIds: z.int().array(),
  /** What is outside the return policy. */
  refused: z.array(
    z.object({
      variantId: z.int(),
      name: z.string(),
      returnUntil: z.string().nullable(),
      returnRefusal: z.enum(returnRefusals),
    }),
  ),
})
export type SheetExchange = z.output<typeof SheetExchange>

/** A printed gift card: its code, and its last characters as a name. */
const GiftCard = z.object({ code: z.string(), name: z.string() })

/** What belongs to a cart beside its lines, by variant id. */
const Sheet = Payment.extend({
  items: z.record(z.string(), RegisterItem),
  /** The payments are refunds. */
  isRefund: z.boolean().default(false),
  /** Units: parts per million. */
  discounts: z.record(z.string(), z.int()),
  /** Prices in place of those of the price list. Units: minor units. */
  prices: z.record(z.string(), z.int()),
  /** Serial numbers of the pieces in their order; empty where one is still to be entered. */
  serials: z.record(z.string(), z.string().array()).default({}),
  /** Of the total. Units: parts per million. */
  discountPpm: z.int(),
  customerId: z.int().nullable(),
  coupons: RegisterCoupon.array(),
  /** That is sold at its prices; null: none. */
  quote: z.object({ id: z.int(), number: z.string(), lines: QuotedLine.array() }).nullable().default(null),
  /** Of the receipt. */
  note: z.string().default(''),
  /** Of lines, by variant id. */
  notes: z.record(z.string(), z.string()).default({}),
  /** Goods that come back and pay for these; null: none. */
  exchange: SheetExchange.nullable().default(null),
  /** Gift vouchers that are sold, on a printed card or not. A number is the amount alone, as carts had it before there were cards. */
  vouchers: z
    .array(
      z.union([
        z.object({ amountMinor: z.int(), card: GiftCard.nullable() }),
        z.int().transform((amountMinor) => ({ amountMinor, card: null })),
      ]),
    )
    .default([]),
  /** A card whose amount is still to be entered. */
  giftCard: GiftCard.nullable().default(null),
  /** Lines in the order in which they were last scanned. */
  order: z.array(z.int()),
  /** Of the return, if these goods come back without a receipt. */
  returnUid: z.uuid().default(() => crypto.randomUUID()),
  /** The line that was changed last. */
  lastId: z.int().nullable(),
  /** Sent without an answer; nothing changes until it is sent again and answered. */
  sent: (completeSale.input as unknown as z.ZodType<InputOfRoute<typeof completeSale>>).nullable(),
})
export type Sheet = z.output<typeof Sheet>

/** What goes back of a receipt. */
const ReturnDraft = Payment.extend({
  /** Quantities by line number. */
  quantities: z.record(z.string(), z.number()),
  /** Serial numbers that come back, by line number. */
  serials: z.record(z.string(), z.string().array()).default({}),
  /** Lines that do not go back to stock. */
  unstocked: z.array(z.int()),
  reason: z.string(),
  sent: (completeReturn.input as unknown as z.ZodType<InputOfRoute<typeof completeReturn>>).nullable(),
})
export type ReturnDraft = z.output<typeof ReturnDraft>

const Parked = z.object({
  sheet: Sheet,
  lines: z.array(z.object({ id: z.int(), quantity: z.int() })),
  parkedAt: z.string(),
})
export type Parked = z.output<typeof Parked>

const Tills = z.object({
  /** Company and till of the open cart; null: none yet. */
  active: z.string().nullable(),
  /** Till of this device by company. */
  chosen: z.record(z.string(), z.int()),
  sheet: Sheet,
  /** By company and till. */
  parked: z.record(z.string(), Parked.array()),
  /** By receipt id. */
  returns: z.record(z.string(), ReturnDraft),
})
export type Tills = z.output<typeof Tills>

export function emptySheet(): Sheet {
  return {
    uid: crypto.randomUUID(),
    returnUid: crypto.randomUUID(),
    tenders: [],
    isRefund: false,
    items: {},
    discounts: {},
    prices: {},
    serials: {},
    discountPpm: 0,
    customerId: null,
    coupons: [],
    quote: null,
    exchange: null,
    note: '',
    notes: {},
    vouchers: [],
    giftCard: null,
    order: [],
    lastId: null,
    sent: null,
  }
}

export function emptyReturn(): ReturnDraft {
  return { uid: crypto.randomUUID(), tenders: [], quantities: {}, serials: {}, unstocked: [], reason: '', sent: null }
}

/** Parses what is stored; a part that is not understood is as if it had never been. */
export function parseTills(stored: string | null): Tills {
  const given = recordOf(stored)
  const part = <T>(schema: z.ZodType<T>, value: unknown, otherwise: T): T => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : otherwise
  }
  return {
    active: part(z.string().nullable(), given['active'], null),
    chosen: part(z.record(z.string(), z.int()), given['chosen'], {}),
    sheet: part(Sheet, given['sheet'], emptySheet()),
    parked: part(z.record(z.string(), Parked.array()), given['parked'], {}),
    returns: part(z.record(z.string(), ReturnDraft), given['returns'], {}),
  }
}

function recordOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const given: unknown = JSON.parse(stored ?? '{}')
    return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export type Cart = { readonly tills: Tills; readonly lines: readonly CartLine[] }

/** The cart with its sheet put aside under its till, and an empty one in its place. A cart without anything to sell or to exchange leaves nothing behind. */
export function parkCart({ tills, lines }: Cart, parkedAt: string): Cart {
  const key = tills.active
  const { vouchers, exchange } = tills.sheet
  if (key === null || (lines.length + vouchers.length === 0 && exchange === null))
    return { tills: { ...tills, sheet: emptySheet() }, lines: [] }
  const parked = [...(tills.parked[key] ?? []), { sheet: tills.sheet, lines: [...lines], parkedAt }]
  return { tills: { ...tills, sheet: emptySheet(), parked: { ...tills.parked, [key]: parked } }, lines: [] }
}

/** Opens a till: a cart of another till, or one whose goods are not known, is put aside or dropped. */
export function enterTill({ tills, lines }: Cart, key: string, at: string): Cart {
  const known = lines.filter(({ id }) => tills.sheet.items[id] !== undefined)
  if (tills.active === key) return { tills, lines: known }
  const left = parkCart({ tills, lines: known }, at)
  return { ...left, tills: { ...left.tills, active: key } }
}

/** A parked cart in place of the open one, which is parked. */
export function recallCart({ tills, lines }: Cart, index: number, at: string): Cart {
  const key = tills.active ?? ''
  const recalled = tills.parked[key]?.[index]
  if (recalled === undefined) return { tills, lines }
  const others = (tills.parked[key] ?? []).filter((_, place) => place !== index)
  const left = parkCart({ tills: { ...tills, parked: { ...tills.parked, [key]: others } }, lines }, at)
  return { tills: { ...left.tills, sheet: recalled.sheet }, lines: recalled.lines }
}
