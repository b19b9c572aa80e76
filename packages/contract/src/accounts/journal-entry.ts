import { document } from '../document.ts'
import { choiceField, dateField, instantField, multilineField, textField } from '../fields.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { entryLines } from './entry-lines.ts'
import { text } from './journal-entry.text.ts'
import { text as menu } from './menu.text.ts'

/** A manual journal. Source: docs/guides/accounts.md, Journal entries. */
export const journalEntry = document({
  module: 'accounts',
  thing: 'journalEntry',
  path: '/finance/journal-entries/',
  api: '/accounts/journal-entries',
  text,
  menuTitle: menu.books,
  icon: 'file',
  sortOrder: 25,
  numbers: series({
    key: 'accounts.journal_entry',
    title: text.title,
    prefix: 'JE',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'postedOn',
  storeFields: [],
  statuses: ['draft', 'pending', 'approved', 'posted', 'rejected', 'reversed', 'cancelled'],
  fields: {
    type: choiceField(['standard', 'opening']).default('standard'),
    postedOn: dateField(),
    description: textField({ max: 500 }),
    reversesOn: dateField().nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: entryLines(),
  },
  shown: {
    /** The larger of the sums of debits and credits, since submission or posting. */
    totalMinor: amountField().nullable(),
    postedAt: instantField().nullable(),
    reversedOn: dateField().nullable(),
    /** The template that created it. */
    recurringJournalId: recordField('accounts.recurring_journal').nullable(),
  },
  columns: ['type', 'postedOn', 'description', 'totalMinor'],
  filters: ['type', 'recurringJournalId'],
  unfiltered: ['totalMinor', 'postedAt', 'reversedOn'],
  errors: ['accounts.rule_broken', 'accounts.control_account', 'accounts.unknown_account', 'accounts.entry_too_large'],
  transitions: {
    submit: { from: ['draft'], to: ['pending', 'approved'], event: 'edit', errors: ['accounts.unbalanced'] },
    post: {
      from: ['draft', 'approved'],
      to: ['posted', 'pending'],
      event: 'post',
      isNext: true,
      errors: ['accounts.unbalanced', 'accounts.rule_missing', 'accounts.period_closed'],
    },
    withdraw: { from: ['pending'], to: ['draft'], event: 'edit' },
    cancel: { from: ['approved', 'rejected'], to: ['cancelled'], event: 'edit' },
    reverse: {
      from: ['posted'],
      to: ['reversed'],
      event: 'reverse',
      fields: { reversedOn: dateField().nullable().default(null) },
      errors: ['accounts.already_reversed', 'accounts.period_closed'],
    },
  },
})
