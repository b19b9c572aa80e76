import type { Picking } from '@countinghouse/contract/sales/delivery-picking'
import { text as deliveryText } from '@countinghouse/contract/sales/delivery.text'
import { text } from '@countinghouse/contract/sales/delivery-picking.text'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Picked quantities, and what of them is in parcels. */
export function PackLines({ lines }: Pick<Picking, 'lines'>) {
  const { t, formatNumber } = useLanguage()
  return (
    <table className={figures.table} aria-label={t(deliveryText.packing)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          {[text.picked, text.packed, text.toPack].map((words) => (
            <th key={words.en} scope="col" data-number>
              {t(words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ lineNo, name, sku, picked, packed }) => (
          <tr key={lineNo}>
            <th scope="row">
              <bdi>{name}</bdi>
              <span className={figures.under}>
                <bdi>{sku}</bdi>
              </span>
            </th>
            {[
              { label: text.picked, value: picked },
              { label: text.packed, value: packed },
              { label: text.toPack, value: roundedQuantity(picked - packed) },
            ].map(({ label, value }) => (
              <td key={label.en} data-number data-label={t(label)}>
                {formatNumber(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
