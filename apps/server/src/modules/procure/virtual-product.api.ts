import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import {
  createVirtualProduct,
  fillPrepack,
  findComponents,
  getVirtualProduct,
  updateVirtualProduct,
} from '@countinghouse/contract/procure/virtual-bom'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import { simulateVirtualProduct } from '@countinghouse/contract/procure/virtual-simulation'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { camelCase } from '@countinghouse/kernel/names'
import type { Text } from '@countinghouse/kernel/text'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { columnsOf } from '../../platform/database/constraint-meaning.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { bomForm } from './bom-file/bom-form.ts'
import { prepackOf } from './virtual/fill-prepack.ts'
import { findVariants } from './virtual/find-components.ts'
import { createVirtual } from './virtual/create-virtual.ts'
import { readBom } from './virtual/read-bom.ts'
import { simulate } from './virtual/simulate.ts'
import { changeBom } from './virtual/write-bom.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(findComponents, async (ctx, reader, { q }) => ({ items: await findVariants(ctx, reader, q) })),
  handleRead(fillPrepack, async (ctx, reader, input) => ({ components: await prepackOf(ctx, reader, input) })),
  handleRead(getVirtualProduct, async (ctx, reader, { id }) => await readBom(reader, ctx.companyId, id)),
  handleRead(simulateVirtualProduct, simulate),
  handleWrite(createVirtualProduct, createVirtual),
  handleWrite(updateVirtualProduct, changeBom),
]

const forms = [bomForm]

/** Reports the error at the fields of the columns that a check reads, or at the given fields. */
function broken(name: string, words: Text, fields?: readonly string[]): [string, ConstraintRule] {
  const constraint = `procure.${name}`
  return [
    constraint,
    async ({ locale }, reader) => {
      const said = [{ code: 'rule', message: format(words, locale) }]
      const at = fields ?? (await columnsOf(reader, constraint)).map(camelCase)
      return new AppError('procure.rule_broken', { fields: Object.fromEntries(at.map((field) => [field, said])) })
    },
  ]
}

const nested: ConstraintRule = async () => new AppError('procure.nested_virtual')

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Unreachable: duplicates the primary key, with the type, for the foreign keys of bills of materials.
  'procure.product_of_kind': async () => new AppError('duplicate'),
  'procure.virtual_product_is_virtual': async ({ locale }) =>
    new AppError('procure.locked_field', {
      fields: { kind: [{ code: 'locked_field', message: format(errorText.virtual_kind_locked, locale) }] },
    }),
  'procure.virtual_component_nested': nested,
  ...Object.fromEntries([
    broken('virtual_product_per_cent', text.rule_per_cent),
    broken('virtual_product_amount', text.rule_amount),
    broken('virtual_product_partial', text.rule_partial),
    broken('virtual_product_period', text.rule_period),
    broken('virtual_product_promise', text.rule_promise),
    broken('virtual_product_expected', text.rule_expected),
    broken('virtual_product_caps', text.rule_caps),
    broken('virtual_group_range', text.rule_range, ['groups']),
    broken('virtual_component_once', text.rule_twice, ['components']),
    broken('virtual_component_grouped', text.rule_group, ['components']),
    broken('virtual_component_promised', text.rule_one_target, ['components']),
  ]),
}

export const module = defineModule({ api, forms, constraintRules })
