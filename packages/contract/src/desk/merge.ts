import { z } from 'zod'
import { mergeId } from '../merge.ts'
import { route } from '../route.ts'

/** Parts what was merged, for who may merge there; what was changed since stays, and the answer says what. */
export const undoMerge = route({
  id: 'desk.merge.undo',
  method: 'POST',
  path: '/desk/merges/{id}/undo',
  access: 'self',
  writes: true,
  errors: ['not_found', 'state_conflict', 'desk.merge_collides'],
  input: z.strictObject({ id: mergeId }),
  output: z.object({
    /** Fields of the survivor that somebody changed since. */
    kept: z.array(z.string()),
    /** References that somebody changed since. */
    stayed: z.int().nonnegative(),
  }),
})
