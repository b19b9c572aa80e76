import { z } from 'zod'
import { textField } from '../fields.ts'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './audit-log.text.ts'
import { auditVerbs } from './audit-words.ts'
import { text as menu } from './menu.text.ts'

/** Source: shell-and-access.md 2.9, audit log. */
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

/** Days of the company, both included; left out: the last seven. A longer period than this is refused. */
export const mostAuditDays = 366
/** Where it is asked for a store, an event, a field, an address or a request, which no index knows. */
export const mostWalkedDays = 31

const filters = {
  from: BusinessDate.optional(),
  to: BusinessDate.optional(),
  /** Whom and what the company has not leaves no rows, as whoever did nothing. */
  userId: z.int().positive().optional(),
  storeId: z.int().positive().optional(),
  /** `procure.brand`. */
  entity: textField({ max: 80 }).optional(),
  entityId: z.int().positive().optional(),
  event: z.enum(auditVerbs).optional(),
  /** Name of a field that was changed. */
  field: textField({ max: 80 }).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  ip: textField({ max: 45 }).optional(),
  requestId: textField({ max: 80 }).optional(),
}
export const AuditFilters = z.strictObject(filters)
export type AuditFilters = z.output<typeof AuditFilters>

const AuditChange = z.object({
  field: z.string(),
  /** In the reader's language, or the field's name where nobody has words for it. */
  title: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

const AuditRow = z.object({
  id: idOf('platform.audit'),
  at: Instant,
  userId: z.int().nullable(),
  /** Null: the machine or the console. */
  user: z.string().nullable(),
  /** Who looked through the user's eyes. */
  impersonator: z.string().nullable(),
  store: z.string().nullable(),
  sessionId: z.int().nullable(),
  ip: z.string().nullable(),
  requestId: z.string(),
  /** `module.thing.verb`. */
  action: z.string(),
  event: z.string(),
  entity: z.string(),
  entityTitle: z.string(),
  entityId: z.int(),
  label: z.string().nullable(),
  /** Page whose `?open=<id>` shows the record; null where it has none or the reader may not view it. */
  page: z.string().nullable(),
  outcome: z.enum(auditOutcomes),
  reason: z.string().nullable(),
  source: z.enum(auditSources).nullable(),
  changes: z.array(AuditChange),
})
export type AuditRow = z.output<typeof AuditRow>

/** Newest first; the cursor says where to go on. Nothing is counted: the log grows without end. */
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

/** What the filters offer: people, stores, and the records that have words. */
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

/** Writes the rows that the filters leave into a CSV, as a job. */
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
