import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { text } from '@countinghouse/contract/inventory/stock-check.text'
import { Suspense } from 'react'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { preloaded } from '../../../app/offline/preloaded.tsx'
import { idIn } from '../../../kit/report/search-values.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { later } from '../../../app/offline/later.ts'

const CountScreen = later(async () => (await import('./count-screen.tsx')).CountScreen)
const CountLines = preloaded(async () => (await import('./count-lines.tsx')).CountLines)

const extras: DocumentExtras = {
  sides: [{ key: 'counts', title: text.counts, isFor: ({ status }) => status !== 'draft', Panel: CountLines }],
}

/** The check being counted: `?count=12`. */
const countSearch: SearchCodec<{ readonly count: number | null }> = {
  parse: ({ count }) => ({ count: idIn(count) }),
  serialise: ({ count }) => ({ count: count ?? undefined }),
}

/** Stock checks as documents, and counting on a handheld. */
function StockChecks() {
  const [{ count }] = useSearchState(countSearch)
  if (count === null) return <DocumentScreen document={stockCheck} extras={extras} />
  return (
    <Suspense>
      <CountScreen key={count} id={count} />
    </Suspense>
  )
}

export { StockChecks as screen }
