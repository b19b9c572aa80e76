import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { sizeScale } from './size-scale.ts'

const id = idOf('procure.size')
const scaleId = idOf(sizeScale.entity)

const Scale = z.object({
  id: scaleId,
  code: z.string(),
  name: z.string(),
  sizes: z.array(z.object({ id, code: z.string() })),
})

/** The active scales with their active sizes, the requested one first, and the equivalent sizes of its sizes. */
export const getEquivalents = route({
  id: 'procure.sizeEquivalent.get',
  method: 'GET',
  path: '/procure/size-scales/{id}/equivalents',
  page: sizeScale.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: scaleId }),
  output: z.object({ scales: z.array(Scale), pairs: z.array(z.object({ sizeId: id, otherId: id })) }),
})
export type Equivalents = OutputOfRoute<typeof getEquivalents>

/** Sets or clears the equivalence of two sizes of different scales. Idempotent. */
export const setEquivalent = route({
  id: 'procure.sizeEquivalent.set',
  method: 'POST',
  path: '/procure/sizes/{id}/equivalent',
  page: sizeScale.page,
  event: 'edit',
  writes: true,
  stale: [getEquivalents],
  errors: ['not_found', 'procure.same_scale'],
  input: z.strictObject({ id, otherId: id, isSame: z.boolean() }),
  output: z.object({ id }),
})

/** The conversion grid as CSV: a row for each size, a column for each scale. */
export const exportEquivalents = route({
  id: 'procure.sizeEquivalent.export',
  method: 'GET',
  path: '/procure/size-scales/{id}/equivalents/export',
  page: sizeScale.page,
  event: 'export',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: scaleId }),
  output: z.null(),
  answer: 'file',
})
