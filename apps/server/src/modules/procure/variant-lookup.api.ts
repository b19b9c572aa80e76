import { fail } from '@countinghouse/contract/errors'
import { lookUpVariants } from '@countinghouse/contract/procure/variant'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { isOpen } from '../../platform/pickers/picker-list.ts'
import { lookUpMany } from './products/look-up.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ pickers }: Declared) => [
  handleRead(lookUpVariants, async (ctx, reader, { codes }) => {
    const list = pickers.find(({ entity }) => entity === 'procure.variant')
    if (list === undefined || !isOpen(list, ctx.grants)) fail('forbidden', { details: { reason: 'page' } })
    return { items: await lookUpMany(ctx, reader, codes) }
  }),
]

export const module = defineModule({ api })
