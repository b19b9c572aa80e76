import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import { mayView } from '../../platform/access/permission.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'

type Wanted = { readonly entity: string; readonly recordId: number | null }

/**
 * The type of a record by the first of its pages that the caller may view. Throws: not_found, so that a type the caller may not see
 * reads as missing.
 */
export function visibleKind(ctx: Ctx, records: readonly RecordKind[], entity: string): RecordKind {
  return records.find((record) => record.entity === entity && mayView(ctx.grants, record.page)) ?? fail('not_found')
}

/**
 * The type of a record by the first of its pages on which the caller sees this record. Throws: not_found, so that a record of other
 * stores reads as missing.
 */
export async function seenKind(
  ctx: Ctx,
  db: Reader | Tx,
  records: readonly RecordKind[],
  record: { readonly entity: string; readonly recordId: number },
): Promise<RecordKind> {
  for (const kind of records.filter(({ entity, page }) => entity === record.entity && mayView(ctx.grants, page)))
    if ((await readNames(ctx, db, [kind], [record]))(record) !== null) return kind
  return fail('not_found')
}

/** The stores of which a user must work in one to see a record; null where permission to view its page is enough. */
export async function storesOfRecord(
  companyId: number,
  db: Reader | Tx,
  { storesOf }: RecordKind,
  id: number,
): Promise<number[] | null> {
  if (storesOf === undefined) return null
  const { rows } = await sql<{ id: number | null }>`${storesOf(companyId, id)}`.execute(db)
  return rows.flatMap((store) => store.id ?? [])
}

/** Labels of records of these types, as far as permissions show them, in one round trip; answers a look-up that is null for a missing record. */
export async function readNames(
  { companyId, grants }: Pick<Ctx, 'companyId'> & Partial<Pick<Ctx, 'grants'>>,
  db: Reader | Tx,
  records: readonly RecordKind[],
  wanted: readonly Wanted[],
): Promise<(record: Wanted) => string | null> {
  const parts = records.flatMap(({ entity, named }) => {
    const ids = wanted.flatMap((record) =>
      record.entity === entity && record.recordId !== null ? [record.recordId] : [],
    )
    return ids.length === 0
      ? []
      : [sql`select ${entity}::text as entity, n.id, n.label from (${named(companyId, ids, grants)}) n`]
  })
  if (parts.length === 0) return () => null
  const { rows } = await sql<{ entity: string; id: number; label: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return ({ entity, recordId }) => rows.find((row) => row.entity === entity && row.id === recordId)?.label ?? null
}
