import { z } from 'zod'
import { multilineField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './print-layout.text.ts'

/** What printed documents and reports have around their content. Source: docs/guides/platform.md, Print layouts. */
export const printLayout = master({
  module: 'erp',
  thing: 'printLayout',
  path: '/erp/print-layouts/',
  api: '/erp/print-layouts',
  text,
  menuTitle: menu.company,
  icon: 'printer',
  sortOrder: 45,
  fields: {
    /** Blank: for documents of all other stores, and for those of the company. */
    storeId: recordField('erp.store').nullable().default(null),
    showsLogo: switchField().default(true),
    /** Blank: name and address of the store. */
    heading: multilineField({ max: 500 }).nullable().default(null),
    footer: multilineField({ max: 600 }).nullable().default(null),
  },
  columns: ['storeId', 'showsLogo'],
  errors: ['erp.rule_broken'],
})

/** A sample document with the layout, as a PDF on A4 in the language of the caller. */
export const previewPrintLayout = route({
  id: 'erp.printLayout.preview',
  method: 'GET',
  path: '/erp/print-layouts/{id}/preview',
  page: printLayout.page,
  event: 'view',
  writes: false,
  errors: ['not_found', 'busy'],
  input: z.strictObject({ id: idOf(printLayout.entity) }),
  output: z.null(),
  answer: 'file',
})
