import { enterCounts, getCountSheet, listCountLines } from '@countinghouse/contract/inventory/stock-check-count'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { text } from '@countinghouse/contract/inventory/stock-check.text'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { withdrawApproval } from '../desk/index.ts'
import { approveCheck, checkApproval } from './stock-check/approve-check.ts'
import { startCount } from './stock-check/start-count.ts'
import { source } from './stock-check/check-row.ts'
import { acceptLines, sendBack } from './stock-check/decide-lines.ts'
import { finishRound } from './stock-check/finish-round.ts'
import { enterCounts as enter } from './stock-check/enter-counts.ts'
import { findLines } from './stock-check/find-lines.ts'
import { findSheet } from './stock-check/find-sheet.ts'
import { validateCheck } from './stock-check/validate-check.ts'
import { postCheck, reverseCheck } from './stock-check/post-check.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const approvals = [checkApproval]

/** Link from stock moves to the check. */
const postingSources: readonly PostingSource[] = [
  { type: source, title: text.numbered, page: stockCheck.page, search: (id) => `open=${id}` },
]

const api = [
  ...documentHandlers(stockCheck, {
    beforeWrite: validateCheck,
    transitions: {
      start: startCount,
      review: finishRound,
      recount: sendBack,
      accept: acceptLines,
      approve: approveCheck,
      withdraw: async (ctx, tx, { id }) => {
        await withdrawApproval(ctx, tx, checkApproval, id)
      },
      post: postCheck,
      reverse: reverseCheck,
    },
  }),
  handleRead(getCountSheet, (ctx, reader, { id }) => findSheet(ctx, reader, id)),
  handleWrite(enterCounts, enter),
  handleRead(listCountLines, findLines),
]

export const module = defineModule({ approvals, postingSources, api })
