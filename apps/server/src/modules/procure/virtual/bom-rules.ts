import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { Bom, updateVirtualProduct } from '@countinghouse/contract/procure/virtual-bom'
import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

export type NewComponent = NonNullable<InputOfRoute<typeof updateVirtualProduct>['components']>[number]
type Heads = Pick<Bom, 'kind' | 'groups'>

/** Details of a variant used as a component. */
export type ComponentDetails = {
  readonly id: number
  readonly isVirtual: boolean
  /** Unit of its product. */
  readonly unit: string | null
  readonly decimals: number | null
}
type ValidationContext = { readonly variants: ReadonlyMap<number, ComponentDetails>; readonly locale: Locale }
/** `line` null: all components. */
type Fault = {
  readonly line: number | null
  readonly field: 'components' | 'variantId' | 'groupNo' | 'quantity'
  readonly code: 'rule' | 'not_a_choice' | 'nested'
  readonly message: string
}

export async function readComponentDetails(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ComponentDetails>> {
  const { rows } = await sql<ComponentDetails>`
    select v.id, p.kind = 'virtual' as "isVirtual", platform.in_language(u.name, u.name_ar) as unit, u.decimals from procure.variant v
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    left join procure.unit u on u.company_id = p.company_id and u.id = p.base_unit_id
    where v.company_id = ${companyId} and v.id = any(${[...new Set(ids)]}::bigint[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Rules of components besides the checks of their table, at most one error per line. */
export function faultsOf(
  { kind, groups }: Heads,
  components: readonly NewComponent[],
  context: ValidationContext,
): Fault[] {
  const { variants, locale } = context
  const all: Fault[] =
    kind === 'preorder' && components.length > 1
      ? [{ line: null, field: 'components', code: 'rule', message: format(text.rule_one_target, locale) }]
      : []
  const lines = components.flatMap(({ variantId, quantity, groupNo }, line): Fault[] => {
    const rule = (field: Fault['field'], words: Text, params: Readonly<Record<string, string | number>> = {}) => [
      { line, field, code: 'rule' as const, message: format(words, locale, params) },
    ]
    const variant = variants.get(variantId)
    if (variant === undefined)
      return [{ line, field: 'variantId', code: 'not_a_choice', message: format(issueText.not_a_choice, locale) }]
    if (variant.isVirtual)
      return [{ line, field: 'variantId', code: 'nested', message: format(errorText.nested_virtual, locale) }]
    if (kind === 'bundle' && (groupNo === null || groupNo > groups.length)) return rule('groupNo', text.rule_group)
    const isRepeated = components
      .slice(0, line)
      .some((other) => other.variantId === variantId && (kind !== 'bundle' || other.groupNo === groupNo))
    if (isRepeated) return rule('variantId', text.rule_twice)
    const { unit, decimals } = variant
    const isTooFine =
      unit !== null && decimals !== null && !Number.isInteger(Math.round(quantity * 10_000) / 10 ** (4 - decimals))
    return isTooFine ? rule('quantity', text.rule_decimals, { unit, decimals }) : []
  })
  return [...all, ...lines]
}

/** The same, thrown at the first invalid line. Throws: procure.rule_broken, procure.nested_virtual, invalid_input for a missing variant. */
export async function validateComponents(
  ctx: Ctx,
  tx: Tx,
  heads: Heads,
  components: readonly NewComponent[],
): Promise<void> {
  const variants = await readComponentDetails(
    ctx,
    tx,
    components.map(({ variantId }) => variantId),
  )
  const [fault] = faultsOf(heads, components, { variants, locale: ctx.locale })
  if (fault === undefined) return
  const { line, field, code, message } = fault
  if (code === 'nested') fail('procure.nested_virtual')
  const path = line === null ? field : `components.${line}.${field}`
  fail(code === 'rule' ? 'procure.rule_broken' : 'invalid_input', { fields: { [path]: [{ code, message }] } })
}
