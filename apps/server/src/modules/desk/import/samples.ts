import type { ImportCounts, ImportSample, listImportSamples } from '@countinghouse/contract/desk/import'
import { sampledRows } from '@countinghouse/contract/desk/import'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Outcome, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { RecordKind } from '../../../platform/records/record-kind.ts'
import { readNames } from '../record-names.ts'
import type { Found } from './find-import.ts'
import type { FileRow } from './import-chunk.ts'

type Company = Pick<Ctx, 'companyId'>
type Checked = {
  readonly rows: readonly FileRow[]
  readonly outcomes: readonly Outcome[]
  /** Outcome counts of the previous rows. */
  readonly counts: ImportCounts
}

const pageSize = 100

/** Saves the first rows of each outcome as samples, and every row that names a merged record, of which there are few. */
export async function saveSamples(
  { companyId }: Company,
  tx: Tx,
  importId: number,
  { rows, outcomes, counts }: Checked,
): Promise<void> {
  const values = new Map(rows.map(({ read }) => [read.number, read.values]))
  const places = { ...counts }
  const samples = outcomes.flatMap((outcome) => {
    if (outcome.kind === 'refused') return []
    places[outcome.kind] += 1
    const isFirst = places[outcome.kind] <= sampledRows
    return isFirst || outcome.standing !== undefined ? [sampleOf(outcome, values.get(outcome.number) ?? {})] : []
  })
  if (samples.length === 0) return
  await sql`
    insert into desk.import_sample (company_id, import_id, number, outcome, record_id, before, after, merged)
    select ${companyId}::bigint, ${importId}::bigint, r.number, r.outcome, r.record_id, r.before, r.after, r.merged
    from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
      as r(number int, outcome text, record_id bigint, before jsonb, after jsonb, merged jsonb)
    on conflict (company_id, import_id, number) do update set outcome = excluded.outcome, record_id = excluded.record_id,
      before = excluded.before, after = excluded.after, merged = excluded.merged`.execute(tx)
}

/** Deletes the samples of an earlier check. */
export async function forgetSamples({ companyId }: Company, tx: Tx, importId: number): Promise<void> {
  await sql`delete from desk.import_sample where company_id = ${companyId} and import_id = ${importId}`.execute(tx)
}

type Row = Omit<ImportSample, 'label' | 'changes'> & { before: Values; after: Values }

/** One page of sample rows of one outcome, with the current labels of their records. */
export async function findSamples(
  ctx: Ctx,
  reader: Reader,
  { found, list: { entity } }: Found,
  records: readonly RecordKind[],
  { kind, cursor = '' }: Omit<InputOfRoute<typeof listImportSamples>, 'id'>,
): Promise<OutputOfRoute<typeof listImportSamples>> {
  const after = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  const wanted =
    kind === 'merged' ? sql`merged is not null` : sql`(${kind ?? null}::text is null or outcome = ${kind ?? null})`
  const { rows } = await sql<Row>`
    select number, outcome, record_id as "recordId", before, after, merged from desk.import_sample
    where company_id = ${ctx.companyId} and import_id = ${found.id} and ${wanted} and number > ${after}
    order by number limit ${pageSize + 1}`.execute(reader)
  const page = rows.slice(0, pageSize)
  const nameOf = await readNames(
    ctx,
    reader,
    records,
    page.map(({ recordId }) => ({ entity, recordId })),
  )
  const items = page.map(({ before, after: values, ...row }) => ({
    ...row,
    label: row.recordId === null ? String(values['name'] ?? '') : nameOf({ entity, recordId: row.recordId }),
    changes: Object.entries(values).map(([field, value]) => ({ field, before: before[field] ?? null, after: value })),
  }))
  return { items, next: rows.length > pageSize ? String(page.at(-1)?.number) : null }
}

/** A record created by the trial no longer exists. */
function sampleOf(outcome: Exclude<Outcome, { kind: 'refused' }>, values: Values) {
  const { number, kind, id, standing } = outcome
  const before = outcome.kind === 'changed' ? outcome.before : {}
  // Other saved previous values serve the undo.
  const shownKeys = Object.keys(before).filter((key) => key in values)
  const merged =
    standing === undefined
      ? null
      : {
          code: standing.mergedCode,
          name: standing.mergedName,
          into: { code: standing.code, name: standing.name },
        }
  return {
    number,
    outcome: kind,
    record_id: kind === 'created' ? null : id,
    before,
    after: kind === 'created' ? given(values) : Object.fromEntries(shownKeys.map((key) => [key, values[key]])),
    merged,
  }
}

function given(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
