import { text } from '@countinghouse/contract/procure/product.text'
import { lazy } from 'react'
import type { RecordExtras } from '../../kit/record-extras.ts'
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
  isPage: true,
}
