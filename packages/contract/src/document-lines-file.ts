import { z } from 'zod'
import { fileNameField } from './fields.ts'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'

/** Units: bytes. */
const maxBytes = 2 * 1024 * 1024

export const linesFileInput = { fileName: fileNameField() }

export const FileIssue = z.object({
  /** Row number as shown in spreadsheet programs. */
  number: z.int(),
  /** Null: the whole row. */
  column: z.string().nullable(),
  message: z.string(),
})
export type FileIssue = z.output<typeof FileIssue>

export const linesFileOutput = z.object({
  /** Values of the cells; none where rows have errors. */
  lines: z.array(z.record(z.string(), z.unknown())),
  issues: z.array(FileIssue),
  /** Ignored column headings. */
  unread: z.array(z.string()),
})
export type LinesOfFile = z.output<typeof linesFileOutput>

/** Reads the lines of a draft from a file, or lists its row errors; nothing of the document changes. */
export const readLinesService = {
  id: 'desk.record.readLines',
  method: 'POST',
  path: '/desk/records/{type}/lines',
  event: 'edit',
  writes: true,
  upload: { maxBytes, mediaTypes: 'any' },
} as const

/** Template workbook with the columns of the lines. */
export const linesFormService = {
  id: 'desk.record.linesForm',
  method: 'GET',
  path: '/desk/records/{type}/lines-form',
  event: 'edit',
  writes: false,
  answer: 'file',
} as const

export type LinesFileRoutes = ReturnType<typeof linesFileRoutes>

/** The calls that fill the lines of a draft of one type from a file. */
export function linesFileRoutes(record: RecordOf) {
  return {
    readLines: callFor(readLinesService, record, {
      input: z.strictObject(linesFileInput),
      output: linesFileOutput,
    }),
    linesForm: callFor(linesFormService, record, { input: z.strictObject({}), output: z.null() }),
  }
}
