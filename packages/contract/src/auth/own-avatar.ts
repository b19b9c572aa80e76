import { z } from 'zod'
import { avatarUpload } from '../erp/user-avatar.ts'
import { fileNameField } from '../fields.ts'
import { route } from '../route.ts'
import { PictureNumber } from '../values.ts'
import { getSecurity } from './security.ts'
import { getSession } from './session.ts'

const changing = {
  method: 'POST',
  access: 'self',
  writes: true,
  stale: [getSecurity, getSession],
  output: z.object({ avatar: PictureNumber }),
} as const

/** Replaces the user's own picture; it is re-encoded as a square. */
export const setOwnAvatar = route({
  ...changing,
  id: 'auth.avatar.set',
  path: '/auth/avatar',
  upload: avatarUpload,
  input: z.strictObject({ fileName: fileNameField() }),
})

/** Idempotent. */
export const removeOwnAvatar = route({
  ...changing,
  id: 'auth.avatar.remove',
  path: '/auth/avatar/remove',
  idempotent: 'no',
  input: z.strictObject({}),
})
