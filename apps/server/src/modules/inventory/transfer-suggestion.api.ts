import { findSuggestion } from '@countinghouse/contract/inventory/transfer-suggestion'
import { handleRead } from '../../platform/handle.ts'
import { suggestLines } from './transfer/suggest-lines.ts'
import { defineModule } from '../../platform/define-module.ts'

const api = [handleRead(findSuggestion, suggestLines)]

export const module = defineModule({ api })
