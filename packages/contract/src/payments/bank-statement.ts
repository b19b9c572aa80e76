import { mostMinor } from '@countinghouse/kernel/minor'
import { text as menu } from '../accounts/menu.text.ts'
import { document } from '../document.ts'
import { dateField, integerField, multilineField, referenceField, shownField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text } from './bank-statement.text.ts'

/** Maximum lines of a statement. */
export const mostStatementLines = 2000

const currency = 'currencyCode'
const signed = () => amountField({ min: -mostMinor, currency })
const words = () => shownField().nullable().default(null)

/** A statement of a bank account, imported from a file. Source: docs/guides/payments.md, Bank statements. */
export const bankStatement = document({
  module: 'payments',
  thing: 'bankStatement',
  path: '/finance/bank-statements/',
  api: '/payments/bank-statements',
  text,
  menuTitle: menu.cash,
  icon: 'building',
  sortOrder: 166,
  numbers: series({
    key: 'payments.bank_statement',
    title: text.title,
    prefix: 'BST',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'closedOn',
  storeFields: [],
  isEntered: false,
  statuses: ['draft', 'reconciled', 'cancelled'],
  fields: {
    bankAccountId: recordField('payments.bank_account'),
    /** Number of the bank. */
    statementNo: words(),
    openedOn: dateField(),
    closedOn: dateField(),
    /** Blank: the file has no balances. */
    openingMinor: signed().nullable().default(null),
    closingMinor: signed().nullable().default(null),
    lines: linesField(
      'line',
      {
        bookedOn: dateField(),
        /** Above zero: received. */
        amountMinor: signed(),
        party: words(),
        partyIban: words(),
        reference: words(),
        description: words(),
      },
      { least: 1, most: mostStatementLines },
    ),
  },
  shown: {
    lineCount: integerField({ min: 1, max: mostStatementLines }),
    /** Lines without a ledger entry. */
    openCount: integerField({ min: 0, max: mostStatementLines }),
    currencyCode: referenceField('currency'),
    /** Lines of the file that were left out, since a statement before has them. */
    duplicateCount: integerField({ min: 0, max: mostStatementLines }),
    reason: shownField().nullable(),
  },
  columns: ['bankAccountId', 'statementNo', 'closedOn', 'closingMinor', 'lineCount', 'openCount'],
  filters: ['bankAccountId'],
  unfiltered: ['reason'],
  events: ['import', { code: 'match', risk: 'high', dependsOn: 'view' }],
  transitions: {
    reconcile: {
      from: ['draft'],
      to: ['reconciled'],
      event: 'match',
      isNext: true,
      errors: ['payments.lines_open'],
    },
    reopen: { from: ['reconciled'], to: ['draft'], event: 'match' },
    cancel: {
      from: ['draft'],
      to: ['cancelled'],
      event: 'import',
      fields: { reason: multilineField({ max: 500 }) },
      errors: ['payments.lines_matched'],
    },
  },
})
