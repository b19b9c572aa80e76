import { z } from 'zod'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './work-report.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: shell-and-access.md 2.9, work report. */
export const workReportPage = page({
  module: 'erp',
  path: '/erp/work-report/',
  title: text.title,
  menuTitle: menu.oversight,
  icon: 'chart-bar',
  events: ['export'],
  sortOrder: 810,
})

/** What was done to records, as far as it is told apart. */
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
/** Whose work a line is about. */
export const workSubjects = ['user', 'store', 'role'] as const

/** Days of the company, both included; left out: the last seven. */
export const mostWorkDays = 31
/** Of one user. */
export const mostOwnWorkDays = 366

const period = { from: BusinessDate.optional(), to: BusinessDate.optional() }
export const WorkFilters = z.strictObject({
  ...period,
  by: z.enum(workSubjects).default('user'),
  /** Whom and what the company has not leaves no lines, as whoever did nothing. */
  userId: z.int().positive().optional(),
  storeId: z.int().positive().optional(),
  roleId: z.int().positive().optional(),
})
export type WorkFilters = z.output<typeof WorkFilters>

const Sums = {
  /** Pauses of more than five minutes between two actions are left out. */
  activeMinutes: z.int().nonnegative(),
  sessions: z.int().nonnegative(),
  /** Audit rows, the denied ones among them. */
  actions: z.int().nonnegative(),
  denied: z.int().nonnegative(),
}

const WorkRow = z.object({
  day: BusinessDate,
  /** Of the user, store or role; null: in no store. */
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
  /** More lines than these: choose fewer days, or one user. */
  isCut: z.boolean(),
  totals: WorkTotals,
  /** Of as many days just before; asked for with `compare`. */
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

/** One's own work: everybody sees it. */
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

/** Writes the lines into a CSV, as a job. */
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
