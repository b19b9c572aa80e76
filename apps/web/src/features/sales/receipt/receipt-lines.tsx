import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Goods of a receipt with what came back of them. */
export function ReceiptLines({ receipt }: { readonly receipt: Receipt }) {
  const { t, locale, formatNumber } = useLanguage()
  const money = (minor: number) => formatAmount(minor, receipt.currency, locale)
  return (
    <table className={figures.table} aria-label={t(text.lines)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          <th scope="col" data-number>
            {t(text.quantity)}
          </th>
          <th scope="col" data-number>
            {t(text.price)}
          </th>
          <th scope="col" data-number>
            {t(text.amount)}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={line.lineNo}>
            <th scope="row">
              <bdi>{[line.name, line.options].filter(Boolean).join(', ')}</bdi>
              <span className={figures.under}>
                <bdi>{line.sku}</bdi>
                {line.serials.length > 0 && (
                  <bdi>
                    {' · '}
                    {line.serials.join(', ')}
                  </bdi>
                )}
                {line.note !== null && (
                  <bdi>
                    {' · '}
                    {line.note}
                  </bdi>
                )}
                {line.discountMinor > 0 && (
                  <bdi>
                    {' · '}
                    {t(text.discount)} {money(line.discountMinor)}
                  </bdi>
                )}
                {line.returnedQuantity > 0 && (
                  <bdi>
                    {' · '}
                    {t(text.returned, { quantity: formatNumber(line.returnedQuantity) })}
                  </bdi>
                )}
              </span>
            </th>
            <td data-number data-label={t(text.quantity)}>
              {formatNumber(line.quantity)}
            </td>
            <td data-number data-label={t(text.price)}>
              <bdi>{money(line.unitMinor)}</bdi>
            </td>
            <td data-number data-label={t(text.amount)}>
              <bdi>{money(receipt.taxIncluded ? line.grossMinor : line.netMinor)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t(text.total)}
          </th>
          <td data-number data-strong>
            <bdi>{money(receipt.grossMinor)}</bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
