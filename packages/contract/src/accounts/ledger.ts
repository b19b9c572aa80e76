import { z } from 'zod'
import { choiceField, dateField, integerField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { mostMinor } from '@countinghouse/kernel/minor'
import { journalSources } from './journal.ts'
import { text } from './ledger.text.ts'
import { text as menu } from './menu.text.ts'

export const ledgerPage = page({
  module: 'accounts',
  path: '/finance/ledger/',
  title: text.title,
  menuTitle: menu.books,
  icon: 'list-check',
  events: ['export'],
  sortOrder: 32,
})

/** Lines of posted journals, newest first. */
export const ledgerLines = listing({
  module: 'accounts',
  thing: 'ledgerLine',
  page: ledgerPage,
  api: '/accounts/ledger',
  entity: 'accounts.journal_line',
  source: 'accounts.ledger_line',
  text,
  fields: {
    /** Number of the journal. */
    number: integerField({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    postedOn: dateField(),
    accountId: recordField('accounts.account'),
    document: shownField(),
    source: choiceField(journalSources),
    sourceType: shownField(),
    memo: shownField().nullable(),
    storeId: recordField('erp.store').nullable(),
    debitMinor: amountField().nullable(),
    creditMinor: amountField().nullable(),
    /** Of the account after the line, over all stores of the caller; above zero for debit. */
    balanceMinor: amountField({ min: -mostMinor }),
  },
  kept: {
    sourceId: z.int(),
    /** Address of the document; null if it has no page. */
    path: z.string().nullable(),
  },
  titleField: 'number',
  computed: ['document', 'path', 'balanceMinor'],
  storeColumns: ['store_id'],
  columns: ['postedOn', 'accountId', 'document', 'memo', 'storeId', 'debitMinor', 'creditMinor', 'balanceMinor'],
  filters: ['accountId', 'storeId', 'source'],
  sort: ['postedOn'],
  defaultSort: ['-postedOn'],
  search: { fields: [] },
  hasGet: true,
  isGrowing: true,
})
