import { recipeHeads } from '@countinghouse/contract/procure/recipe-file'
import { text } from '@countinghouse/contract/procure/recipe-file.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { BulkCtx, Outcome, Values } from '../../../platform/bulk/bulk-row.ts'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Finding } from '../../../platform/import/finding.ts'
import { findingAt } from '../product-file/cell-of-row.ts'
import type { FileMemory } from '../product-file/file-memory.ts'
import type { StoredRecipe } from '../virtual/read-recipe.ts'
import { readRecipes } from '../virtual/read-recipe.ts'
import { readComponentFacts } from '../virtual/recipe-rules.ts'
import type { NewRecipe } from '../virtual/save-recipes.ts'
import { saveRecipes } from '../virtual/save-recipes.ts'
import { planRecipe } from './plan-recipe.ts'
import type { RecipeRow } from './recipe-row.ts'
import { apartFinding, blocksOf } from './recipe-row.ts'

type Running = { readonly mode: BulkMode; readonly memory: FileMemory }
type Block = readonly RecipeRow[]
type Planned = { readonly block: Block; readonly before: StoredRecipe; readonly recipe: NewRecipe }

/** Imports rows of a bill of materials file in a constant number of statements. Locks: the products, by id. */
export async function writeRecipeRows(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly RecipeRow[],
  { mode, memory }: Running,
): Promise<Outcome[]> {
  const { companyId, locale } = ctx
  const blocks = blocksOf(rows)
  const recipes = await lockRecipes(ctx, tx, [...new Set(rows.map(({ productId }) => productId))])
  const variants = await readComponentFacts(
    ctx,
    tx,
    [
      ...rows.map(({ variantId }) => variantId),
      ...[...recipes.values()].flatMap(({ components }) => components.map(({ variantId }) => variantId)),
    ].filter((id) => id !== null),
  )
  const codes = await readCodes(companyId, tx, rows, recipes)
  const outcomes = new Map<number, Outcome>()
  const refuse = (number: number, findings: readonly Finding[]) =>
    outcomes.set(number, { number, kind: 'refused', findings })
  const planned: Planned[] = []
  for (const block of blocks) {
    const { productId = 0, number = 0 } = block[0] ?? {}
    const before = recipes.get(productId)
    const earlier = memory.claim(String(productId), number)
    if (before === undefined || earlier !== null) {
      const found = codes.get(productId) ?? ''
      const finding =
        earlier === null
          ? findingAt('productId', 'rule', format(text.not_virtual, locale, { found }), found)
          : apartFinding(locale, earlier)
      for (const row of block) refuse(row.number, [finding])
      continue
    }
    const plan = planRecipe(block, before, { locale, mode, variants })
    if ('findings' in plan) for (const [at, findings] of plan.findings) refuse(at, findings)
    else planned.push({ block, before, recipe: plan.recipe })
  }
  const changed = planned.filter(({ before, recipe }) => !isSameRecipe(before, recipe))
  const saved = await saveRecipes(ctx, tx, changed)
  for (const one of planned)
    for (const outcome of outcomesOf(one, saved.get(one.before.id) ?? null)) outcomes.set(outcome.number, outcome)
  return rows.flatMap(({ number }) => outcomes.get(number) ?? [])
}

/** Locks: the products, by id. */
export async function lockRecipes(
  { companyId }: BulkCtx,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredRecipe>> {
  await sql`
    select from procure.product where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  )
  return await readRecipes(tx, companyId, ids)
}

/** Codes of products that are not virtual. */
async function readCodes(
  companyId: number,
  tx: Tx,
  rows: readonly RecipeRow[],
  recipes: ReadonlyMap<number, StoredRecipe>,
): Promise<ReadonlyMap<number, string>> {
  const ids = rows.map(({ productId }) => productId).filter((id) => !recipes.has(id))
  if (ids.length === 0) return new Map()
  const { rows: found } = await sql<{ id: number; code: string }>`
    select id, code from procure.product where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
  return new Map(found.map(({ id, code }) => [id, code]))
}

function isSameRecipe(one: NewRecipe, other: NewRecipe): boolean {
  return JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other))
}

function wordsOf({ groups, components, ...recipe }: NewRecipe) {
  return [
    recipeHeads.map((field) => recipe[field as keyof typeof recipe]),
    groups.map(({ name, minPick, maxPick }) => [name, minPick, maxPick]),
    components.map(({ variantId, quantity, groupNo }) => [variantId, quantity, groupNo]),
  ]
}

/** The first row of a product reports the outcome of its bill of materials, each row that of its component. `after` null: nothing. */
function outcomesOf({ block, before, recipe }: Planned, after: StoredRecipe | null): Outcome[] {
  const { id } = before
  const former = new Map(before.components.map((one) => [placeOf(one, before), one.quantity]))
  const version = after?.version ?? before.version
  return block.map(({ number }, at): Outcome => {
    const component = recipe.components[at]
    const quantity = component === undefined ? undefined : former.get(placeOf(component, recipe))
    const isSame = component === undefined || quantity === component.quantity
    const ofRow: Values = isSame ? {} : { quantity: quantity === undefined ? null : String(quantity) }
    const ofRecipe = at === 0 && after !== null ? { ...changedHeads(before, recipe), recipe: before } : {}
    const all = after === null ? {} : { ...ofRecipe, ...ofRow }
    const kept = { number, id, version }
    return Object.keys(all).length === 0 ? { ...kept, kind: 'unchanged' } : { ...kept, kind: 'changed', before: all }
  })
}

function changedHeads(before: StoredRecipe, recipe: NewRecipe): Values {
  const changed = (recipeHeads as (keyof NewRecipe)[]).filter((field) => before[field] !== recipe[field])
  return Object.fromEntries(changed.map((field) => [field, before[field]]))
}

function placeOf(
  { variantId, groupNo }: { readonly variantId: number; readonly groupNo: number | null },
  { groups }: Pick<StoredRecipe, 'groups'>,
): string {
  return JSON.stringify([variantId, groupNo === null ? null : groups[groupNo - 1]?.name])
}
