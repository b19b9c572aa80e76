import { text } from '@countinghouse/contract/procure/price-forms.text'
import { pricesPage } from '@countinghouse/contract/procure/price'
import { Suspense } from 'react'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'
import { later } from '../../../app/offline/later.ts'

const PriceTry = later(async () => (await import('./price-try.tsx')).PriceTry)

export const record: RecordExtras = {
  tabs: [{ key: 'try', title: text.try, Panel: PriceTryTab }],
  links: [{ key: 'prices', title: text.pricesOfList, addressOf: ({ id }) => `${pricesPage.path}?priceListId=${id}` }],
}

/** Loaded when the tab is opened. */
function PriceTryTab(props: RecordTabProps) {
  return (
    <Suspense>
      <PriceTry {...props} />
    </Suspense>
  )
}
