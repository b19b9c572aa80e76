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

/** Puts one's own picture in place of the one before, drawn anew as a square. */
export const setOwnAvatar = route({
  ...changing,
  id: 'auth.avatar.set',
  path: '/auth/avatar',
  upload: avatarUpload,
  input: z.strictObject({ fileName: fileNameField() }),
})

/** Done twice it is as done once. */
export const removeOwnAvatar = route({
  ...changing,
  id: 'auth.avatar.remove',
  path: '/auth/avatar/remove',
  idempotent: 'no',
  input: z.strictObject({}),
})
