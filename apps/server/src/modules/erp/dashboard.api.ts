import { chooseDashboardCards, getDashboard, showFirstSteps } from '@countinghouse/contract/erp/dashboard'
import { countAttentions } from '../../platform/registry/attention.ts'
import { findFirstSteps } from '../../platform/registry/first-step.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { chooseCards, findBoard } from './dashboard/card-board.ts'
import { hideFirstSteps } from './dashboard/hide-first-steps.ts'

const dashboard = 'main'

const api = ({ attentions, cards, firstSteps }: Declared) => [
  handleRead(getDashboard, async (ctx, reader) => ({
    items: await countAttentions(ctx, reader, attentions),
    board: await findBoard(ctx, reader, dashboard, cards),
    firstSteps: await findFirstSteps(ctx, reader, firstSteps),
  })),
  handleWrite(chooseDashboardCards, (ctx, tx, { keys }) => chooseCards(ctx, tx, { dashboard, cards, keys })),
  handleWrite(showFirstSteps, (ctx, tx, { isHidden }) => hideFirstSteps(ctx, tx, isHidden)),
]

export const module = defineModule({ api })
