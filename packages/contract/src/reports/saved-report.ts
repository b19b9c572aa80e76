import { z } from 'zod'
import { choiceField, textField } from '../fields.ts'
import { recordsField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { SharedWith } from '../desk/view.ts'
import { BusinessDate, idOf, Instant, Version } from '../values.ts'
import { reportBuilderPage } from './builder.ts'
import { ReportDefinition } from './definition.ts'

export const mailFrequencies = ['never', 'daily', 'weekly', 'monthly'] as const
export const mailStates = [
  'waiting',
  'sending',
  'sent',
  'in_doubt',
  'refused',
  'not_configured',
  'not_permitted',
] as const
export const mostRecipients = 50
export const mostSavedReports = 200

const id = idOf('reports.saved_report')
const name = textField({ max: 60 })

export const SavedReport = z.object({
  id,
  version: Version,
  name,
  definition: ReportDefinition,
  sharedWith: SharedWith,
  owner: z.string(),
  isMine: z.boolean(),
  /** The owner and administrators. */
  canChange: z.boolean(),
  frequency: z.enum(mailFrequencies),
  /** Date of the company. */
  nextOn: BusinessDate.nullable(),
  recipients: z.array(idOf('erp.app_user')),
  /** Of the last mail; null: none was due yet. */
  lastMail: z.object({ state: z.enum(mailStates), at: Instant }).nullable(),
})
export type SavedReport = z.output<typeof SavedReport>

/** The caller's own reports and those shared with the caller, by name. */
export const listSavedReports = route({
  id: 'reports.savedReport.list',
  method: 'GET',
  path: '/reports/saved',
  page: reportBuilderPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    items: z.array(SavedReport),
    /** Whether mail is configured. */
    isMailReady: z.boolean(),
  }),
})

const write = {
  method: 'POST',
  page: reportBuilderPage,
  event: 'view',
  writes: true,
  stale: [listSavedReports],
} as const

export const createSavedReport = route({
  ...write,
  id: 'reports.savedReport.create',
  path: '/reports/saved',
  status: 201,
  errors: ['duplicate', 'reports.not_combined', 'reports.too_many_saved'],
  input: z.strictObject({ name, definition: ReportDefinition.prefault({}), sharedWith: SharedWith.default('nobody') }),
  output: SavedReport,
})

/** Changes the fields that are sent. */
export const updateSavedReport = route({
  ...write,
  id: 'reports.savedReport.update',
  method: 'PATCH',
  path: '/reports/saved/{id}',
  errors: ['not_found', 'stale', 'duplicate', 'reports.not_combined', 'reports.not_yours'],
  input: z.strictObject({
    id,
    version: Version,
    name: name.optional(),
    definition: ReportDefinition.optional(),
    sharedWith: SharedWith.optional(),
  }),
  output: SavedReport,
})

export const deleteSavedReport = route({
  ...write,
  id: 'reports.savedReport.delete',
  path: '/reports/saved/{id}/delete',
  errors: ['not_found', 'stale', 'reports.not_yours'],
  input: z.strictObject({ id, version: Version }),
  output: z.object({ id }),
})

/** Sends the report each night, on Mondays or on the first of the month, as a workbook. */
export const scheduleSavedReport = route({
  ...write,
  id: 'reports.savedReport.schedule',
  path: '/reports/saved/{id}/schedule',
  event: 'schedule',
  errors: ['not_found', 'stale', 'not_configured', 'reports.not_yours', 'reports.recipients_required'],
  input: z.strictObject({
    id,
    version: Version,
    frequency: z.enum(mailFrequencies),
    /** Users with an e-mail address; each gets what their own permissions show. */
    recipients: z.array(idOf('erp.app_user')).max(mostRecipients).default([]),
  }),
  output: SavedReport,
})

/** Fields of the dialog that names a report. */
export const nameFields = { name }

/** Fields of the dialog that schedules a report, as they are now. */
export function scheduleFields({ frequency, recipients }: Pick<SavedReport, 'frequency' | 'recipients'>) {
  return {
    frequency: choiceField(mailFrequencies).default(frequency),
    recipients: recordsField('erp.app_user').default(recipients),
  }
}
