import { z } from 'zod'
import { choiceField, dateField, instantField, integerField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './journal.text.ts'
import { text as menu } from './menu.text.ts'

export const journalsPage = page({
  module: 'accounts',
  path: '/finance/journals/',
  title: text.title,
  menuTitle: menu.books,
  icon: 'book-2',
  events: ['export'],
  sortOrder: 30,
})

/** What posts journals: the stock ledger, journal entries, documents, and the closing of periods. */
export const journalSources = [
  'stock',
  'manual',
  'reversal',
  'closing',
  'opening',
  'invoice',
  'settlement',
  'transfer_charge',
  'purchase',
  'sale',
  'till',
  'exchange',
  'payment',
] as const
export type JournalSource = (typeof journalSources)[number]

const journalId = idOf('accounts.journal')

/** Posted journals of all sources, newest first. */
export const journals = listing({
  module: 'accounts',
  thing: 'journal',
  page: journalsPage,
  api: '/accounts/journals',
  source: 'accounts.journal_list',
  text,
  fields: {
    /** In posting order. */
    number: integerField({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    postedOn: dateField(),
    /** Source document. */
    document: shownField(),
    source: choiceField(journalSources),
    sourceType: shownField(),
    description: shownField().nullable(),
    totalMinor: amountField(),
    lineCount: integerField({ min: 2, max: 2_147_483_647 }),
    postedAt: instantField(),
    postedBy: shownField().nullable(),
  },
  kept: {
    sourceId: z.int(),
    /** Address of the document; null if it has no page. */
    path: z.string().nullable(),
  },
  titleField: 'number',
  computed: ['document', 'path'],
  columns: ['postedOn', 'document', 'source', 'description', 'totalMinor', 'postedAt', 'postedBy'],
  filters: ['source'],
  sort: ['number', 'postedOn'],
  defaultSort: ['-number'],
  search: { fields: ['description'] },
  hasGet: true,
  isGrowing: true,
})

const JournalLine = z.object({
  lineNo: z.int(),
  accountId: idOf('accounts.account'),
  code: z.string(),
  name: z.string(),
  store: z.string().nullable(),
  /** Units: minor units of the company's currency. */
  debitMinor: z.int(),
  creditMinor: z.int(),
  currencyCode: z.string().nullable(),
  /** Signed, in minor units of `currencyCode`. */
  documentMinor: z.int().nullable(),
  memo: z.string().nullable(),
  /** What a tax line is charged on, signed as the tax. Units: minor units of the company's currency. */
  taxableMinor: z.int().nullable(),
})

/** A journal with its lines. */
export const getJournal = route({
  id: 'accounts.journal.lines',
  method: 'GET',
  path: '/accounts/journals/{id}/lines',
  page: journalsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: journalId }),
  output: z.object({
    id: journalId,
    document: z.string(),
    path: z.string().nullable(),
    postedOn: BusinessDate,
    postedAt: Instant,
    postedBy: z.string().nullable(),
    description: z.string().nullable(),
    currency: z.string(),
    totalMinor: z.int(),
    reversesId: journalId.nullable(),
    reversedById: journalId.nullable(),
    lines: z.array(JournalLine),
  }),
})
export type Journal = OutputOfRoute<typeof getJournal>
