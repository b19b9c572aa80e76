import { choiceField, integerField, rateField, referenceField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { text } from './payment-type.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: shell-and-access.md 2.9, payment types; settled.md N18. */
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
    isDefault: switchField().default(false),
    currency: referenceField('currency').nullable().default(null),
    provider: textField({ max: 60 }).nullable().default(null),
    allowChange: switchField().default(false),
    allowRefund: switchField().default(true),
    refundToSameTypeOnly: switchField().default(false),
    opensDrawer: switchField().default(false),
    countsInCashup: switchField().default(true),
    needsReference: switchField().default(false),
    needsCustomer: switchField().default(false),
    surcharge: rateField({ maxPpm: 1_000_000 }).default(0),
    fee: rateField({ maxPpm: 1_000_000 }).default(0),
    settlementDays: integerField({ min: 0, max: 365 }).default(0),
    sortOrder: integerField({ min: 0, max: 9999 }).default(100),
  },
  columns: ['kind', 'currency', 'isDefault', 'allowChange', 'allowRefund', 'countsInCashup', 'sortOrder'],
  filters: ['kind'],
  errors: ['erp.rule_broken', 'erp.kind_locked'],
  without: ['merge'],
})
