import { z } from 'zod'
import { fileNameField } from '../fields.ts'
import { route } from '../route.ts'
import { getUser, users, usersPage } from './user.ts'

/** Maximum users per file: each is validated like a single invitation. */
export const mostImported = 100

/** Units: bytes. */
const maxBytes = 1024 * 1024

const Issue = z.object({
  /** Row number as shown in spreadsheet programs. */
  number: z.int(),
  /** Null: the whole row. */
  column: z.string().nullable(),
  message: z.string(),
})
export type UserImportIssue = z.output<typeof Issue>

const UserImport = z.object({
  /** Users in the file. */
  rows: z.int(),
  /** Row errors; with any, no user is invited. */
  issues: z.array(Issue),
  /** Ignored column headings. */
  unread: z.array(z.string()),
  /** Number of invited users; 0 for a dry run. */
  invited: z.int(),
  mailed: z.int(),
  /** CSV of links to hand over, as paths, returned once only; null: none. */
  links: z.object({ fileName: z.string(), csv: z.string(), count: z.int() }).nullable(),
})
export type UserImport = z.output<typeof UserImport>

/** Invites the users of a file, all or nothing, or validates the file in a dry run. */
export const importUsers = route({
  id: 'erp.user.import',
  method: 'POST',
  path: '/erp/users/import',
  page: usersPage,
  event: 'import',
  writes: true,
  // The response contains secrets and is not stored for replays.
  idempotent: 'no',
  stale: [users.routes.list, getUser],
  upload: { maxBytes, mediaTypes: 'any' },
  input: z.strictObject({ fileName: fileNameField(), isTrial: z.boolean() }),
  output: UserImport,
})

/** Template workbook with the supported columns. */
export const getUserImportForm = route({
  id: 'erp.user.importForm',
  method: 'GET',
  path: '/erp/users/import-form',
  page: usersPage,
  event: 'import',
  writes: false,
  answer: 'file',
  input: z.strictObject({}),
  output: z.null(),
})
