import { labelsPage } from '@countinghouse/contract/procure/label'
import { text as labelText } from '@countinghouse/contract/procure/label.text'
import { text } from '@countinghouse/contract/procure/product.text'
import { lazy } from 'react'
import type { RecordExtras } from '../../kit/record-extras.ts'
import { ProductLabels } from './product-labels.tsx'
import { productSteps } from './product-step.tsx'

const ProductClone = lazy(async () => ({ default: (await import('./product-clone.tsx')).ProductClone }))
const ProductImages = lazy(async () => ({ default: (await import('./product-images.tsx')).ProductImages }))
const ProductVariants = lazy(async () => ({ default: (await import('./product-variants.tsx')).ProductVariants }))

export const record: RecordExtras = {
  tabs: [
    { key: 'variants', title: text.variants, Panel: ProductVariants },
    { key: 'images', title: text.images, Panel: ProductImages },
  ],
  actions: [...productSteps, { key: 'clone', title: text.clone, icon: 'copy', event: 'create', Dialog: ProductClone }],
  links: [
    {
      key: 'labels',
      title: labelText.printLabels,
      page: labelsPage,
      addressOf: ({ id }) => `${labelsPage.path}?product=${id}`,
    },
  ],
  ChosenAction: ProductLabels,
  isPage: true,
}
