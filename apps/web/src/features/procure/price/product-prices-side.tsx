import { permissionName } from '@countinghouse/contract/page'
import { pricesPage } from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/procure/price-forms.text'
import { text as surchargeText } from '@countinghouse/contract/procure/price-surcharge.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { PriceForm } from './price-form.tsx'
import { ProductPrices } from './product-prices.tsx'
import { ProductSurcharges } from './product-surcharges.tsx'
import styles from './price.module.css'

/** Prices of a product, and a form to add one. */
export function ProductPricesSide({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const right = permissionName(pricesPage, 'view')
  if (!can(right))
    return (
      <RecordBody side="prices">
        <p className={styles.lead}>{t(recordText.needsPermission, { right })}</p>
      </RecordBody>
    )
  return (
    <RecordBody side="prices">
      {can(permissionName(pricesPage, 'create')) && (
        <>
          <h2 className={styles.heading}>{t(text.addHeading)}</h2>
          <PriceForm likelyListId={null} ofProduct={row.id} />
        </>
      )}
      <h2 className={styles.heading}>{t(text.pricesOfProduct)}</h2>
      <ProductPrices productId={row.id} />
      <h2 className={styles.heading}>{t(surchargeText.title)}</h2>
      <ProductSurcharges productId={row.id} />
    </RecordBody>
  )
}
