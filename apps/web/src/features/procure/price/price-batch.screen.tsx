import { priceBatches, priceBatchesPage } from '@countinghouse/contract/procure/price-batch'
import { text } from '@countinghouse/contract/procure/price-batch.text'
import { permissionName } from '@countinghouse/contract/page'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'

const PriceBatchRecord = later(async () => (await import('./price-batch-record.tsx')).PriceBatchRecord)

function PriceBatches() {
  const { t } = useLanguage()
  const canCreate = useCan()(permissionName(priceBatchesPage, 'create'))
  return (
    <ListPage
      listing={priceBatches}
      create={canCreate ? t(text.add) : null}
      record={(shared) => <PriceBatchRecord {...shared} />}
    />
  )
}

export { PriceBatches as screen }
