import { fail } from '@countinghouse/contract/errors'
import { costPermission } from '@countinghouse/contract/procure/cost-permissions'
import { checkMargin, listBatchMargins, listMargins } from '@countinghouse/contract/procure/margin'
import { priceBatchesPage } from '@countinghouse/contract/procure/price-batch'
import { listCosts, listProductCosts, setStandardCosts } from '@countinghouse/contract/procure/product-cost'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { mayView } from '../../platform/access/permission.ts'
import { findCosts, findProductCosts } from './costs/find-costs.ts'
import { findBatchMargins, findMargin, findMargins } from './costs/find-margins.ts'
import { changeStandardCosts } from './costs/set-standard-costs.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(listProductCosts, (ctx, reader, { id }) => findProductCosts(ctx, reader, id)),
  handleRead(listCosts, async (ctx, reader, { productIds }) => ({ items: await findCosts(ctx, reader, productIds) })),
  handleWrite(setStandardCosts, changeStandardCosts),
  handleRead(checkMargin, findMargin),
  handleRead(listMargins, async (ctx, reader, { productIds }) => ({
    items: await findMargins(ctx, reader, productIds),
  })),
  handleRead(listBatchMargins, async (ctx, reader, { id }) => {
    // Permission to see margins does not include permission to see price batches.
    if (!mayView(ctx.grants, priceBatchesPage)) fail('not_found')
    return await findBatchMargins(ctx, reader, id)
  }),
]

const guardedDetails = { 'procure.product': { standardCosts: costPermission } }

export const module = defineModule({ api, guardedDetails })
