import type { PriceRow } from '@countinghouse/contract/procure/price'
import { prices, pricesPage } from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/procure/price.text'
import { permissionName } from '@countinghouse/contract/page'
import { useMemo } from 'react'
import { importedList } from '../../../kit/import/imported.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import type { ListColumns } from '../../../kit/list/use-list-columns.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { PriceCell } from './price-cell.tsx'

const ImportButton = later(async () => (await import('../../../kit/import/import-button.tsx')).ImportButton)
const PriceRecord = later(async () => (await import('./price-record.tsx')).PriceRecord)

const priceFiles = importedList(prices)

/** Prices of all lists. Source: docs/guides/procure.md, Prices. */
function Prices() {
  const { t } = useLanguage()
  const canCreate = useCan()(permissionName(pricesPage, 'create'))
  return (
    <ListPage
      listing={prices}
      columns={usePriceColumns()}
      create={canCreate ? t(text.add) : null}
      actions={(shown) => <ImportButton master={priceFiles} columns={shown} />}
      record={(shared) => <PriceRecord {...shared} />}
    />
  )
}

function usePriceColumns(): ListColumns<PriceRow> {
  const canEdit = useCan()(permissionName(pricesPage, 'edit'))
  return useMemo(
    () => ({
      sku: { stacked: 'detail' },
      minQty: { width: 112, grow: 0.4, isNumeric: true },
      amountMinor: {
        stacked: 'status',
        ...(canEdit && { editor: (edit) => <PriceCell name="amountMinor" {...edit} /> }),
      },
      validUntil: { ...(canEdit && { editor: (edit) => <PriceCell name="validUntil" {...edit} /> }) },
    }),
    [canEdit],
  )
}

export { Prices as screen }
