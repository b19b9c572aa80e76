import { text } from '@countinghouse/contract/procure/product.text'
import { text as virtualText } from '@countinghouse/contract/procure/virtual-recipe.text'
import type { MasterRow } from '@countinghouse/contract/master'
import { lazy } from 'react'
import type { RecordExtras } from '../../kit/record-extras.ts'
import { productSteps } from './product-step.tsx'

const ProductClone = lazy(async () => ({ default: (await import('./product-clone.tsx')).ProductClone }))
const ProductImages = lazy(async () => ({ default: (await import('./product-images.tsx')).ProductImages }))
const ProductVariants = lazy(async () => ({ default: (await import('./product-variants.tsx')).ProductVariants }))
const VirtualRecipe = lazy(async () => ({ default: (await import('./virtual-recipe.tsx')).VirtualRecipe }))
const VirtualPrice = lazy(async () => ({ default: (await import('./virtual-price.tsx')).VirtualPrice }))

function isVirtual(row: MasterRow): boolean {
  return row['kind'] === 'virtual'
}

export const record: RecordExtras = {
  tabs: [
    { key: 'recipe', title: virtualText.recipe, isFor: isVirtual, Panel: VirtualRecipe },
    { key: 'price', title: virtualText.price, isFor: isVirtual, Panel: VirtualPrice },
    { key: 'variants', title: text.variants, Panel: ProductVariants },
    { key: 'images', title: text.images, Panel: ProductImages },
  ],
  actions: [...productSteps, { key: 'clone', title: text.clone, icon: 'copy', event: 'create', Dialog: ProductClone }],
  isPage: true,
}
