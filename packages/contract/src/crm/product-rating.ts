import { integerField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { quantityField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './product-rating.text.ts'

export const productRatingsPage = page({
  module: 'crm',
  path: '/crm/product-ratings/',
  title: text.title,
  menuTitle: menu.opinion,
  icon: 'chart-bar',
  events: ['export'],
  sortOrder: 44,
  pickers: ['procure.product'],
})

/** Published reviews by product, the worst first. */
export const productRatings = listing({
  module: 'crm',
  thing: 'productRating',
  page: productRatingsPage,
  api: '/crm/product-ratings',
  entity: 'procure.product',
  source: 'crm.product_rating',
  text,
  fields: {
    name: shownField(),
    /** From 1 to 5, two decimals. */
    average: quantityField(),
    reviewCount: integerField({ min: 0, max: 1_000_000_000 }),
    lowCount: integerField({ min: 0, max: 1_000_000_000 }),
  },
  titleField: 'name',
  columns: ['average', 'reviewCount', 'lowCount'],
  filters: [],
  sort: ['average', 'reviewCount', 'lowCount', 'name'],
  defaultSort: ['average'],
  search: { fields: ['name'], hasNames: true },
})
