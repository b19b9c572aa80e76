import { permissionName } from '@countinghouse/contract/page'
import { virtualProductPage, virtualProducts } from '@countinghouse/contract/procure/virtual-product'
import { text } from '@countinghouse/contract/procure/virtual-product.text'
import { ListPage } from '../../kit/list-page.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { later } from '../../shell/later.ts'
import { useCan } from '../../shell/session.tsx'

const VirtualProductRecord = later(async () => (await import('./virtual-product-record.tsx')).VirtualProductRecord)

/** Kits, bundles, pre-orders and prepacks. Source: procurement.md 5; decision 052. */
function VirtualProducts() {
  const { t } = useLanguage()
  const canCreate = useCan()(permissionName(virtualProductPage, 'create'))
  return (
    <ListPage
      listing={virtualProducts}
      create={canCreate ? t(text.add) : null}
      record={(shared) => <VirtualProductRecord {...shared} />}
    />
  )
}

export { VirtualProducts as screen }
