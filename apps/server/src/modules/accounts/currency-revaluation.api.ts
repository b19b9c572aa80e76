import {
  getRevaluation,
  postRevaluation,
  revaluationPage,
  revaluationSource,
} from '@countinghouse/contract/accounts/currency-revaluation'
import { text } from '@countinghouse/contract/accounts/currency-revaluation.text'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { findRevaluation } from './exchange/find-revaluation.ts'
import { revalueMonth } from './exchange/post-revaluation.ts'

const api = [
  handleRead(getRevaluation, (ctx, reader, { month }) => findRevaluation(ctx, reader, month)),
  handleWrite(postRevaluation, revalueMonth),
]

const postingSources: readonly PostingSource[] = [
  {
    type: revaluationSource,
    title: text.numbered,
    page: revaluationPage,
    search: (id) => `month=${String(id).slice(0, 4)}-${String(id).slice(4)}`,
  },
]

export const module = defineModule({ api, postingSources })
