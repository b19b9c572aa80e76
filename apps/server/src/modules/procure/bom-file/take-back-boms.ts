import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DoneRow, UndoneRows } from '../../../platform/import/file-form.ts'
import type { StoredBom } from '../virtual/read-bom.ts'
import { faultsOf, readComponentDetails } from '../virtual/bom-rules.ts'
import { saveBoms } from '../virtual/save-boms.ts'
import { lockBoms } from './write-bom-rows.ts'

/**
 * Undoes rows of a bill of materials import: restores the state before the first row, unless the product was changed since or a
 * previous component is no longer allowed. Locks: the products, by id.
 */
export async function undoBoms(ctx: BulkCtx, tx: Tx, rows: readonly DoneRow[]): Promise<UndoneRows> {
  const { locale } = ctx
  const groups = [...Map.groupBy(rows, ({ recordId }) => recordId)]
  const boms = await lockBoms(
    ctx,
    tx,
    groups.map(([id]) => id),
  )
  const former = new Map(
    rows.flatMap(({ recordId, before }): [number, StoredBom][] =>
      before?.['bom'] === undefined ? [] : [[recordId, before['bom'] as StoredBom]],
    ),
  )
  const variants = await readComponentDetails(
    ctx,
    tx,
    [...former.values()].flatMap(({ components }) => components.map(({ variantId }) => variantId)),
  )
  const fateOf = (id: number, last: DoneRow | undefined): Removal => {
    const now = boms.get(id)
    if (now === undefined) return 'gone'
    if (now.version !== last?.versionAfter) return 'changed_meanwhile'
    const then = former.get(id)
    if (then === undefined) return 'undone'
    const isBare = then.components.length === 0 && now.status !== 'draft'
    return isBare || faultsOf(then, then.components, { variants, locale }).length > 0 ? 'refused' : 'undone'
  }
  const validated = new Map(groups.map(([id, own]) => [id, fateOf(id, own[0])]))
  const saved = await saveBoms(
    ctx,
    tx,
    [...former].flatMap(([id, bom]) => {
      const before = boms.get(id)
      return before === undefined || validated.get(id) !== 'undone' ? [] : [{ before, bom }]
    }),
  )
  return {
    fates: new Map(rows.map(({ number, recordId }) => [number, validated.get(recordId) ?? 'gone'])),
    versions: new Map([...saved].map(([id, { version }]) => [id, version])),
  }
}
