import { findSuggestion } from '@countinghouse/contract/inventory/transfer-suggestion'
import { handleRead } from '../../platform/calls/handle.ts'
import { suggestLines } from './transfer/suggest-lines.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [handleRead(findSuggestion, suggestLines)]

export const module = defineModule({ api })
