import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { referenceField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './bank-account.text.ts'

/** A bank account of the company. Source: docs/guides/payments.md, Payment files. */
export const bankAccount = master({
  module: 'payments',
  thing: 'bankAccount',
  path: '/finance/bank-accounts/',
  api: '/payments/bank-accounts',
  text,
  menuTitle: menu.payables,
  icon: 'building',
  sortOrder: 136,
  fields: {
    /** Account of the general ledger that payments are made from. */
    accountId: recordField('accounts.account'),
    holder: textField({ max: 70 }),
    iban: z
      .string()
      .trim()
      .toUpperCase()
      .min(15)
      .max(42)
      .regex(/^[A-Za-z]{2}[A-Za-z0-9 ]+$/)
      .meta({ widget: 'text', isCode: true }),
    bic: textField({ max: 11 }).meta({ widget: 'text', isCode: true }).nullable().default(null),
    /** Blank: the company's currency. */
    currencyCode: referenceField('currency').nullable().default(null),
  },
  columns: ['accountId', 'holder', 'iban', 'currencyCode'],
  filters: ['accountId'],
  errors: ['payments.rule_broken', 'payments.not_cash'],
  // One at a time; payment files keep theirs.
  without: ['import', 'merge'],
})
