import { product } from '@countinghouse/contract/procure/product'
import { getVariantFigures } from '@countinghouse/contract/purchase/variant-figures'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { enrichWithFigures } from './figures/enrich-products.ts'
import { findFigures } from './figures/find-figures.ts'

const api = [
  handleRead(getVariantFigures, async (ctx, reader, wanted) => ({ items: await findFigures(ctx, reader, wanted) })),
]

const completions = { [product.listing.name]: enrichWithFigures }

export const module = defineModule({ api, completions })
