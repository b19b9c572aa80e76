import { z } from 'zod'
import { amountField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { mostComponents } from '../procure/virtual-kinds.ts'
import { DeviceKey, deviceStatuses, devices, getDevice, mostReported } from './device.ts'
import {
  CompletedSale,
  ReceiptNote,
  RegisterItem,
  registerPage,
  SaleLine,
  staleByReceipts,
  Tender,
} from './register.ts'
import { KitComponent } from './register-kit.ts'
import { mostLines } from './register-lines.ts'

const id = idOf('sales.device')

/** Kinds of payment that need nobody's answer. */
export const offlineTenderKinds = ['cash', 'card_manual'] as const

/** Goods of an answer of `heldItems`. */
export const mostHeldItems = 500

/** A product with the codes it is found by. */
export const HeldItem = RegisterItem.extend({
  codes: z.array(z.object({ code: z.string(), packQuantity: z.number() })),
})
export type HeldItem = z.output<typeof HeldItem>

/** All goods that a store sells, in steps, for a browser that holds them. Quantity breaks are not part of it. */
export const heldItems = route({
  id: 'sales.register.held_items',
  method: 'GET',
  path: '/pos/items',
  page: registerPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ storeId: idOf('erp.store'), after: z.int().min(0).default(0) }),
  /** `next`: the `after` of the next step; null: it was the last. */
  output: z.object({ items: z.array(HeldItem), next: z.int().nullable() }),
})

/** What a browser holds back, so that it is seen before it arrives. */
export const reportDevice = route({
  id: 'sales.device.report',
  method: 'POST',
  path: '/pos/devices/{id}/report',
  page: registerPage,
  event: 'sell',
  writes: true,
  // The latest report is the one that counts.
  idempotent: 'no',
  stale: [devices.routes.list, devices.routes.selected, getDevice],
  errors: ['not_found'],
  input: z.strictObject({
    id,
    key: DeviceKey,
    waitingCount: z.int().min(0).max(mostReported),
    refusedCount: z.int().min(0).max(mostReported),
    /** Of the oldest that waits. */
    waitingSince: Instant.nullable(),
  }),
  output: z.object({ status: z.enum(deviceStatuses), name: z.string(), tillId: idOf('sales.till') }),
})

/** Sales of a set, and their lines together. */
export const mostSentAtOnce = 50
export const mostLinesAtOnce = 500

/** What the device held of the tax of goods; null: an earlier version kept the sale. */
const held = {
  taxCodeId: idOf('accounts.tax_code').nullable().default(null),
  taxIncluded: z.boolean().nullable().default(null),
}

const OfflineLine = SaleLine.extend({
  ...held,
  /** What the customer paid for it; null: an earlier version kept the sale. Units: minor units. */
  grossMinor: amountField().nullable().default(null),
  /** The price that the device held. Units: minor units. */
  unitMinor: amountField(),
  /** All that was taken off the line. Units: minor units. */
  discountMinor: amountField(),
  /** Of a kit as the device sold it, with the prices by which it split that of the kit. Units: minor units of a stock unit. */
  components: z
    .array(KitComponent.extend({ unitMinor: amountField(), taxCodeId: held.taxCodeId }))
    .max(mostComponents)
    .default([]),
})

export const KeptSale = z.strictObject({
  uid: z.uuid(),
  /** Counted by the device. */
  deviceNumber: z.int().min(1).max(1_000_000_000),
  cashierId: idOf('erp.app_user'),
  tillSessionId: idOf('sales.till_session'),
  customerId: idOf('crm.customer').nullable().default(null),
  /** By the clock of the device. */
  soldAt: Instant,
  lines: z.array(OfflineLine).min(1).max(mostLines),
  /** Of the sum after discounts of the lines. Units: parts per million. */
  discountPpm: z.int().min(0).max(1_000_000).default(0),
  note: ReceiptNote,
  grossMinor: amountField(),
  /** As the device calculated it; null: an earlier version kept the sale. */
  taxMinor: amountField().nullable().default(null),
  /** It was sold without tax, since the device knew the customer as exempt. */
  isTaxFree: z.boolean().default(false),
  tenders: z.array(Tender).max(10),
})
export const deviceProof = {
  id,
  key: DeviceKey,
  /** By the clock of the device, so that the server sees how far it is off; null: it is taken as right. */
  sentAt: Instant.nullable().default(null),
}

/** What shows sales of devices. */
export const staleByOfflineSales = [...staleByReceipts, devices.routes.list, devices.routes.selected, getDevice]

/**
 * Records sales that a device made without a network, at what their customers paid, in its order. Each sale has its answer: one that is refused lets the others pass, and a set whose answer
 * was lost is sent again, also cut otherwise.
 */
export const sendOfflineSales = route({
  method: 'POST',
  id: 'sales.device.sell_set',
  path: '/pos/devices/{id}/sale-sets',
  page: registerPage,
  event: 'sell',
  writes: true,
  stale: staleByOfflineSales,
  errors: ['not_found'],
  input: z.strictObject({ ...deviceProof, sales: z.array(KeptSale).min(1).max(mostSentAtOnce) }),
  output: z.object({
    /** Whether it may go on selling. */
    status: z.enum(deviceStatuses),
    /** In the order of the sales. */
    answers: z.array(
      z.object({
        uid: z.uuid(),
        sale: CompletedSale.nullable(),
        /** Null: it is recorded. */
        refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
  }),
})
