import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import type { Tx } from '../../../platform/db.ts'
import type { DoneRow, TakenBack } from '../../../platform/import/file-form.ts'
import type { StoredRecipe } from '../virtual/read-recipe.ts'
import { faultsOf, readComponentFacts } from '../virtual/recipe-rules.ts'
import { saveRecipes } from '../virtual/save-recipes.ts'
import { lockRecipes } from './write-recipe-rows.ts'

/**
 * Undoes rows of a bill of materials import: restores the state before the first row, unless the product was changed since or a
 * previous component is no longer allowed. Locks: the products, by id.
 */
export async function takeBackRecipes(ctx: BulkCtx, tx: Tx, rows: readonly DoneRow[]): Promise<TakenBack> {
  const { locale } = ctx
  const groups = [...Map.groupBy(rows, ({ recordId }) => recordId)]
  const recipes = await lockRecipes(
    ctx,
    tx,
    groups.map(([id]) => id),
  )
  const former = new Map(
    rows.flatMap(({ recordId, before }): [number, StoredRecipe][] =>
      before?.['recipe'] === undefined ? [] : [[recordId, before['recipe'] as StoredRecipe]],
    ),
  )
  const variants = await readComponentFacts(
    ctx,
    tx,
    [...former.values()].flatMap(({ components }) => components.map(({ variantId }) => variantId)),
  )
  const fateOf = (id: number, last: DoneRow | undefined): Removal => {
    const now = recipes.get(id)
    if (now === undefined) return 'gone'
    if (now.version !== last?.versionAfter) return 'changed_meanwhile'
    const then = former.get(id)
    if (then === undefined) return 'undone'
    const isBare = then.components.length === 0 && now.status !== 'draft'
    return isBare || faultsOf(then, then.components, { variants, locale }).length > 0 ? 'refused' : 'undone'
  }
  const judged = new Map(groups.map(([id, own]) => [id, fateOf(id, own[0])]))
  const saved = await saveRecipes(
    ctx,
    tx,
    [...former].flatMap(([id, recipe]) => {
      const before = recipes.get(id)
      return before === undefined || judged.get(id) !== 'undone' ? [] : [{ before, recipe }]
    }),
  )
  return {
    fates: new Map(rows.map(({ number, recordId }) => [number, judged.get(recordId) ?? 'gone'])),
    versions: new Map([...saved].map(([id, { version }]) => [id, version])),
  }
}
