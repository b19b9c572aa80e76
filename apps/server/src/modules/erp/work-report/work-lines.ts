import type { WorkFilters } from '@countinghouse/contract/erp/work-report'
import { workKinds } from '@countinghouse/contract/erp/work-report'
import { text } from '@countinghouse/contract/erp/work-report.text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { Lines } from '../audit-log/audit-lines.ts'
import type { AuditWords } from '../audit-log/audit-labels.ts'
import { findWork } from './find-work.ts'

/** Maximum lines of an export: a month of more than 3,000 users. */
const mostLines = 100_000

/** Heading and rows of the export, with a column per kind of activity. */
export async function* workLines(ctx: Ctx, reader: Reader, words: AuditWords, requested: WorkFilters): Lines {
  const { locale } = ctx
  const named = (['day', 'firstAt', 'lastAt', 'activeMinutes', 'sessions', 'actions', 'denied'] as const).map(
    (key) => text[`column_${key}`][locale],
  )
  const kinds = workKinds.map((kind) => text[`kind_${kind}`][locale])
  yield { cells: [[text[`by_${requested.by}`][locale], ...named, ...kinds]], rows: 0 }
  const { rows } = await findWork(ctx, reader, words, { ...requested, compare: false, mostLines })
  const cells = rows.map((row) => [
    row.subject,
    row.day,
    row.firstAt,
    row.lastAt,
    row.activeMinutes,
    row.sessions,
    row.actions,
    row.denied,
    ...workKinds.map((kind) => row.counts.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0)),
  ])
  yield { cells, rows: cells.length }
}
