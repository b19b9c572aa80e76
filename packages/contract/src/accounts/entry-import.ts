import { z } from 'zod'
import { FileIssue } from '../document-lines-file.ts'
import { fileNameField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { journalEntry } from './journal-entry.ts'

/** Maximum rows per file, the lines of one entry. */
export const mostRows = 500

/** Units: bytes. */
const maxBytes = 1024 * 1024

const { type, postedOn, description } = journalEntry.fields
/** What a file does not say of the entry. */
export const entryImportFields = { type: type.default('opening'), postedOn, description }

const EntryImport = z.object({
  /** The created draft; null where rows have errors, and nothing is created. */
  entryId: idOf('accounts.journal_entry').nullable(),
  lines: z.int(),
  issues: z.array(FileIssue),
  /** Ignored column headings. */
  unread: z.array(z.string()),
})
export type EntryImport = z.output<typeof EntryImport>

/** Creates a draft from the rows of a file, such as opening balances, or lists its row errors. */
export const importEntry = route({
  id: 'accounts.journalEntry.import',
  method: 'POST',
  path: '/accounts/journal-entries/import',
  page: journalEntry.page,
  event: 'create',
  writes: true,
  stale: [journalEntry.routes.list],
  upload: { maxBytes, mediaTypes: 'any' },
  input: z.strictObject({ fileName: fileNameField(), ...entryImportFields }),
  output: EntryImport,
})

/** Template workbook with the supported columns. */
export const getEntryImportForm = route({
  id: 'accounts.journalEntry.importForm',
  method: 'GET',
  path: '/accounts/journal-entries/import-form',
  page: journalEntry.page,
  event: 'create',
  writes: false,
  answer: 'file',
  input: z.strictObject({}),
  output: z.null(),
})
