import type { AuditFilters, AuditRow } from '@countinghouse/contract/erp/audit-log'
import { text } from '@countinghouse/contract/erp/audit-log.text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'
import type { AuditWords } from './audit-labels.ts'
import { findAuditRows } from './find-audit-rows.ts'

export type Lines = AsyncIterable<{ readonly cells: readonly (readonly Cell[])[]; readonly rows: number }>

const rowsAtOnce = 1000

/** Heading and rows of the export: one row per changed field, and one for an entry without changes. */
export async function* auditLines(ctx: Ctx, reader: Reader, words: AuditWords, requested: AuditFilters): Lines {
  yield { cells: [headings.map((key) => text[`column_${key}`][ctx.locale])], rows: 0 }
  let cursor: string | undefined
  do {
    const { items, next } = await findAuditRows(ctx, reader, words, requested, { cursor, limit: rowsAtOnce })
    yield { cells: items.flatMap((row) => cellsOf(row, ctx.locale)), rows: items.length }
    cursor = next ?? undefined
  } while (cursor !== undefined)
}

const headings = [
  'at',
  'user',
  'event',
  'entity',
  'record',
  'id',
  'field',
  'before',
  'after',
  'outcome',
  'reason',
  'store',
  'ip',
  'source',
  'request',
] as const

function cellsOf(row: AuditRow, locale: Locale): Cell[][] {
  const changes = row.changes.length === 0 ? [null] : row.changes
  return changes.map((change) => [
    row.at,
    row.user ?? text.system[locale],
    row.event,
    row.entityTitle,
    row.label,
    row.entityId,
    change?.title ?? null,
    change?.before ?? null,
    change?.after ?? null,
    text[`outcome_${row.outcome}`][locale],
    row.reason,
    row.store,
    row.ip,
    row.source === null ? null : text[`source_${row.source}`][locale],
    row.requestId,
  ])
}
