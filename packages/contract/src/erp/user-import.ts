import { z } from 'zod'
import { fileNameField } from '../fields.ts'
import { route } from '../route.ts'
import { getUser, users, usersPage } from './user.ts'

/** People of one file: each is judged as if invited alone. */
export const mostImported = 100

/** Units: bytes. */
const maxBytes = 1024 * 1024

const Finding = z.object({
  /** Number of the row, as the spreadsheet program counts. */
  number: z.int(),
  /** Null: the row as a whole. */
  column: z.string().nullable(),
  message: z.string(),
})
export type UserImportFinding = z.output<typeof Finding>

const UserImport = z.object({
  /** People in the file. */
  rows: z.int(),
  /** Nobody is invited while there is one. */
  findings: z.array(Finding),
  /** Headings that nothing was read from. */
  unread: z.array(z.string()),
  /** How many were invited; 0 after a trial. */
  invited: z.int(),
  mailed: z.int(),
  /** A file with the links that are to be handed over, as paths, which nobody can read again; null: there are none. */
  links: z.object({ fileName: z.string(), csv: z.string(), count: z.int() }).nullable(),
})
export type UserImport = z.output<typeof UserImport>

/** Invites the people of a file, or says what would come of it; all of them or nobody. Source: shell-and-access.md 2.9. */
export const importUsers = route({
  id: 'erp.user.import',
  method: 'POST',
  path: '/erp/users/import',
  page: usersPage,
  event: 'import',
  writes: true,
  // The answer carries secrets, so it is not kept for a repeat.
  idempotent: 'no',
  stale: [users.routes.list, getUser],
  upload: { maxBytes, mediaTypes: 'any' },
  input: z.strictObject({ fileName: fileNameField(), isTrial: z.boolean() }),
  output: UserImport,
})

/** A workbook with the columns that are read. */
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
