import { z } from 'zod'
import { referenceField } from '../fields.ts'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { portCode, shippingPort } from './shipping-port.ts'
import { text } from './world-ports.text.ts'

/** Source: decision 044. */
export const worldPortsPage = page({
  module: 'procure',
  path: '/procure/world-ports/',
  title: text.title,
  menuTitle: menu.masterData,
  icon: 'world',
  sortOrder: 71,
})

/** What may be at a place. */
export const portFunctions = ['sea', 'rail', 'road', 'air', 'post', 'multimodal'] as const

const WorldPort = z.object({
  code: portCode,
  name: z.string(),
  otherNames: z.string().nullable(),
  /** Null: a place in no country, such as an installation at sea. */
  country: z.string().nullable(),
  countryName: z.string().nullable(),
  functions: z.array(z.enum(portFunctions)),
  /** An authority has approved the entry. */
  isApproved: z.boolean(),
  /** The company's own port of this code; null: it does not use it. */
  portId: idOf('procure.shipping_port').nullable(),
})
export type WorldPort = z.output<typeof WorldPort>

/** How many places a search answers at most. */
export const mostFound = 50

/**
 * Places of the world list: those with the code, then names that begin so, that contain it, and where these are few, names that are
 * similar. Without words the large ones.
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
  /** `large`: how many there are, and how many of them the company does not use. */
  output: z.object({ items: z.array(WorldPort), isMore: z.boolean(), large: z.int(), largeMissing: z.int() }),
})
export type FoundPorts = OutputOfRoute<typeof findWorldPorts>

/** Makes places ports of the company: those with these codes, or all large ones. A place that is one already stays as it is. */
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
  /** `refused`: those left out, with the reason. */
  output: z.object({
    added: z.int().positive(),
    refused: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
})
export type AddedPorts = OutputOfRoute<typeof addWorldPorts>
