import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { Recipe, updateVirtualProduct } from '@countinghouse/contract/procure/virtual-recipe'
import { text } from '@countinghouse/contract/procure/virtual-recipe.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'

export type NewComponent = NonNullable<InputOfRoute<typeof updateVirtualProduct>['components']>[number]
type Heads = Pick<Recipe, 'kind' | 'groups'>

/**
 * What components must be beside the checks of their table, each told at its line. Throws: procure.rule_broken,
 * procure.nested_virtual, invalid_input for a variant that is not there.
 */
export async function judgeComponents(
  ctx: Ctx,
  tx: Tx,
  { kind, groups }: Heads,
  components: readonly NewComponent[],
): Promise<void> {
  const at = (line: number, field: string) => `components.${line}.${field}`
  const rule = (path: string, words: Text, params: Readonly<Record<string, string | number>> = {}) =>
    fail('procure.rule_broken', { fields: { [path]: [{ code: 'rule', message: format(words, ctx.locale, params) }] } })
  if (kind === 'preorder' && components.length > 1) rule('components', text.rule_one_target)
  const { rows } = await sql<{ id: number; isVirtual: boolean; unit: string | null; decimals: number | null }>`
    select v.id, p.kind = 'virtual' as "isVirtual", u.name as unit, u.decimals from procure.variant v
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    left join procure.unit u on u.company_id = p.company_id and u.id = p.base_unit_id
    where v.company_id = ${ctx.companyId} and v.id = any(${components.map(({ variantId }) => variantId)}::bigint[])`.execute(
    tx,
  )
  const variants = new Map(rows.map((row) => [row.id, row]))
  for (const [line, { variantId, quantity, groupNo }] of components.entries()) {
    const variant = variants.get(variantId)
    if (variant === undefined) {
      const message = format(issueText.not_a_choice, ctx.locale)
      fail('invalid_input', { fields: { [at(line, 'variantId')]: [{ code: 'not_a_choice', message }] } })
    }
    if (variant.isVirtual) fail('procure.nested_virtual')
    if (kind === 'bundle' && (groupNo === null || groupNo > groups.length)) rule(at(line, 'groupNo'), text.rule_group)
    const isRepeated = components
      .slice(0, line)
      .some((other) => other.variantId === variantId && (kind !== 'bundle' || other.groupNo === groupNo))
    if (isRepeated) rule(at(line, 'variantId'), text.rule_twice)
    const { unit, decimals } = variant
    if (unit !== null && decimals !== null && !Number.isInteger(Math.round(quantity * 10_000) / 10 ** (4 - decimals)))
      rule(at(line, 'quantity'), text.rule_decimals, { unit, decimals })
  }
}
