import { getPosting } from '@countinghouse/contract/inventory/move'
import { moves } from '@countinghouse/contract/inventory/move-list'
import { getStockCard, getStockLocations, stock } from '@countinghouse/contract/inventory/stock'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { enrichMoves, enrichStock } from './stock/enrich-stock.ts'
import { findCard } from './stock/find-card.ts'
import { findLocations } from './stock/find-locations.ts'
import { findPosting } from './stock/find-posting.ts'
import { sourceWords } from '../../platform/lists/source-words.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ postingSources }: Declared) => {
  const wordsOf = sourceWords(postingSources)
  return [
    handleRead(getStockLocations, (ctx, reader, { id }) => findLocations(ctx, reader, id)),
    handleRead(getStockCard, (ctx, reader, requested) => findCard(ctx, reader, requested, wordsOf)),
    handleRead(getPosting, (ctx, reader, { id }) => findPosting(ctx, reader, id, wordsOf)),
  ]
}

const completions = ({ postingSources }: Declared) => ({
  [stock.name]: enrichStock,
  [moves.name]: enrichMoves(sourceWords(postingSources)),
})

/** Documents refuse such lines themselves, with their names. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'inventory.stock_pool_stocked': async ({ locale }) =>
    new AppError('invalid_input', { message: format(text.no_stock_kept, locale) }),
}

export const module = defineModule({ api, completions, constraintRules })
