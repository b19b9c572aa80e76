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

/** The active scales with their active sizes, the asked one first, and which sizes of others mean the same as one of its. */
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

/** Says whether a size means the same as one of another scale. Said twice it is as said once. */
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

/** The conversion grid as a file of comma-separated values: a line for each size, a column for each scale. */
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
