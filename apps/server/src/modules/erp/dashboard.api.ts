import { chooseDashboardCards, getDashboard } from '@countinghouse/contract/erp/dashboard'
import { countAttentions } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { chooseCards, findBoard } from './dashboard/card-board.ts'

const dashboard = 'main'

const api = ({ attentions, cards }: Declared) => [
  handleRead(getDashboard, async (ctx, reader) => ({
    items: await countAttentions(ctx, reader, attentions),
    board: await findBoard(ctx, reader, dashboard, cards),
  })),
  handleWrite(chooseDashboardCards, (ctx, tx, { keys }) => chooseCards(ctx, tx, { dashboard, cards, keys })),
]

export const module = defineModule({ api })
