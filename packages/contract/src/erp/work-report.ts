import { z } from 'zod'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './work-report.text.ts'
import { text as menu } from './menu.text.ts'

export const workReportPage = page({
  module: 'erp',
  path: '/erp/work-report/',
  title: text.title,
  menuTitle: menu.oversight,
  icon: 'chart-bar',
  events: ['export'],
  sortOrder: 810,
})

/** Kinds of activity. */
export const workKinds = [
  'created',
  'edited',
  'activated',
  'deactivated',
  'deleted',
  'imported',
  'approved',
  'cancelled',
  'other',
] as const
export type WorkKind = (typeof workKinds)[number]
/** Grouping of the lines. */
export const workSubjects = ['user', 'store', 'role'] as const

/** Longest period; the default is the last seven days. Units: days of the company, both inclusive. */
export const mostWorkDays = 31
/** Longest period for one user. */
export const mostOwnWorkDays = 366

const period = { from: BusinessDate.optional(), to: BusinessDate.optional() }
export const WorkFilters = z.strictObject({
  ...period,
  by: z.enum(workSubjects).default('user'),
  /** Ids that the company does not have return no lines, so that their existence is not disclosed. */
  userId: z.int().positive().optional(),
  storeId: z.int().positive().optional(),
  roleId: z.int().positive().optional(),
})
export type WorkFilters = z.output<typeof WorkFilters>

const Sums = {
  /** Excludes pauses of more than five minutes between two actions. */
  activeMinutes: z.int().nonnegative(),
  sessions: z.int().nonnegative(),
  /** Audit rows, including denied attempts. */
  actions: z.int().nonnegative(),
  denied: z.int().nonnegative(),
}

const WorkRow = z.object({
  day: BusinessDate,
  /** Id of the user, store or role; null: no store. */
  subjectId: z.int().nullable(),
  subject: z.string().nullable(),
  firstAt: Instant,
  lastAt: Instant,
  ...Sums,
  counts: z.array(
    z.object({ entity: z.string(), title: z.string(), kind: z.enum(workKinds), count: z.int().positive() }),
  ),
})
export type WorkRow = z.output<typeof WorkRow>
const WorkTotals = z.object({ ...Sums, kinds: z.record(z.enum(workKinds), z.int().nonnegative()) })
export type WorkTotals = z.output<typeof WorkTotals>

const WorkReport = z.object({
  from: BusinessDate,
  to: BusinessDate,
  rows: z.array(WorkRow),
  /** There are more lines than returned. */
  isCut: z.boolean(),
  totals: WorkTotals,
  /** Totals of the preceding period of the same length; with `compare` only. */
  previous: WorkTotals.nullable(),
})
export type WorkReport = z.output<typeof WorkReport>

const compare = z.boolean().default(false)

export const getWorkReport = route({
  id: 'erp.workReport.get',
  method: 'GET',
  path: '/erp/work-report',
  page: workReportPage,
  event: 'view',
  writes: false,
  errors: ['erp.period_too_long'],
  input: WorkFilters.extend({ compare }),
  output: WorkReport,
})

/** Own work report; available to every user. */
export const getOwnWorkReport = route({
  id: 'erp.workReport.mine',
  method: 'GET',
  path: '/erp/work-report/mine',
  access: 'self',
  writes: false,
  errors: ['erp.period_too_long'],
  input: z.strictObject({ ...period, compare }),
  output: WorkReport,
})

const Choice = z.object({ id: z.int(), name: z.string() })

export const getWorkChoices = route({
  id: 'erp.workReport.choices',
  method: 'GET',
  path: '/erp/work-report/choices',
  page: workReportPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ users: z.array(Choice), stores: z.array(Choice), roles: z.array(Choice) }),
})

/** Exports the lines to CSV as a background job. */
export const exportWorkReport = route({
  id: 'erp.workReport.exportLater',
  method: 'POST',
  path: '/erp/work-report/export',
  page: workReportPage,
  event: 'export',
  writes: true,
  errors: ['erp.period_too_long'],
  input: WorkFilters,
  output: z.object({ jobId: idOf('platform.job') }),
})
