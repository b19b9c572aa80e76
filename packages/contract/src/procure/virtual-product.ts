import { choiceField, dateField, instantField, integerField, rateField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { Version } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { productStatuses } from './product-status.ts'
import { mostComponents, priceModes, virtualKinds } from './virtual-kinds.ts'
import { text } from './virtual-product.text.ts'

export const virtualProductPage = page({
  module: 'procure',
  path: '/procure/virtual-product/',
  title: text.title,
  menuTitle: menu.catalogue,
  icon: 'packages',
  events: ['create', 'edit', 'import', 'export'],
  sortOrder: 2,
  pickers: [
    'procure.category',
    'procure.tax_class',
    'procure.unit',
    'procure.product',
    'procure.size_run',
    'procure.price_list',
    'erp.store',
  ],
})

/** Products of type virtual; their ids are product ids. Source: docs/guides/procure.md, Virtual products. */
export const virtualProducts = listing({
  module: 'procure',
  thing: 'virtualProduct',
  page: virtualProductPage,
  api: '/procure/virtual-products',
  entity: 'procure.product',
  source: 'procure.virtual_product_entry',
  text,
  fields: {
    name: shownField(),
    code: shownField(),
    kind: choiceField(virtualKinds),
    priceMode: choiceField(priceModes),
    discountPpm: rateField({ maxPpm: 1_000_000 }).nullable(),
    components: integerField({ min: 0, max: mostComponents }),
    /** `blocked`: a component is inactive. */
    bom: choiceField(['sound', 'empty', 'blocked']),
    validFrom: dateField().nullable(),
    validUntil: dateField().nullable(),
    status: choiceField(productStatuses),
    updatedAt: instantField(),
  },
  kept: { version: Version },
  titleField: 'name',
  columns: ['code', 'kind', 'priceMode', 'components', 'bom', 'validUntil', 'status'],
  filters: ['status', 'kind', 'bom'],
  search: { fields: ['name', 'code'], hasNames: true },
  // Imported as rows of bills of materials.
  importable: ['code', 'kind', 'priceMode', 'discountPpm', 'validFrom', 'validUntil'],
})
