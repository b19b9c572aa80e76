import { findLabelVariants, getLabelChoices, previewLabels, printLabels } from '@countinghouse/contract/procure/label'
import { product } from '@countinghouse/contract/procure/product'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { findLabelChoices } from './labels/find-choices.ts'
import { findVariants } from './labels/find-variants.ts'
import { fileOfLabels, showLabels } from './labels/print-labels.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ sources }: Declared) => {
  const products = sources.find(({ listing }) => listing.name === product.listing.name)
  if (products === undefined) throw new Error('The list of products is not declared.')
  return [
    handleRead(getLabelChoices, (ctx, reader) => findLabelChoices(ctx, reader)),
    handleRead(findLabelVariants, async (ctx, reader, requested) => ({
      variantIds: await findVariants(ctx, reader, products, requested),
    })),
    handleRead(previewLabels, showLabels),
    handleDownload(printLabels, fileOfLabels),
  ]
}

export const module = defineModule({ api })
