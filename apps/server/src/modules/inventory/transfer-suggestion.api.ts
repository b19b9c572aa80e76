import { findSuggestion } from '@countinghouse/contract/inventory/transfer-suggestion'
import { handleRead } from '../../platform/handle.ts'
import { suggestLines } from './transfer/suggest-lines.ts'

export const api = [handleRead(findSuggestion, suggestLines)]
