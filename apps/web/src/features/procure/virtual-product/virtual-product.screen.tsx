import { permissionName } from '@countinghouse/contract/page'
import { virtualProductPage, virtualProducts } from '@countinghouse/contract/procure/virtual-product'
import { text } from '@countinghouse/contract/procure/virtual-product.text'
import { importedList } from '../../../kit/import/imported.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'

const ImportButton = later(async () => (await import('../../../kit/import/import-button.tsx')).ImportButton)
const boms = importedList(virtualProducts)
const VirtualProductRecord = later(async () => (await import('./virtual-product-record.tsx')).VirtualProductRecord)

/** Kits, bundles, pre-orders and prepacks. Source: docs/guides/procure.md, Virtual products. */
function VirtualProducts() {
  const { t } = useLanguage()
  const canCreate = useCan()(permissionName(virtualProductPage, 'create'))
  return (
    <ListPage
      listing={virtualProducts}
      create={canCreate ? t(text.add) : null}
      actions={(shown) => <ImportButton master={boms} columns={shown} />}
      record={(shared) => <VirtualProductRecord {...shared} />}
    />
  )
}

export { VirtualProducts as screen }
