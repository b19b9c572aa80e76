import { text as recordText } from '@countinghouse/contract/procure/product-record.text'
import { text } from '@countinghouse/contract/procure/product.text'
import { lazy, Suspense } from 'react'
import type { RecordExtras, RecordNoteProps } from '../../kit/record-extras.ts'
import { ProductLead } from './product-picture.tsx'
import { productSteps } from './product-step.tsx'

const ProductClone = lazy(async () => ({ default: (await import('./product-clone.tsx')).ProductClone }))
const ProductBarcodes = lazy(async () => ({ default: (await import('./product-barcodes.tsx')).ProductBarcodes }))
const ProductPricesSide = lazy(async () => ({
  default: (await import('./product-prices-side.tsx')).ProductPricesSide,
}))
const ProductImages = lazy(async () => ({ default: (await import('./product-images.tsx')).ProductImages }))
const ProductDefaultNote = lazy(async () => ({
  default: (await import('./product-default-note.tsx')).ProductDefaultNote,
}))
const ProductVariants = lazy(async () => ({ default: (await import('./product-variants.tsx')).ProductVariants }))

export const record: RecordExtras = {
  tabs: [
    { key: 'variants', title: text.variants, Panel: ProductVariants },
    { key: 'barcodes', title: text.barcodes, Panel: ProductBarcodes },
    { key: 'prices', title: text.prices, Panel: ProductPricesSide },
    { key: 'images', title: text.images, Panel: ProductImages },
  ],
  actions: [
    ...productSteps,
    { key: 'clone', title: recordText.clone, icon: 'copy', event: 'create', Dialog: ProductClone },
  ],
  notes: Object.fromEntries(['taxClassId', 'baseUnitId', 'sizeScaleId'].map((name) => [name, DefaultNote])),
  Lead: ProductLead,
  isPage: true,
}

/** Fetched when the form is drawn, which does not wait for it. */
function DefaultNote(props: RecordNoteProps) {
  return (
    <Suspense>
      <ProductDefaultNote {...props} />
    </Suspense>
  )
}
