import { z } from 'zod'
import { route } from '../route.ts'

export const PickerItem = z.object({
  id: z.union([z.int(), z.string()]),
  code: z.string(),
  name: z.string(),
  name_ar: z.string().optional(),
})
export type PickerItem = z.output<typeof PickerItem>

/** Choices of the picker lists a screen asks for, in one call, limited to what the user may see. Source: README decision 3. */
export const bindMaster = route({
  id: 'erp.picker.lookup',
  method: 'POST',
  path: '/master/bind-master',
  access: 'self',
  writes: false,
  input: z.strictObject({
    lists: z
      .array(z.string().regex(/^[a-zA-Z]{1,40}$/))
      .min(1)
      .max(20),
    q: z.string().trim().max(100).optional(),
  }),
  output: z.record(z.string(), z.object({ items: z.array(PickerItem), next: z.string().nullable() })),
})
