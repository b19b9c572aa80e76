import { RecordBody } from '../../kit/record-body.tsx'
import { PriceForm } from './price-form.tsx'

/** What the list of prices is filtered by is where a new one most likely belongs. */
export function PriceAdd({ likelyListId }: { readonly likelyListId: number | null }) {
  return (
    <RecordBody>
      <PriceForm likelyListId={likelyListId} />
    </RecordBody>
  )
}
