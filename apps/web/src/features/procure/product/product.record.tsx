import { productTextPage } from '@countinghouse/contract/assist/product-text-page'
import { viewStock } from '@countinghouse/contract/inventory/product-stock'
import { text as stockText } from '@countinghouse/contract/inventory/product-stock.text'
import { costPermission, viewSuppliers } from '@countinghouse/contract/procure/cost-permissions'
import { labelsPage } from '@countinghouse/contract/procure/label-page'
import { text as labelText } from '@countinghouse/contract/procure/label-page.text'
import { text as recordText } from '@countinghouse/contract/procure/product-record.text'
import { text as sideText } from '@countinghouse/contract/procure/product-sides.text'
import { text } from '@countinghouse/contract/procure/product.text'
import type { MasterRow } from '@countinghouse/contract/master'
import { Suspense } from 'react'
import type { ChosenOfMaster } from '../../../kit/selection/chosen-records.ts'
import type { RecordExtras, RecordNoteProps } from '../../../kit/master/record-extras.ts'
import { ProductLead } from './product-picture.tsx'
import { productSteps } from './product-step.tsx'
import { TrackingNote } from './tracking-note.tsx'
import { productTabs } from './product-tabs.ts'
import { later } from '../../../app/offline/later.ts'

const ProductClone = later(async () => (await import('./product-clone.tsx')).ProductClone)
const ProductBarcodes = later(async () => (await import('../product-barcode/product-barcodes.tsx')).ProductBarcodes)
const ProductPricesSide = later(async () => (await import('../price/product-prices-side.tsx')).ProductPricesSide)
const ProductImages = later(async () => (await import('./product-images.tsx')).ProductImages)
const ProductDefaultNote = later(async () => (await import('./product-default-note.tsx')).ProductDefaultNote)
const ProductCosts = later(async () => (await import('../product-cost/product-costs.tsx')).ProductCosts)
const ProductSuppliers = later(async () => (await import('./product-suppliers.tsx')).ProductSuppliers)
const ProductLabels = later(async () => (await import('./product-labels.tsx')).ProductLabels)
const ProductStockSide = later(async () => (await import('./product-stock.tsx')).ProductStockSide)
const StepProducts = later(async () => (await import('./step-products.tsx')).StepProducts)
const ProductVariants = later(async () => (await import('../product-variant/product-variants.tsx')).ProductVariants)
const ProductWebSide = later(async () => (await import('../product-web/product-web.tsx')).ProductWebSide)
const VirtualBom = later(async () => (await import('../virtual-product/virtual-bom.tsx')).VirtualBom)
const VirtualPrice = later(async () => (await import('../virtual-product/virtual-price.tsx')).VirtualPrice)

function isVirtual(row: MasterRow): boolean {
  return row['kind'] === 'virtual'
}

/** Services, gift cards and virtual products have no stock of their own. */
function isStocked(row: MasterRow): boolean {
  return row['kind'] === 'stocked' || row['kind'] === 'consumable'
}

export const record: RecordExtras = {
  tabs: [
    { key: productTabs.bom, title: sideText.bom, isFor: isVirtual, Panel: VirtualBom },
    { key: 'price', title: sideText.price, isFor: isVirtual, Panel: VirtualPrice },
    { key: productTabs.variants, title: text.variants, Panel: ProductVariants },
    { key: productTabs.barcodes, title: text.barcodes, Panel: ProductBarcodes },
    { key: productTabs.prices, title: text.prices, Panel: ProductPricesSide },
    { key: 'suppliers', title: sideText.suppliers, right: viewSuppliers, Panel: ProductSuppliers },
    { key: 'costs', title: sideText.costs, right: costPermission, Panel: ProductCosts },
    { key: 'stock', title: stockText.title, right: viewStock, isFor: isStocked, Panel: ProductStockSide },
    { key: 'images', title: text.images, Panel: ProductImages },
    { key: 'web', title: sideText.web, Panel: ProductWebSide },
  ],
  actions: [
    ...productSteps,
    { key: 'clone', title: recordText.clone, icon: 'copy', event: 'create', Dialog: ProductClone },
  ],
  notes: {
    ...Object.fromEntries(['taxClassId', 'baseUnitId', 'sizeScaleId'].map((name) => [name, DefaultNote])),
    tracking: TrackingNote,
  },
  Lead: ProductLead,
  links: [
    {
      key: 'labels',
      title: labelText.printLabels,
      page: labelsPage,
      addressOf: ({ id }) => `${labelsPage.path}?product=${id}`,
    },
    {
      key: 'texts',
      title: productTextPage.title,
      page: productTextPage,
      addressOf: ({ id }) => `${productTextPage.path}?product=${id}`,
    },
  ],
  ChosenAction: SelectionActions,
  isPage: true,
}

/** Loaded when products are selected. */
function SelectionActions(props: { readonly chosen: ChosenOfMaster }) {
  return (
    <Suspense>
      <StepProducts {...props} />
      <ProductLabels {...props} />
    </Suspense>
  )
}

/** Loaded separately, so that the form does not wait for it. */
function DefaultNote(props: RecordNoteProps) {
  return (
    <Suspense>
      <ProductDefaultNote {...props} />
    </Suspense>
  )
}
