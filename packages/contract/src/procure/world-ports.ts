import { z } from 'zod'
import { referenceField } from '../fields.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { portCode, shippingPort } from './shipping-port.ts'
import { text } from './world-ports.text.ts'

/** Source: docs/guides/procure.md, Countries, origins and ports. */
export const worldPortsPage = page({
  module: 'procure',
  path: '/procure/world-ports/',
  title: text.title,
  menuTitle: menu.masterData,
  icon: 'world',
  sortOrder: 71,
})

/** Facilities of a location. */
export const portFunctions = ['sea', 'rail', 'road', 'air', 'post', 'multimodal'] as const

const WorldPort = z.object({
  code: portCode,
  name: z.string(),
  otherNames: z.string().nullable(),
  /** Null: a location outside any country, such as an offshore installation. */
  country: z.string().nullable(),
  countryName: z.string().nullable(),
  functions: z.array(z.enum(portFunctions)),
  /** The entry is approved by an authority. */
  isApproved: z.boolean(),
  /** The company's port with this code; null: not in use. */
  portId: idOf('procure.shipping_port').nullable(),
})
export type WorldPort = z.output<typeof WorldPort>

/** Maximum locations per search. */
export const mostFound = 50

/**
 * Locations of the world list: by code, then names that start with the text, contain it or, where these are few, are similar.
 * Without text the large ports.
 */
export const findWorldPorts = route({
  id: 'procure.worldPort.find',
  method: 'GET',
  path: '/procure/world-ports',
  page: worldPortsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({
    q: z.string().trim().max(100).optional(),
    country: referenceField('country').optional(),
    has: z.enum(portFunctions).optional(),
  }),
  /** `large`: the number of large ports, and of those not in use by the company. */
  output: z.object({ items: z.array(WorldPort), isMore: z.boolean(), large: z.int(), largeMissing: z.int() }),
})
export type FoundPorts = OutputOfRoute<typeof findWorldPorts>

/** Adds locations as ports of the company: those with these codes, or all large ports. Existing ports do not change. */
export const addWorldPorts = route({
  id: 'procure.worldPort.addMany',
  method: 'POST',
  path: '/procure/world-ports/add',
  page: shippingPort.page,
  event: 'create',
  writes: true,
  errors: ['procure.nothing_changed'],
  stale: [findWorldPorts, shippingPort.routes.list, shippingPort.routes.selected],
  input: z.union([
    z.strictObject({ codes: z.array(portCode).min(1).max(200) }),
    z.strictObject({ areLarge: z.literal(true) }),
  ]),
  /** `refused`: locations that were not added, with the reason. */
  output: z.object({
    added: z.int().positive(),
    refused: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
})
export type AddedPorts = OutputOfRoute<typeof addWorldPorts>
