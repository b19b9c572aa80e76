import { z } from 'zod'
import { textField } from '../fields.ts'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './audit-log.text.ts'
import { auditVerbs } from './audit-labels.ts'
import { text as menu } from './menu.text.ts'

export const auditLogPage = page({
  module: 'erp',
  path: '/erp/audit-log/',
  title: text.title,
  menuTitle: menu.oversight,
  icon: 'history',
  events: [{ code: 'export', risk: 'high' }],
  sortOrder: 800,
})

export const auditOutcomes = ['ok', 'denied', 'failed'] as const
export const auditSources = ['ui', 'api', 'import', 'job', 'console'] as const

/** Longest period; the default is the last seven days. Units: days of the company, both inclusive. */
export const mostAuditDays = 366
/** Longest period with a filter that no index supports: store, event, field, address or request. */
export const mostWalkedDays = 31

const filters = {
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  /** Ids that the company does not have return no rows, so that their existence is not disclosed. */
  userId: z.int().positive().optional(),
  storeId: z.int().positive().optional(),
  /** A table, such as `procure.brand`. */
  entity: textField({ max: 80 }).optional(),
  entityId: z.int().positive().optional(),
  event: z.enum(auditVerbs).optional(),
  /** Name of a changed field. */
  field: textField({ max: 80 }).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  ip: textField({ max: 45 }).optional(),
  requestId: textField({ max: 80 }).optional(),
}
export const AuditFilters = z.strictObject(filters)
export type AuditFilters = z.output<typeof AuditFilters>

const AuditChange = z.object({
  field: z.string(),
  /** In the language of the reader; the name of the field when it has no text. */
  title: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

const AuditRow = z.object({
  id: idOf('platform.audit'),
  at: Instant,
  userId: z.int().nullable(),
  /** Null: a background process or the command line. */
  user: z.string().nullable(),
  /** The user who viewed as this user. */
  impersonator: z.string().nullable(),
  store: z.string().nullable(),
  sessionId: z.int().nullable(),
  ip: z.string().nullable(),
  requestId: z.string(),
  /** `module.entity.verb`. */
  action: z.string(),
  event: z.string(),
  entity: z.string(),
  entityTitle: z.string(),
  entityId: z.int(),
  label: z.string().nullable(),
  /** Page whose `?open=<id>` opens the record; null when there is none or the reader may not view it. */
  page: z.string().nullable(),
  outcome: z.enum(auditOutcomes),
  reason: z.string().nullable(),
  source: z.enum(auditSources).nullable(),
  changes: z.array(AuditChange),
})
export type AuditRow = z.output<typeof AuditRow>

/** Newest first, paged by cursor. No total count: the log grows without limit. */
export const listAuditRows = route({
  id: 'erp.auditLog.list',
  method: 'GET',
  path: '/erp/audit-log',
  page: auditLogPage,
  event: 'view',
  writes: false,
  errors: ['erp.period_too_long'],
  input: AuditFilters.extend({ cursor: z.string().max(60).optional() }),
  output: z.object({ items: z.array(AuditRow), next: z.string().nullable() }),
})

const Choice = z.object({ id: z.int(), name: z.string() })

/** Choices of the filters: users, stores and record types with a text. */
export const getAuditChoices = route({
  id: 'erp.auditLog.choices',
  method: 'GET',
  path: '/erp/audit-log/choices',
  page: auditLogPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    users: z.array(Choice),
    stores: z.array(Choice),
    entities: z.array(z.object({ entity: z.string(), title: z.string() })),
  }),
})

/** Exports the filtered rows to CSV as a background job. */
export const exportAuditRows = route({
  id: 'erp.auditLog.exportLater',
  method: 'POST',
  path: '/erp/audit-log/export',
  page: auditLogPage,
  event: 'export',
  writes: true,
  errors: ['erp.period_too_long'],
  input: AuditFilters,
  output: z.object({ jobId: idOf('platform.job') }),
})
