import { getPosting } from '@countinghouse/contract/inventory/move'
import { moves } from '@countinghouse/contract/inventory/move-list'
import { getStockCard, getStockPlaces, stock } from '@countinghouse/contract/inventory/stock'
import type { Declared } from '../../platform/declared.ts'
import { handleRead } from '../../platform/handle.ts'
import { completeMoves, completeStock } from './stock/complete-stock.ts'
import { findCard } from './stock/find-card.ts'
import { findPlaces } from './stock/find-places.ts'
import { findPosting } from './stock/find-posting.ts'
import { sourceWords } from './stock/source-words.ts'

export const api = ({ stockSources }: Declared) => {
  const wordsOf = sourceWords(stockSources)
  return [
    handleRead(getStockPlaces, (ctx, reader, { id }) => findPlaces(ctx, reader, id)),
    handleRead(getStockCard, (ctx, reader, asked) => findCard(ctx, reader, asked, wordsOf)),
    handleRead(getPosting, (ctx, reader, { id }) => findPosting(ctx, reader, id, wordsOf)),
  ]
}

export const completions = ({ stockSources }: Declared) => ({
  [stock.name]: completeStock,
  [moves.name]: completeMoves(sourceWords(stockSources)),
})
