import { fail } from '@countinghouse/contract/errors'
import { product } from '@countinghouse/contract/procure/product'
import type { Recipe, updateVirtualProduct } from '@countinghouse/contract/procure/virtual-recipe'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { lockProduct } from '../products/lock-product.ts'
import type { StoredRecipe } from './read-recipe.ts'
import { readRecipe } from './read-recipe.ts'
import { recipeLines } from './recipe-lines.ts'
import type { NewComponent } from './recipe-rules.ts'
import { judgeComponents } from './recipe-rules.ts'

type Changes = Omit<InputOfRoute<typeof updateVirtualProduct>, 'id' | 'version' | 'components'>

/** What belongs to one kind or one price goes with it, unless somebody sends it. */
function keptOf(before: StoredRecipe, { kind = before.kind, priceMode = before.priceMode }: Changes): StoredRecipe {
  return {
    ...before,
    ...(priceMode !== 'sum_minus_ppm' && { discountPpm: null }),
    ...(priceMode !== 'sum_minus_amount' && { discountMinor: null, discountCurrency: null }),
    ...(kind !== 'bundle' && { sellWhen: 'all_available', groups: [] }),
    ...(kind !== 'preorder' && {
      expectedFrom: null,
      expectedUntil: null,
      capQuantity: null,
      customerCapQuantity: null,
    }),
  }
}

/** Throws: not_found, stale, procure.rule_broken, procure.nested_virtual, procure.empty_recipe. Locks: the product. */
export async function changeRecipe(
  ctx: Ctx,
  tx: Tx,
  { id, version, components: given, ...changes }: InputOfRoute<typeof updateVirtualProduct>,
): Promise<Recipe> {
  const { companyId, userId } = ctx
  const head = await lockProduct(ctx, tx, id)
  const before = await readRecipe(tx, companyId, id)
  if (head.version !== version) fail('stale', { details: { current: before } })
  const merged = { ...keptOf(before, changes), ...changes }
  const groups = merged.kind === 'bundle' ? merged.groups : []
  const components: readonly NewComponent[] = (given ?? before.components).map((component) => ({
    ...component,
    groupNo: merged.kind === 'bundle' ? component.groupNo : null,
  }))
  if (components.length === 0 && head.status !== 'draft') fail('procure.empty_recipe')
  await judgeComponents(ctx, tx, { kind: merged.kind, groups }, components)
  await sql`delete from procure.virtual_component where company_id = ${companyId} and product_id = ${id}`.execute(tx)
  await sql`delete from procure.virtual_group where company_id = ${companyId} and product_id = ${id}`.execute(tx)
  await sql`
    update procure.virtual_product set kind = ${merged.kind}, price_mode = ${merged.priceMode}, discount_ppm = ${merged.discountPpm},
      discount_minor = ${merged.discountMinor}, discount_currency = ${merged.discountCurrency}, tax_mode = ${merged.taxMode},
      sell_when = ${merged.sellWhen}, valid_from = ${merged.validFrom}, valid_until = ${merged.validUntil},
      expected_from = ${merged.expectedFrom}, expected_until = ${merged.expectedUntil}, cap_quantity = ${merged.capQuantity},
      customer_cap_quantity = ${merged.customerCapQuantity}, note = ${merged.note}
    where company_id = ${companyId} and product_id = ${id}`.execute(tx)
  await sql`
    insert into procure.virtual_group (company_id, product_id, line_no, name, min_pick, max_pick)
    select ${companyId}, ${id}, g.ordinality, g.value ->> 'name', (g.value ->> 'minPick')::integer, (g.value ->> 'maxPick')::integer
    from jsonb_array_elements(${JSON.stringify(groups)}::jsonb) with ordinality g`.execute(tx)
  await sql`
    insert into procure.virtual_component (company_id, product_id, line_no, virtual_kind, group_no, variant_id, component_product_id,
      component_kind, quantity)
    select ${companyId}, ${id}, c.ordinality, ${merged.kind}, (c.value ->> 'groupNo')::integer, x.id, r.id, r.kind,
      (c.value ->> 'quantity')::numeric
    from jsonb_array_elements(${JSON.stringify(components)}::jsonb) with ordinality c
    join procure.variant x on x.company_id = ${companyId} and x.id = (c.value ->> 'variantId')::bigint
    join procure.product r on r.company_id = x.company_id and r.id = x.product_id`.execute(tx)
  await sql`update procure.product set updated_by = ${userId} where company_id = ${companyId} and id = ${id}`.execute(
    tx,
  )
  const after = await readRecipe(tx, companyId, id)
  ctx.audit({
    entity: product.entity,
    entityId: id,
    label: head.name,
    before: { recipe: recipeLines(before) },
    after: { recipe: recipeLines(after) },
  })
  return after
}
