import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { pageSizes } from '../constants.ts'
import { ErrorBody } from '../error-body.ts'
import { JobStatus } from '../job.ts'
import { listOutput } from '../list.ts'
import { route, uploadMaxBytes } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { NamedText } from './approval.ts'

const id = idOf('desk.import')
/** Record type in the form of the audit log, such as `procure.brand`. Requires the permission `import` of its page. */
const entity = z.string().min(1).max(100)
/** Row number of the spreadsheet, from 1. */
const number = z.int().positive().max(2_147_483_647)
/** Excludes lone surrogates, which the database cannot store. */
const words = z
  .string()
  .max(5000)
  .regex(/^[^\p{Cs}]*$/u)
const field = z.string().max(60)

/** Number of recent imports shown on a page. */
export const lastImports = 5

/** Rows of each sheet shown before the file is read in full. */
export const previewRows = 20

const counts = z.object({
  created: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  unchanged: z.int().nonnegative(),
  refused: z.int().nonnegative(),
})
export type ImportCounts = z.output<typeof counts>

export const separators = [',', ';', '\t', '|'] as const
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1256'] as const

export const ImportOptions = z.strictObject({
  /** Null: the file has no sheets. */
  sheet: words.nullable(),
  /** Number of the heading row; 0: none. */
  headingRow: z.int().nonnegative().max(2_147_483_647),
  mode: z.enum(['create', 'update', 'upsert']),
  /** All rows or none, or all rows without errors. */
  policy: z.enum(['all_or_nothing', 'skip_faulty']),
  /** Where the cells of a column are ambiguous; null: ask the user. */
  dateOrder: z.enum(['day_first', 'month_first']).nullable(),
  decimalMark: z.enum(['.', ',']).nullable(),
  rateUnit: z.enum(['percent', 'fraction']).nullable(),
  /** Format of a text file, detected from its bytes until the user changes it; null: a workbook. */
  separator: z.enum(separators).nullable(),
  encoding: z.enum(encodings).nullable(),
  /** Constant values, in cell format, for fields without a column. */
  constants: z.record(field, words),
})
export type ImportOptions = z.output<typeof ImportOptions>

/** What rows of one group, such as a store, come to: to be compared with the system they come from. */
const ImportTotal = z.object({
  key: z.string(),
  label: z.string(),
  rows: z.int().nonnegative(),
  quantity: z.number().nonnegative(),
  /** Minor units of the company currency. */
  valueMinor: z.int().nonnegative(),
})
export type ImportTotal = z.output<typeof ImportTotal>

/** Why an undo left a record as it is. */
const KeptReason = z.enum(['changed_meanwhile', 'used_elsewhere', 'gone', 'refused'])

const Summary = z.object({
  id,
  entity,
  fileName: z.string(),
  status: z.enum(['uploaded', 'checked', 'running', 'done', 'undone']),
  /** The last job: check, import or undo. */
  job: z
    .object({ id: z.int().positive(), kind: z.string(), status: JobStatus, problem: ErrorBody.nullable() })
    .nullable(),
  counts: counts.nullable(),
  /** Outcome of the rows so far. */
  outcome: counts,
  /** Rows of the last check that name a merged record and are applied to its survivor. */
  merged: z.int().nonnegative(),
  isMine: z.boolean(),
  createdBy: z.string().nullable(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
})

export const Import = Summary.extend({
  sheets: z.array(
    z.object({ name: z.string().nullable(), rows: z.array(z.object({ number, cells: z.array(z.string()) })) }),
  ),
  headings: z.array(z.string()),
  /** Field of each column in heading order; null: ignored. */
  mapping: z.array(field.nullable()),
  options: ImportOptions,
  /** Fields a column can fill, in the order offered. */
  columns: z.array(
    z.object({ field: z.string(), label: z.object({ en: z.string(), ar: z.string() }), isRequired: z.boolean() }),
  ),
  /** Totals of the rows without errors, as the last check found them; null: not checked, or files of these records have none. */
  totals: z.array(ImportTotal).nullable(),
  /** Rows that an undo left as they are. */
  kept: z.int().nonnegative(),
  /** The file is still available for a check or import. */
  hasFile: z.boolean(),
})
export type Import = z.output<typeof Import>

export const RowError = z.object({
  number,
  state: z.enum(['faulty', 'mended', 'left_out']),
  cells: z.array(z.string()),
  issues: z.array(
    z.object({
      /** Null: the row as a whole. */
      field: z.string().nullable(),
      code: z.string(),
      message: z.string(),
      found: z.string().nullable(),
      suggestions: z.array(z.string()),
    }),
  ),
})
export type RowError = z.output<typeof RowError>

/** Sample rows of each outcome that a check saves. */
export const sampledRows = 200

const Named = z.object({ code: z.string(), name: z.string() })

/** Effect of a checked row. For a new record `recordId` and every `before` are null. */
export const ImportSample = z.object({
  number,
  recordId: z.int().positive().nullable(),
  /** Current or future label of the record. */
  label: z.string().nullable(),
  outcome: z.enum(['created', 'changed', 'unchanged']),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The merged record that the row names by its code, and its survivor. */
  merged: Named.extend({ into: Named }).nullable(),
})
export type ImportSample = z.output<typeof ImportSample>

const key = z.strictObject({ id })
const reading = { access: 'self', writes: false, method: 'GET' } as const

/** Imports of the company that the caller may run, of one record type or of all, newest first. */
export const listImports = route({
  ...reading,
  id: 'desk.import.list',
  path: '/desk/imports',
  errors: ['not_found'],
  input: z.strictObject({
    entity: entity.optional(),
    /** Limits the list to the record types of one module. */
    module: z.string().max(40).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.literal([lastImports, ...pageSizes]).optional(),
  }),
  output: listOutput(
    Summary.extend({
      /** Label of the record type. */
      title: NamedText,
      /** Address where the import is continued. */
      address: z.string(),
    }),
  ),
})

export const getImport = route({
  ...reading,
  id: 'desk.import.get',
  path: '/desk/imports/{id}',
  errors: ['not_found'],
  input: key,
  output: Import,
})

/** Rows with errors in file order, optionally only those with a given error code. */
export const listRowErrors = route({
  ...reading,
  id: 'desk.import.faults',
  path: '/desk/imports/{id}/faults',
  errors: ['not_found'],
  input: z.strictObject({ id, code: z.string().max(60).optional(), cursor: z.string().max(200).optional() }),
  output: listOutput(RowError).extend({
    /** Number of rows per error code. */
    kinds: z.array(z.object({ code: z.string(), count: z.int().positive() })),
  }),
})

/** Sample rows without errors, of all outcomes or one, or rows that name a merged record; in file order. */
export const listImportSamples = route({
  ...reading,
  id: 'desk.import.samples',
  path: '/desk/imports/{id}/samples',
  errors: ['not_found'],
  input: z.strictObject({
    id,
    kind: z.enum(['created', 'changed', 'unchanged', 'merged']).optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: listOutput(ImportSample),
})

/** Imported rows, of all outcomes or one, in file order; of those that an undo left as they are, one row for each record. */
export const listImportRows = route({
  ...reading,
  id: 'desk.import.rows',
  path: '/desk/imports/{id}/rows',
  errors: ['not_found'],
  input: z.strictObject({
    id,
    outcome: z.enum(['created', 'changed', 'unchanged', 'kept']).optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: listOutput(
    z.object({
      number,
      recordId: z.int().positive(),
      /** Current label of the record; null: it no longer exists. */
      label: z.string().nullable(),
      /** Null: it was not to be undone, or is undone. */
      kept: z.object({ code: KeptReason, message: z.string() }).nullable(),
    }),
  ),
})

/** Rows with errors as in the file, with the reason in the last column; once corrected, the file can be imported. */
export const downloadImportErrors = route({
  ...reading,
  id: 'desk.import.errors',
  path: '/desk/imports/{id}/errors',
  errors: ['not_found'],
  input: key,
  output: z.null(),
  answer: 'file',
})

/** A template workbook with drop-downs and instructions. */
export const downloadImportTemplate = route({
  ...reading,
  id: 'desk.import.template',
  path: '/desk/import-templates/{entity}',
  errors: ['not_found'],
  input: z.strictObject({ entity }),
  output: z.null(),
  answer: 'file',
})

const stale = [listImports, getImport, listRowErrors, listImportSamples, listImportRows] as const
const acting = { access: 'self', writes: true, method: 'POST', stale } as const

/** Uploads a file of rows. Pasted cells are uploaded as a file too; with `columns` they may have no headings and are mapped by position. */
export const uploadImport = route({
  ...acting,
  id: 'desk.import.create',
  path: '/desk/imports',
  errors: ['not_found'],
  upload: {
    maxBytes: uploadMaxBytes,
    mediaTypes: 'any',
  },
  input: z.strictObject({
    entity,
    fileName: z.string().min(1).max(1000),
    columns: z.array(field).max(100).optional(),
  }),
  output: Import,
})

/** Another sheet or heading row maps the columns again unless a mapping is sent. Discards the last check. */
export const updateImport = route({
  ...acting,
  method: 'PATCH',
  id: 'desk.import.update',
  path: '/desk/imports/{id}',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({
    id,
    ...ImportOptions.partial().shape,
    mapping: z.array(field.nullable()).max(1000).optional(),
  }),
  output: Import,
})

const start = (verb: 'check' | 'undo') =>
  route({
    ...acting,
    id: `desk.import.${verb}`,
    path: `/desk/imports/{id}/${verb}`,
    errors: ['not_found', 'state_conflict'],
    input: key,
    output: Import,
  })

/** Starts a job that reads all rows and determines the outcome of each. */
export const checkImport = start('check')
/**
 * Starts a job that imports the rows; a cancelled or failed import continues where it stopped. `expectedMinor`: value of another system;
 * nothing starts while the rows without errors come to another one. Units: minor units of the company currency.
 */
export const commitImport = route({
  ...acting,
  id: 'desk.import.commit',
  path: '/desk/imports/{id}/commit',
  errors: ['not_found', 'state_conflict', 'desk.import_faulty', 'desk.import_total_differs'],
  input: z.strictObject({ id, expectedMinor: z.int().nonnegative().max(mostMinor).optional() }),
  output: Import,
})
/** Starts a job that undoes every row not changed since, within seven days. */
export const undoImport = start('undo')

/** Replaces a cell in this row, or in every row with errors that has the same value, and checks these rows again. */
export const fixImport = route({
  ...acting,
  id: 'desk.import.fix',
  path: '/desk/imports/{id}/fix',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id, number, field, value: words, isForAll: z.boolean() }),
  output: z.object({ id, mended: z.int().nonnegative(), left: z.int().nonnegative() }),
})

/** Excludes these rows from the import. */
export const leaveOutRows = route({
  ...acting,
  id: 'desk.import.leaveOut',
  path: '/desk/imports/{id}/leave-out',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id, numbers: z.array(number).min(1).max(1000) }),
  output: z.object({ id, leftOut: z.int().nonnegative() }),
})
