import { z } from 'zod'
import { pageSizes } from '../constants.ts'
import { ErrorBody } from '../error-body.ts'
import { JobStatus } from '../job.ts'
import { listOutput } from '../list.ts'
import { route, uploadMaxBytes } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { NamedText } from './approval.ts'

const id = idOf('desk.import')
/** Type of the records that are imported, as the audit names it: `procure.brand`. Its page's right `import` is needed. */
const entity = z.string().min(1).max(100)
/** As the spreadsheet program counts, from 1. */
const number = z.int().positive().max(2_147_483_647)
/** Anything but half a character, which the database cannot keep. */
const words = z
  .string()
  .max(5000)
  .regex(/^[^\p{Cs}]*$/u)
const field = z.string().max(60)

/** As many as a page shows of what was imported last. */
export const lastImports = 5

/** How many rows of each sheet are shown before anything is read in full. */
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
  /** Number of the row with the headings; 0 when there is none. */
  headingRow: z.int().nonnegative().max(2_147_483_647),
  mode: z.enum(['create', 'update', 'upsert']),
  /** Nothing while one row is refused, or all rows but the refused. */
  policy: z.enum(['all_or_nothing', 'skip_faulty']),
  /** Where the cells of a column leave it open; null asks. */
  dateOrder: z.enum(['day_first', 'month_first']).nullable(),
  decimalMark: z.enum(['.', ',']).nullable(),
  rateUnit: z.enum(['percent', 'fraction']).nullable(),
  /** How a file of text is written, as its bytes say until somebody knows better; null: a workbook. */
  separator: z.enum(separators).nullable(),
  encoding: z.enum(encodings).nullable(),
  /** What each of these fields holds in all rows, as it would stand in a cell; for fields that no column fills. */
  constants: z.record(field, words),
})
export type ImportOptions = z.output<typeof ImportOptions>

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
  /** What became of the rows so far. */
  outcome: counts,
  /** How many rows of the last check name a merged record, and so mean the one that stands for it. */
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
  /** Field that each column fills, in the order of the headings; null fills none. */
  mapping: z.array(field.nullable()),
  options: ImportOptions,
  /** What the columns of a file can fill, in the order in which they are offered. */
  columns: z.array(
    z.object({ field: z.string(), label: z.object({ en: z.string(), ar: z.string() }), isRequired: z.boolean() }),
  ),
  /** The file is still there to be checked and imported. */
  hasFile: z.boolean(),
})
export type Import = z.output<typeof Import>

export const ImportFault = z.object({
  number,
  state: z.enum(['faulty', 'mended', 'left_out']),
  cells: z.array(z.string()),
  findings: z.array(
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
export type ImportFault = z.output<typeof ImportFault>

/** How many rows of each outcome a check keeps to be looked at. */
export const sampledRows = 200

const Named = z.object({ code: z.string(), name: z.string() })

/** What a checked row would do. Of a new record `before` is null in every field, and `recordId` too. */
export const ImportSample = z.object({
  number,
  recordId: z.int().positive().nullable(),
  /** What the record is called now, or would be. */
  label: z.string().nullable(),
  outcome: z.enum(['created', 'changed', 'unchanged']),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The merged record that the row names by its code, and the one that stands for it. */
  merged: Named.extend({ into: Named }).nullable(),
})
export type ImportSample = z.output<typeof ImportSample>

const key = z.strictObject({ id })
const reading = { access: 'self', writes: false, method: 'GET' } as const

/** Imports of the company that the caller may make too, of one kind of records or of all, newest first. */
export const listImports = route({
  ...reading,
  id: 'desk.import.list',
  path: '/desk/imports',
  errors: ['not_found'],
  input: z.strictObject({
    entity: entity.optional(),
    /** Of the records of one module alone. */
    module: z.string().max(40).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.literal([lastImports, ...pageSizes]).optional(),
  }),
  output: listOutput(
    Summary.extend({
      /** What the records are called. */
      title: NamedText,
      /** Where the import is looked at and gone on with. */
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

/** Rows that the check refused, in the order of the file; with a code those with such a finding. */
export const listImportFaults = route({
  ...reading,
  id: 'desk.import.faults',
  path: '/desk/imports/{id}/faults',
  errors: ['not_found'],
  input: z.strictObject({ id, code: z.string().max(60).optional(), cursor: z.string().max(200).optional() }),
  output: listOutput(ImportFault).extend({
    /** How many rows have a finding of each kind. */
    kinds: z.array(z.object({ code: z.string(), count: z.int().positive() })),
  }),
})

/** Of the rows that the check lets through, the first of each outcome or of one, or those that name a merged record; in the order of the file. */
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

/** Rows that were taken over, all or with one outcome, in the order of the file. */
export const listImportRows = route({
  ...reading,
  id: 'desk.import.rows',
  path: '/desk/imports/{id}/rows',
  errors: ['not_found'],
  input: z.strictObject({
    id,
    outcome: z.enum(['created', 'changed', 'unchanged']).optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: listOutput(
    z.object({
      number,
      recordId: z.int().positive(),
      /** What the record is called now; null: it is gone. */
      label: z.string().nullable(),
    }),
  ),
})

/** Rows that were refused as they stood in the file, with the reason behind; corrected, they can be imported as they are. */
export const downloadImportErrors = route({
  ...reading,
  id: 'desk.import.errors',
  path: '/desk/imports/{id}/errors',
  errors: ['not_found'],
  input: key,
  output: z.null(),
  answer: 'file',
})

/** A workbook to fill in, with drop-downs and what to enter. */
export const downloadImportTemplate = route({
  ...reading,
  id: 'desk.import.template',
  path: '/desk/import-templates/{entity}',
  errors: ['not_found'],
  input: z.strictObject({ entity }),
  output: z.null(),
  answer: 'file',
})

const stale = [listImports, getImport, listImportFaults, listImportSamples, listImportRows] as const
const acting = { access: 'self', writes: true, method: 'POST', stale } as const

/** Takes a file of rows. Pasted cells are a file too; with `columns` they may have no headings, and are mapped to these fields by position. */
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

/** Another sheet or heading row maps the columns anew unless a mapping comes with it. Forgets the last check. */
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

const start = (verb: 'check' | 'commit' | 'undo', errors: readonly ('desk.import_faulty' | 'state_conflict')[]) =>
  route({
    ...acting,
    id: `desk.import.${verb}`,
    path: `/desk/imports/{id}/${verb}`,
    errors: ['not_found', ...errors],
    input: key,
    output: Import,
  })

/** Reads all rows and says what would become of each, as a job. */
export const checkImport = start('check', ['state_conflict'])
/** Takes the rows over, as a job; one that was cancelled or failed goes on where it stopped. */
export const commitImport = start('commit', ['state_conflict', 'desk.import_faulty'])
/** Takes everything back that nobody touched since, as a job, within seven days. */
export const undoImport = start('undo', ['state_conflict'])

/** Enters a cell anew, in this row or in every refused row whose cell says the same, and checks them again. */
export const fixImport = route({
  ...acting,
  id: 'desk.import.fix',
  path: '/desk/imports/{id}/fix',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id, number, field, value: words, isForAll: z.boolean() }),
  output: z.object({ id, mended: z.int().nonnegative(), left: z.int().nonnegative() }),
})

/** These rows are not imported. */
export const leaveOutRows = route({
  ...acting,
  id: 'desk.import.leaveOut',
  path: '/desk/imports/{id}/leave-out',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id, numbers: z.array(number).min(1).max(1000) }),
  output: z.object({ id, leftOut: z.int().nonnegative() }),
})
