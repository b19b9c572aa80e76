import { getDashboard } from '@countinghouse/contract/erp/dashboard'
import { countAttentions } from '../../platform/attention.ts'
import type { Declared } from '../../platform/declared.ts'
import { handleRead } from '../../platform/handle.ts'

export const api = ({ attentions }: Declared) => [
  handleRead(getDashboard, async (ctx, reader) => ({ items: await countAttentions(ctx, reader, attentions) })),
]
