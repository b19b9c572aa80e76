import { draftNetting, getNettable, netting } from '@countinghouse/contract/payments/netting'
import { text } from '@countinghouse/contract/payments/netting.text'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { messageReceived, onMessage } from '../accounts/index.ts'
import { applyAccepted, applyEnded, applyRejected, applyReversed, applyWithdrawn } from './netting/apply-answers.ts'
import { applyProposal, ProposalBody } from './netting/apply-proposal.ts'
import { AnswerBody, RejectionBody } from './netting/answer-partner.ts'
import { calculateNetting } from './netting/calculate-netting.ts'
import type { Netting } from './netting/calculate-netting.ts'
import { draftOf } from './netting/draft-netting.ts'
import { findNettable } from './netting/find-nettable.ts'
import { accept, nettingSource, propose, reject, reverse, withdraw } from './netting/netting-steps.ts'

const postingSources: readonly PostingSource[] = [
  { type: nettingSource, title: text.numbered, page: netting.page, search: (id) => `open=${id}` },
]

const api = [
  handleRead(getNettable, (ctx, reader, { id }) => findNettable(ctx, reader, id)),
  handleWrite(draftNetting, draftOf),
  ...documentHandlers(netting, {
    calculate: (ctx, tx, values) => calculateNetting(ctx, tx, values as unknown as Netting),
    transitions: {
      propose,
      withdraw,
      accept,
      reject: (ctx, tx, row, { reason }) => reject(ctx, tx, row, String(reason)),
      reverse,
    },
  }),
]

const subscribers = {
  [messageReceived('netting')]: onMessage(ProposalBody, applyProposal),
  [messageReceived('netting_accepted')]: onMessage(AnswerBody, applyAccepted),
  [messageReceived('netting_rejected')]: onMessage(RejectionBody, applyRejected),
  [messageReceived('netting_withdrawn')]: onMessage(AnswerBody, applyWithdrawn),
  [messageReceived('netting_ended')]: onMessage(AnswerBody, applyEnded),
  [messageReceived('netting_reversed')]: onMessage(AnswerBody, applyReversed),
}

export const module = defineModule({ postingSources, api, subscribers: () => subscribers })
