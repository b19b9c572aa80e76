import { z } from 'zod'
import { conversationRoutes } from '../conversation.ts'
import { choiceField, instantField, integerField, multilineField, shownField, textField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant, Version } from '../values.ts'
import { text } from './device.text.ts'
import { text as menu } from './menu.text.ts'
import { reviewStates } from './offline-review.ts'

export const devicesPage = page({
  module: 'sales',
  path: '/pos/devices/',
  title: text.title,
  menuTitle: menu.till,
  icon: 'device-desktop',
  events: ['export', 'register', { code: 'revoke', risk: 'high' }, { code: 'recover', risk: 'high' }],
  sortOrder: 55,
  pickers: ['sales.till', 'erp.store'],
})

/** How long a device may keep a sale. Units: hours. */
export const mostOfflineHours = 72
/** Sales that a device may keep, and send within that time. */
export const mostOfflineSales = 5000

export const deviceStatuses = ['active', 'revoked'] as const
const id = idOf('sales.device')
const Amount = z.int()
/** Most that a device reports to hold. */
export const mostReported = 1_000_000
const count = integerField({ min: 0, max: mostReported })

/** Browsers of tills that may sell without a network, newest first. */
export const devices = listing({
  module: 'sales',
  thing: 'device',
  page: devicesPage,
  api: '/pos/devices',
  source: 'sales.device_list',
  text,
  fields: {
    name: shownField(),
    tillId: recordField('sales.till'),
    storeId: recordField('erp.store'),
    status: choiceField(deviceStatuses),
    waitingCount: count,
    refusedCount: count,
    /** Its sales that nobody has looked at yet. */
    reviewCount: count,
    waitingSince: instantField().nullable(),
    lastSeenAt: instantField().nullable(),
    registeredAt: instantField(),
    registeredBy: shownField(),
  },
  kept: { version: Version },
  titleField: 'name',
  columns: ['tillId', 'storeId', 'status', 'waitingCount', 'refusedCount', 'reviewCount', 'lastSeenAt'],
  filters: ['tillId', 'storeId', 'status'],
  sort: ['name', 'lastSeenAt', 'registeredAt'],
  defaultSort: ['-registeredAt'],
  storeColumns: ['store_id'],
  search: { fields: ['name'] },
})
export type DeviceRow = OutputOfRoute<typeof devices.routes.list>['items'][number]

export const {
  history: deviceHistory,
  viewers: deviceViewers,
  comment: commentDevice,
} = conversationRoutes({ name: 'sales.device', type: 'sales.device', page: devicesPage, id })

const Device = z.object({
  id,
  version: Version,
  name: z.string(),
  status: z.enum(deviceStatuses),
  tillId: idOf('sales.till'),
  till: z.string(),
  store: z.string(),
  currency: z.string(),
  registeredAt: Instant,
  registeredBy: z.string(),
  lastSeenAt: Instant.nullable(),
  /** As the browser reported last. */
  waitingCount: z.int(),
  refusedCount: z.int(),
  waitingSince: Instant.nullable(),
  revokedAt: Instant.nullable(),
  revokedBy: z.string().nullable(),
  revokeReason: z.string().nullable(),
  /** All sales that it sent later. */
  salesCount: z.int(),
  /** The latest of them, at most 50. */
  sales: z.array(
    z.object({
      id: idOf('sales.sale'),
      number: z.string(),
      /** The device's own count. */
      deviceNumber: z.int(),
      soldAt: Instant,
      receivedAt: Instant,
      grossMinor: Amount,
      /** Its total by the prices of the server when it arrived. */
      expectedMinor: Amount,
      recoveredBy: z.string().nullable(),
      review: z.enum(reviewStates).nullable(),
    }),
  ),
})
export type Device = z.output<typeof Device>

/** A device with the sales that it sent later. */
export const getDevice = route({
  id: 'sales.device.get',
  method: 'GET',
  path: '/pos/devices/{id}',
  page: devicesPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: Device,
})

const stale = [devices.routes.list, devices.routes.selected, getDevice, deviceHistory]

/** Proof that a call comes from the registered browser; made by it, and stored as a hash. */
export const DeviceKey = z
  .string()
  .min(43)
  .max(43)
  .regex(/^[\w-]+$/)

/** What a browser is registered with. */
export const newDevice = { name: textField({ max: 80 }), tillId: recordField('sales.till') }

/** Registers the browser of a till. The same `uid` registers once. */
export const registerDevice = route({
  id: 'sales.device.register',
  method: 'POST',
  path: '/pos/devices',
  page: devicesPage,
  event: 'register',
  writes: true,
  status: 201,
  stale,
  errors: ['not_found'],
  input: z.strictObject({ uid: z.uuid(), key: DeviceKey, ...newDevice }),
  output: z.object({ id, version: Version }),
})

/** The device sells nothing more without the server. What it holds is taken for as long as a device may keep it, and is looked at. */
export const revokeDevice = route({
  id: 'sales.device.revoke',
  method: 'POST',
  path: '/pos/devices/{id}/revoke',
  page: devicesPage,
  event: 'revoke',
  writes: true,
  stale,
  errors: ['not_found', 'stale', 'state_conflict'],
  input: z.strictObject({ id, version: Version, reason: multilineField({ max: 500 }) }),
  output: Device,
})
