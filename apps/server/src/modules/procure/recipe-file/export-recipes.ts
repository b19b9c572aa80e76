import { recipeHeads } from '@countinghouse/contract/procure/recipe-file'
import type { ListRow } from '@countinghouse/contract/listing'
import type { Reader } from '../../../platform/db.ts'
import type { StoredRecipe } from '../virtual/read-recipe.ts'
import { readRecipes } from '../virtual/read-recipe.ts'
import { groupWord } from './plan-groups.ts'

/** A row for each component of virtual products; for an empty bill of materials one row with its other fields. */
export async function exportRecipes(
  db: Reader,
  { companyId }: { readonly companyId: number },
  rows: readonly ListRow[],
): Promise<readonly ListRow[]> {
  const ids = rows.map(({ id }) => id)
  const recipes = await readRecipes(db, companyId, ids)
  return ids.flatMap((id) => {
    const recipe = recipes.get(id)
    return recipe === undefined ? [] : recipeRows(recipe)
  })
}

function recipeRows(recipe: StoredRecipe): ListRow[] {
  const { id, code, name, groups, components } = recipe
  const heads = Object.fromEntries(Object.entries(recipe).filter(([field]) => recipeHeads.includes(field)))
  const productId = [{ id, code, name, isActive: true }]
  const whole = { id, productId: id, ...heads }
  if (components.length === 0) return [{ ...whole, labels: { productId } }]
  return components.map(({ variantId, sku, name: of, quantity, groupNo }) => {
    const group = groupNo === null ? undefined : groups[groupNo - 1]
    return {
      ...whole,
      variantId,
      quantity: String(quantity),
      ...(groupNo !== null &&
        group !== undefined && { group: groupWord(groups, groupNo), minPick: group.minPick, maxPick: group.maxPick }),
      labels: { productId, variantId: [{ id: variantId, code: sku, name: of, isActive: true }] },
    }
  })
}
