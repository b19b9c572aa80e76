import type { ListRow } from '@countinghouse/contract/listing'
import { product } from '@countinghouse/contract/procure/product'
import { text } from '@countinghouse/contract/procure/virtual-product.text'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import type { RecordDrawerProps } from '../../../kit/record/record-drawer.tsx'
import { RecordDrawer } from '../../../kit/record/record-drawer.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { productTabs } from '../product/product-tabs.ts'
import { VirtualProductAdd } from './virtual-product-add.tsx'

const loadRecord = () => import('../product/product.record.tsx')

/** A virtual product uses the product record; a new one has a short form. */
export function VirtualProductRecord<R extends ListRow>(shared: ListShared<R>) {
  const { t } = useLanguage()
  const { state, setState } = shared
  // A record above the list needs only the ids and their order.
  const list = shared as unknown as Omit<RecordDrawerProps, 'master' | 'loadRecord' | 'onCreated'>
  if (state.open !== 'new')
    return <RecordDrawer {...list} master={product} loadRecord={loadRecord} onCreated={() => undefined} />
  return (
    <RecordPanel shared={list} title={t(text.add)} isPage>
      <VirtualProductAdd
        onCreated={(created) => void setState({ open: created, tab: productTabs.bom }, { isForced: true })}
      />
    </RecordPanel>
  )
}
