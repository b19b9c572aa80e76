import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { mayView } from '../../platform/permission.ts'
import type { RecordKind } from '../../platform/record-kind.ts'

type Wanted = { readonly entity: string; readonly recordId: number | null }

/** The type of a record, if the caller may view its page. Throws: not_found, so that a type he may not see reads like none. */
export function visibleKind(ctx: Ctx, records: readonly RecordKind[], entity: string): RecordKind {
  const kind = records.find((record) => record.entity === entity)
  return kind !== undefined && mayView(ctx.grants, kind.page) ? kind : fail('not_found')
}

/** What records of these types are called, in one round trip; answers a look-up that is null for one that is not there. */
export async function readNames(
  { companyId }: Pick<Ctx, 'companyId'>,
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
      : [sql`select ${entity}::text as entity, n.id, n.label from (${named(companyId, ids)}) n`]
  })
  if (parts.length === 0) return () => null
  const { rows } = await sql<{ entity: string; id: number; label: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return ({ entity, recordId }) => rows.find((row) => row.entity === entity && row.id === recordId)?.label ?? null
}
