import {
  getBankEntries,
  getBankLines,
  importStatements as importRoute,
  matchBankLine,
  postBankLine,
  unmatchBankLine,
} from '@countinghouse/contract/payments/bank-lines'
import { getPayable, getReceivable, payBankLine, receiveBankLine } from '@countinghouse/contract/payments/bank-payments'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { handleRead, handleUpload, handleWrite } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { sourceWords } from '../../platform/lists/source-words.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findUnmatched } from './bank-statement/find-entries.ts'
import { findLines } from './bank-statement/find-lines.ts'
import { findPayable, findReceivable } from './bank-statement/find-open-invoices.ts'
import { importStatements } from './bank-statement/import-statements.ts'
import { matchLine, unmatchLine } from './bank-statement/match-line.ts'
import { payLine } from './bank-statement/pay-line.ts'
import { bankPostingSource, postLine } from './bank-statement/post-line.ts'
import { receiveLine } from './bank-statement/receive-line.ts'

const postingSources: readonly PostingSource[] = [
  { type: bankPostingSource, title: text.numbered, page: bankStatement.page, search: (id) => `open=${id}` },
]

const attentions: readonly Attention[] = [
  {
    key: 'payments.statements_open',
    title: text.waiting,
    tone: 'info',
    page: bankStatement.page,
    address: `${bankStatement.page.path}?status=draft`,
    rows: ({ companyId }) =>
      sql`select from payments.bank_statement t where t.company_id = ${companyId} and t.status = 'draft'`,
  },
]

const api = ({ postingSources: sources }: Declared) => {
  const wordsOf = sourceWords(sources)
  return [
    ...documentHandlers(bankStatement, {
      transitions: {
        reconcile: (_ctx, _tx, row) => {
          if (row.openCount > 0) fail('payments.lines_open')
          return {}
        },
        cancel: (_ctx, _tx, row, { reason }) => {
          if (row.openCount < row.lineCount) fail('payments.lines_matched')
          return { set: { reason } }
        },
      },
    }),
    handleUpload(importRoute, async (ctx, tx, { id }, file, { store }) =>
      importStatements(ctx, tx, id, { name: file.name, bytes: await store.open(file.key) }),
    ),
    handleRead(getBankLines, (ctx, reader, { id }) => findLines(ctx, reader, id, wordsOf)),
    handleWrite(matchBankLine, matchLine),
    handleRead(getBankEntries, (ctx, reader, input) => findUnmatched(ctx, reader, input, wordsOf)),
    handleRead(getReceivable, findReceivable),
    handleRead(getPayable, findPayable),
    handleWrite(receiveBankLine, receiveLine),
    handleWrite(payBankLine, payLine),
    handleWrite(postBankLine, postLine),
    handleWrite(unmatchBankLine, unmatchLine),
  ]
}

export const module = defineModule({ postingSources, attentions, api })
