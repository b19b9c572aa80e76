import { getDashboard } from '@countinghouse/contract/erp/dashboard'
import { countAttentions } from '../../platform/attention.ts'
import type { Declared } from '../../platform/declared.ts'
import { handleRead } from '../../platform/handle.ts'
import { defineModule } from '../../platform/define-module.ts'

const api = ({ attentions }: Declared) => [
  handleRead(getDashboard, async (ctx, reader) => ({ items: await countAttentions(ctx, reader, attentions) })),
]

export const module = defineModule({ api })
