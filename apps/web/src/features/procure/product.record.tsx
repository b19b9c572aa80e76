import { costRight, viewSuppliers } from '@countinghouse/contract/procure/cost-rights'
import { text as costText } from '@countinghouse/contract/procure/product-cost.text'
import { text } from '@countinghouse/contract/procure/product.text'
import { text as linesText } from '@countinghouse/contract/procure/supplier-lines.text'
import { lazy } from 'react'
import type { RecordExtras } from '../../kit/record-extras.ts'
import { productSteps } from './product-step.tsx'

const ProductClone = lazy(async () => ({ default: (await import('./product-clone.tsx')).ProductClone }))
const ProductImages = lazy(async () => ({ default: (await import('./product-images.tsx')).ProductImages }))
const ProductCosts = lazy(async () => ({ default: (await import('./product-costs.tsx')).ProductCosts }))
const ProductSuppliers = lazy(async () => ({ default: (await import('./product-suppliers.tsx')).ProductSuppliers }))
const ProductVariants = lazy(async () => ({ default: (await import('./product-variants.tsx')).ProductVariants }))

export const record: RecordExtras = {
  tabs: [
    { key: 'variants', title: text.variants, Panel: ProductVariants },
    { key: 'suppliers', title: linesText.suppliers, right: viewSuppliers, Panel: ProductSuppliers },
    { key: 'costs', title: costText.title, right: costRight, Panel: ProductCosts },
    { key: 'images', title: text.images, Panel: ProductImages },
  ],
  actions: [...productSteps, { key: 'clone', title: text.clone, icon: 'copy', event: 'create', Dialog: ProductClone }],
  isPage: true,
}
