import { RecordBody } from '../../../kit/record/record-body.tsx'
import { PriceForm } from './price-form.tsx'

/** A new price defaults to the filters of the list. */
export function PriceAdd({ likelyListId }: { readonly likelyListId: number | null }) {
  return (
    <RecordBody>
      <PriceForm likelyListId={likelyListId} />
    </RecordBody>
  )
}
