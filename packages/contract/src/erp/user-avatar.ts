import { z } from 'zod'
import { pictureTypes } from '../attachment.ts'
import { fileNameField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { getUser, User, users, usersPage } from './user.ts'

/** What becomes a square picture of somebody. */
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

/** Puts a picture of a person in place of the one before, drawn anew as a square. */
export const setUserAvatar = route({
  ...changing,
  id: 'erp.user.setAvatar',
  path: '/erp/users/{id}/avatar',
  upload: avatarUpload,
  input: z.strictObject({ id, fileName: fileNameField() }),
})

/** Done twice it is as done once. */
export const removeUserAvatar = route({
  ...changing,
  id: 'erp.user.removeAvatar',
  path: '/erp/users/{id}/avatar/remove',
  idempotent: 'no',
  input: z.strictObject({ id }),
})
