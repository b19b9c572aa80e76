import { choiceField, integerField, rateField } from '../fields.ts'
import { master } from '../master.ts'
import { linesField } from '../rich-fields.ts'
import { wholePpm } from './due-parts.ts'
import { text } from './payment-term.text.ts'
import { text as menu } from './menu.text.ts'

export const paymentTerm = master({
  module: 'erp',
  thing: 'paymentTerm',
  path: '/erp/payment-terms/',
  api: '/erp/payment-terms',
  text,
  menuTitle: menu.trade,
  icon: 'calendar',
  sortOrder: 310,
  fields: {
    parts: linesField(
      'part',
      {
        share: rateField({ minPpm: 1, maxPpm: wholePpm }),
        event: choiceField(['order', 'shipment', 'receipt', 'bill_date', 'month_end']).default('bill_date'),
        days: integerField({ min: 0, max: 365 }).default(0),
        dayOfMonth: integerField({ min: 1, max: 31 }).nullable().default(null),
      },
      { least: 1, most: 24 },
    ).default([{ share: wholePpm, event: 'bill_date', days: 0, dayOfMonth: null }]),
    discount: rateField({ minPpm: 1, maxPpm: wholePpm }).nullable().default(null),
    discountDays: integerField({ min: 0, max: 365 }).nullable().default(null),
  },
  errors: ['erp.rule_broken', 'erp.term_parts'],
  // No import: a file has one row per record, but terms have several instalments.
  without: ['import'],
})
