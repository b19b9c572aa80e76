import { z } from 'zod'
import { mergeId } from '../merge.ts'
import { route } from '../route.ts'

/** Undoes a merge, with the permission to merge. Later changes are kept and listed in the answer. */
export const undoMerge = route({
  id: 'desk.merge.undo',
  method: 'POST',
  path: '/desk/merges/{id}/undo',
  access: 'self',
  writes: true,
  errors: ['not_found', 'state_conflict', 'desk.merge_collides'],
  input: z.strictObject({ id: mergeId }),
  output: z.object({
    /** Fields of the survivor that were changed since. */
    kept: z.array(z.string()),
    /** References that were changed since. */
    stayed: z.int().nonnegative(),
  }),
})
