import { page } from '../page.ts'
import { text } from './label-page.text.ts'
import { text as menu } from './menu.text.ts'

export const labelsPage = page({
  module: 'procure',
  path: '/procure/labels/',
  title: text.title,
  menuTitle: menu.catalogue,
  icon: 'barcode',
  sortOrder: 7,
  events: ['print'],
})
