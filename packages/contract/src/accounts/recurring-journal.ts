import { frequencies } from '@countinghouse/kernel/recurrence'
import { choiceField, dateField, integerField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { entryLines } from './entry-lines.ts'
import { text as menu } from './menu.text.ts'
import { text } from './recurring-journal.text.ts'

/** Templates of journal entries. Source: docs/guides/accounts.md, Recurring journals. */
export const recurringJournal = master({
  module: 'accounts',
  thing: 'recurringJournal',
  path: '/finance/recurring-journals/',
  api: '/accounts/recurring-journals',
  text,
  menuTitle: menu.books,
  icon: 'calendar',
  sortOrder: 28,
  fields: {
    frequency: choiceField(frequencies).default('monthly'),
    dayOfMonth: integerField({ min: 1, max: 31 }),
    nextOn: dateField(),
    endsOn: dateField().nullable().default(null),
    mode: choiceField(['draft', 'post']).default('draft'),
    description: textField({ max: 500 }),
    lines: entryLines(),
  },
  columns: ['frequency', 'nextOn', 'endsOn', 'mode'],
  filters: ['frequency', 'mode'],
  errors: [
    'forbidden',
    'accounts.rule_broken',
    'accounts.unbalanced',
    'accounts.control_account',
    'accounts.entry_too_large',
    'accounts.unknown_account',
  ],
  // A file has one row per record, and merging two templates would change the entries of both.
  without: ['import', 'merge'],
})
