import { fail } from '@countinghouse/contract/errors'
import type { Recipe, updateVirtualProduct } from '@countinghouse/contract/procure/virtual-recipe'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { lockProduct } from '../products/lock-product.ts'
import { readRecipe } from './read-recipe.ts'
import type { NewComponent } from './recipe-rules.ts'
import { judgeComponents } from './recipe-rules.ts'
import { keptOf, saveRecipes } from './save-recipes.ts'

/** Throws: not_found, stale, procure.rule_broken, procure.nested_virtual, procure.empty_recipe. Locks: the product. */
export async function changeRecipe(
  ctx: Ctx,
  tx: Tx,
  { id, version, components: given, ...changes }: InputOfRoute<typeof updateVirtualProduct>,
): Promise<Recipe> {
  const head = await lockProduct(ctx, tx, id)
  const before = await readRecipe(tx, ctx.companyId, id)
  if (head.version !== version) fail('stale', { details: { current: before } })
  const merged = { ...keptOf(before, changes), ...changes }
  const groups = merged.kind === 'bundle' ? merged.groups : []
  const components: readonly NewComponent[] = (given ?? before.components).map((component) => ({
    ...component,
    groupNo: merged.kind === 'bundle' ? component.groupNo : null,
  }))
  if (components.length === 0 && head.status !== 'draft') fail('procure.empty_recipe')
  await judgeComponents(ctx, tx, { kind: merged.kind, groups }, components)
  const saved = await saveRecipes(ctx, tx, [{ before, recipe: { ...merged, groups, components } }])
  return saved.get(id) ?? fail('not_found')
}
