import { getDashboard } from '@countinghouse/contract/erp/dashboard'
import { countAttentions } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ attentions }: Declared) => [
  handleRead(getDashboard, async (ctx, reader) => ({ items: await countAttentions(ctx, reader, attentions) })),
]

export const module = defineModule({ api })
