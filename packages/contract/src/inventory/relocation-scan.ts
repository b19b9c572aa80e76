import { z } from 'zod'
import { textField } from '../fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { relocation } from './relocation.ts'

const { page, routes } = relocation
const id = idOf(relocation.entity)
const locationId = idOf('inventory.location')
const path = '/inventory/relocations/{id}'

/** Active locations of the store, by which a device reads scans without a network, and what was moved so far. */
export const getRelocating = route({
  id: 'inventory.relocation.relocating',
  method: 'GET',
  path: `${path}/relocating`,
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    places: z.array(z.object({ id: locationId, code: z.string(), name: z.string() })),
    lines: z.array(
      z.object({
        lineNo: z.int().positive(),
        sku: z.string(),
        name: z.string(),
        lotNo: z.string().nullable(),
        fromLocationId: locationId,
        from: z.string(),
        toLocationId: locationId,
        to: z.string(),
        quantity: z.number(),
      }),
    ),
  }),
})
export type Relocating = OutputOfRoute<typeof getRelocating>

const Scan = z.strictObject({
  /** Created by the device, so that a repeated scan is recorded once. */
  uid: z.uuid(),
  code: textField({ max: 60 }),
  /** Of the code, which may be that of a pack; below zero what is taken back. */
  quantity: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.0001),
  lotNo: textField({ max: 60 }).nullable().default(null),
  fromLocationId: locationId,
  toLocationId: locationId,
})
export type RelocationScan = z.input<typeof Scan>

/** Adds scanned goods to the lines of a draft; each scan has its own result, so that a wrong code does not stop the others. */
export const scanRelocation = route({
  id: 'inventory.relocation.scan',
  method: 'POST',
  path: `${path}/scans`,
  page,
  event: 'edit',
  writes: true,
  stale: [getRelocating, routes.get, routes.list],
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id, scans: z.array(Scan).min(1).max(50) }),
  output: z.object({ answers: z.array(z.object({ uid: z.uuid(), refusal: z.string().nullable() })) }),
})
