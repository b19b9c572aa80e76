import { product } from '@countinghouse/contract/procure/product'
import { stepProducts } from '@countinghouse/contract/procure/product-step-many'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleWrite } from '../../platform/calls/handle.ts'
import { runStepOnMany } from './products/run-step-on-many.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ sources }: Declared) => {
  const products = sources.find(({ listing }) => listing.name === product.listing.name)
  if (products === undefined) throw new Error('The list of products is not declared.')
  return [handleWrite(stepProducts, (ctx, tx, input) => runStepOnMany(ctx, tx, products, input))]
}

export const module = defineModule({ api })
