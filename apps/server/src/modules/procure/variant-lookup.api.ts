import { fail } from '@countinghouse/contract/errors'
import { getStyle, lookUpVariants } from '@countinghouse/contract/procure/variant'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import type { PickerList } from '../../platform/pickers/picker-list.ts'
import { isOpen, isTold } from '../../platform/pickers/picker-list.ts'
import { findLabels } from '../../platform/pickers/record-labels.ts'
import { lookUpMany } from './products/look-up.ts'
import { readStyle } from './products/read-style.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ pickers }: Declared) => {
  const requirePicker = ({ grants }: Ctx, name = 'procure.variant'): PickerList => {
    const list = pickers.find(({ entity }) => entity === name)
    return list === undefined || !isOpen(list, grants) ? fail('forbidden', { details: { reason: 'page' } }) : list
  }
  return [
    handleRead(lookUpVariants, async (ctx, reader, { codes, list: name }) => {
      const list = requirePicker(ctx, name)
      const items = await lookUpMany(ctx, reader, codes)
      if (name === undefined) return { items }
      const ids = items.flatMap(({ variant }) => variant?.id ?? [])
      const named = await findLabels(reader, ctx.companyId, list.entity, ids, isTold(list, ctx.grants))
      const offered = new Set(named.filter(({ isActive }) => isActive).map(({ id }) => id))
      const isOffered = (id: number | undefined) => id !== undefined && offered.has(id)
      return { items: items.map((one) => (isOffered(one.variant?.id) ? one : { ...one, variant: null })) }
    }),
    handleRead(getStyle, async (ctx, reader, { id }) => {
      requirePicker(ctx)
      return await readStyle(ctx, reader, id)
    }),
  ]
}

export const module = defineModule({ api })
