import { z } from 'zod'
import { pictureTypes } from '../attachment.ts'
import { fileNameField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { getUser, User, users, usersPage } from './user.ts'

/** Accepted pictures of users. */
export const avatarUpload = { maxBytes: 5 * 1024 * 1024, mediaTypes: pictureTypes }

const id = idOf('erp.app_user')
const changing = {
  method: 'POST',
  page: usersPage,
  event: 'edit',
  writes: true,
  stale: [users.routes.list, getUser],
  errors: ['not_found', 'erp.administrator_protected'],
  output: User,
} as const

/** Replaces the picture of a user; it is re-encoded as a square. */
export const setUserAvatar = route({
  ...changing,
  id: 'erp.user.setAvatar',
  path: '/erp/users/{id}/avatar',
  upload: avatarUpload,
  input: z.strictObject({ id, fileName: fileNameField() }),
})

/** Idempotent. */
export const removeUserAvatar = route({
  ...changing,
  id: 'erp.user.removeAvatar',
  path: '/erp/users/{id}/avatar/remove',
  idempotent: 'no',
  input: z.strictObject({ id }),
})
