import { fail } from '@countinghouse/contract/errors'
import type { Bom, updateVirtualProduct } from '@countinghouse/contract/procure/virtual-bom'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockProduct } from '../products/lock-product.ts'
import { readBom } from './read-bom.ts'
import type { NewComponent } from './bom-rules.ts'
import { validateComponents } from './bom-rules.ts'
import { keptOf, saveBoms } from './save-boms.ts'

/** Throws: not_found, stale, procure.rule_broken, procure.nested_virtual, procure.empty_bom. Locks: the product. */
export async function changeBom(
  ctx: Ctx,
  tx: Tx,
  { id, version, components: given, ...changes }: InputOfRoute<typeof updateVirtualProduct>,
): Promise<Bom> {
  const head = await lockProduct(ctx, tx, id)
  const before = await readBom(tx, ctx.companyId, id)
  if (head.version !== version) fail('stale', { details: { current: before } })
  const merged = { ...keptOf(before, changes), ...changes }
  const groups = merged.kind === 'bundle' ? merged.groups : []
  const components: readonly NewComponent[] = (given ?? before.components).map((component) => ({
    ...component,
    groupNo: merged.kind === 'bundle' ? component.groupNo : null,
  }))
  if (components.length === 0 && head.status !== 'draft') fail('procure.empty_bom')
  await validateComponents(ctx, tx, { kind: merged.kind, groups }, components)
  const saved = await saveBoms(ctx, tx, [{ before, bom: { ...merged, groups, components } }])
  return saved.get(id) ?? fail('not_found')
}
