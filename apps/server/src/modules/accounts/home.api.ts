import { getFinanceHome } from '@countinghouse/contract/accounts/home'
import { statementsPage } from '@countinghouse/contract/accounts/statement'
import { countAttentions } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { mayView } from '../../platform/access/permission.ts'
import { attentions } from './home/attentions.ts'
import { cards } from './home/cards.ts'
import { findMetrics } from './home/find-metrics.ts'

const api = (declared: Declared) => [
  handleRead(getFinanceHome, async (ctx, reader) => {
    const own = declared.attentions.filter(({ page }) => page.module === 'accounts')
    const items = await countAttentions(ctx, reader, own)
    return { items, metrics: mayView(ctx.grants, statementsPage) ? await findMetrics(ctx, reader) : null }
  }),
]

export const module = defineModule({ api, attentions, cards })
