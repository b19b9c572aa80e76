import { fail } from '@countinghouse/contract/errors'
import { getStyle, lookUpVariants } from '@countinghouse/contract/procure/variant'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { isOpen } from '../../platform/pickers/picker-list.ts'
import { lookUpMany } from './products/look-up.ts'
import { readStyle } from './products/read-style.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ pickers }: Declared) => {
  const requirePicker = ({ grants }: Ctx) => {
    const list = pickers.find(({ entity }) => entity === 'procure.variant')
    if (list === undefined || !isOpen(list, grants)) fail('forbidden', { details: { reason: 'page' } })
  }
  return [
    handleRead(lookUpVariants, async (ctx, reader, { codes }) => {
      requirePicker(ctx)
      return { items: await lookUpMany(ctx, reader, codes) }
    }),
    handleRead(getStyle, async (ctx, reader, { id }) => {
      requirePicker(ctx)
      return await readStyle(ctx, reader, id)
    }),
  ]
}

export const module = defineModule({ api })
