import { page } from '../page.ts'
import { text as menu } from '../procure/menu.text.ts'
import { text } from './product-text-page.text.ts'

export const productTextPage = page({
  module: 'assist',
  path: '/procure/product-text/',
  title: text.title,
  menuTitle: menu.catalogue,
  icon: 'file',
  events: ['create', 'approve'],
  sortOrder: 7,
  pickers: ['procure.product'],
})
