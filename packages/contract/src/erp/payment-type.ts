import { choiceField, integerField, rateField, referenceField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField, recordsField } from '../rich-fields.ts'
import { text } from './payment-type.text.ts'
import { text as menu } from './menu.text.ts'

export const paymentType = master({
  module: 'erp',
  thing: 'paymentType',
  path: '/erp/payment-types/',
  api: '/erp/payment-types',
  text,
  menuTitle: menu.trade,
  icon: 'coins',
  sortOrder: 300,
  fields: {
    kind: choiceField([
      'cash',
      'card_manual',
      'card_terminal',
      'card_online',
      'bank_transfer',
      'cheque',
      'voucher',
      'store_credit',
      'points',
      'on_account',
      'deposit',
      'exchange',
      'mobile',
    ]),
    /** Stores that offer it; none: all stores. */
    stores: recordsField('erp.store').default([]),
    /** Preselected cash type. One for specific stores takes precedence over one for all stores. */
    isDefault: switchField().default(false),
    currency: referenceField('currency').nullable().default(null),
    /** Of what a sale takes by it, the payments of one receipt together. */
    minMinor: amountField({ currency: 'currency' }).nullable().default(null),
    maxMinor: amountField({ currency: 'currency' }).nullable().default(null),
    /** Payments are rounded to a multiple of it. Units: minor units; 5 is 0.05. */
    roundingMinor: amountField({ min: 1, max: 1_000_000, currency: 'currency' }).nullable().default(null),
    allowChange: switchField().default(false),
    allowRefund: switchField().default(true),
    /** What was paid by it goes back by it alone, and nothing else does. */
    refundToSameTypeOnly: switchField().default(false),
    opensDrawer: switchField().default(false),
    countsInCashup: switchField().default(true),
    needsReference: switchField().default(false),
    needsCustomer: switchField().default(false),
    /** What the provider keeps of a payment. */
    fee: rateField({ maxPpm: 1_000_000 }).default(0),
    /** From the business date until the provider pays out. Units: calendar days. */
    settlementDays: integerField({ min: 0, max: 365 }).default(0),
    icon: choiceField(['coins', 'cash_register', 'device_desktop', 'building', 'receipt', 'tag', 'user', 'world'])
      .nullable()
      .default(null),
    sortOrder: integerField({ min: 0, max: 9999 }).default(100),
  },
  columns: ['kind', 'currency', 'stores', 'isDefault', 'allowChange', 'allowRefund', 'countsInCashup', 'sortOrder'],
  filters: ['kind', 'stores'],
  errors: ['erp.rule_broken', 'erp.kind_locked', 'erp.default_taken'],
  without: ['merge'],
})
