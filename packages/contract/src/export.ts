import { z } from 'zod'
import type { Filtered } from './filter.ts'
import type { Searched } from './list.ts'
import { sortOf } from './list.ts'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import type { Selection } from './selection.ts'
import { selectionOf } from './selection.ts'
import { idOf } from './values.ts'

/**
 * Rows that an export answers at once; more become a job with a file.
 * Source: docs/guides/desk.md, Exports and bulk edits.
 */
export const mostExportedAtOnce = 5000

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What stands between the cells of a CSV. */
export const exportSeparators = ['comma', 'semicolon', 'tab'] as const

/** What is said of the file itself. */
export const fileInput = {
  format: z.enum(exportFormats),
  /** Of a CSV. */
  separator: z.enum(exportSeparators).default('comma'),
  /** Of a CSV: the mark by which Excel knows that it is UTF-8. */
  bom: z.boolean().default(true),
}

const shared = { method: 'POST', event: 'export' } as const

/** `limit_exceeded`: more than are answered at once. */
export const exportNowService = {
  ...shared,
  id: 'desk.record.exportNow',
  path: '/desk/records/{type}/export',
  writes: false,
  answer: 'file',
} as const

export const exportLaterService = {
  ...shared,
  id: 'desk.record.exportLater',
  path: '/desk/records/{type}/export-job',
  writes: true,
} as const

export const exportLaterOutput = z.object({ jobId: idOf('platform.job') })

type Exported = RecordOf & {
  readonly list: Filtered & Searched & { readonly entity: string; readonly sort: readonly [string, ...string[]] }
}

export type ExportRoutes = ReturnType<typeof exportRoutes>

/** The calls that hand chosen rows of a list out as a file. */
export function exportRoutes({ list, ...record }: Exported) {
  const input = exportInput(list)
  return {
    exportNow: callFor(exportNowService, record, { input, output: z.null() }),
    exportLater: callFor(exportLaterService, record, { input, output: exportLaterOutput }),
  }
}

function exportInput(list: Exported['list']) {
  const columns = Object.keys(list.fields) as [string, ...string[]]
  return z.strictObject({
    // Its filters are put together at run time.
    selection: selectionOf(list) as unknown as z.ZodType<Selection, Selection>,
    sort: sortOf(list.sort),
    /** In their order; left out: all of them. */
    columns: z.array(z.enum(columns)).min(1).max(columns.length).optional(),
    ...fileInput,
    /** With id and version, under the names of the fields, with values as they are kept; for what an import can take. */
    isReimportable: (list.importable.length > 0 ? z.boolean() : z.literal(false)).default(false),
  })
}

export type ExportInput = z.output<ReturnType<typeof exportInput>>
