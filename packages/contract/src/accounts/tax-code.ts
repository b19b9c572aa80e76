import { choiceField, dateField, multilineField, rateField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { linesField, recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './tax-code.text.ts'

export const taxKinds = ['standard', 'reduced', 'zero', 'exempt', 'out_of_scope', 'reverse_charge'] as const
export type TaxKind = (typeof taxKinds)[number]

/** How a line is taxed, with dated rates. Source: docs/guides/accounts.md, Tax. */
export const taxCode = master({
  module: 'accounts',
  thing: 'taxCode',
  path: '/finance/tax-codes/',
  api: '/accounts/tax-codes',
  text,
  menuTitle: menu.tax,
  icon: 'receipt',
  sortOrder: 210,
  fields: {
    kind: choiceField(taxKinds),
    description: multilineField({ max: 2000 }).nullable().default(null),
    rates: linesField(
      'rate',
      {
        componentId: recordField('accounts.tax_component'),
        rate: rateField({ maxPpm: 1_000_000 }),
        isCompound: switchField().default(false),
        validFrom: dateField(),
        validTo: dateField().nullable().default(null),
      },
      { most: 100 },
    ).default([]),
  },
  columns: ['kind', 'description'],
  filters: ['kind'],
  errors: ['accounts.rule_broken', 'accounts.tax_rates'],
  // No import: a file has one row per record, but codes have several rates. No merge: documents keep their code.
  without: ['import', 'merge'],
})
