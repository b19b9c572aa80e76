import { z } from 'zod'
import { route } from '../route.ts'
import { idOf } from '../values.ts'

/** The picture of a user of the same company, 256 or 64 px square. `avatar` changes the address when the picture changes. */
export const downloadAvatar = route({
  id: 'auth.avatar.download',
  method: 'GET',
  path: '/auth/avatars/{id}',
  access: 'self',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({
    id: idOf('erp.app_user'),
    size: z.enum(['small']).optional(),
    avatar: z.int().positive().optional(),
  }),
  output: z.null(),
  answer: 'file',
})
