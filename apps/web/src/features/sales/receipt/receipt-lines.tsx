import type { Receipt } from '@countinghouse/contract/sales/receipt'
import type { ShownLine } from '@countinghouse/contract/sales/receipt-kits'
import { shownLines } from '@countinghouse/contract/sales/receipt-kits'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { text as kitText } from '@countinghouse/contract/sales/register-kit.text'
import { Fragment } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './receipt-lines.module.css'

type Line = Receipt['lines'][number]

/** Goods of a receipt with what came back of them; components of a kit stand below it. */
export function ReceiptLines({ receipt }: { readonly receipt: Receipt }) {
  const { t, locale, formatNumber } = useLanguage()
  const money = (minor: number) => formatAmount(minor, receipt.currency, locale)
  const returnedOf = ({ returnedQuantity }: Line) =>
    returnedQuantity > 0 ? [t(text.returned, { quantity: formatNumber(returnedQuantity) })] : []
  const factsOf = (head: ShownLine['head'], line: Line | null) => [
    head.sku,
    ...(line === null || line.serials.length === 0 ? [] : [line.serials.join(', ')]),
    ...(line === null || line.ofKit === null ? [] : [t(kitText.ofKit, { kit: line.ofKit })]),
    ...(head.note === null ? [] : [head.note]),
    ...(head.discountMinor > 0 ? [`${t(text.discount)} ${money(head.discountMinor)}`] : []),
    ...(line === null ? [] : returnedOf(line)),
  ]
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
        {shownLines(receipt).map(({ key, head, line, parts }) => (
          <Fragment key={key}>
            <tr>
              <th scope="row">
                <bdi>{[head.name, head.options].filter(Boolean).join(', ')}</bdi>
                <LineFacts facts={factsOf(head, line)} />
              </th>
              <td data-number data-label={t(text.quantity)}>
                {formatNumber(head.quantity)}
              </td>
              <td data-number data-label={t(text.price)}>
                <bdi>{money(head.unitMinor)}</bdi>
              </td>
              <td data-number data-label={t(text.amount)}>
                <bdi>{money(receipt.taxIncluded ? head.grossMinor : head.netMinor)}</bdi>
              </td>
            </tr>
            {parts.map((part) => (
              <tr key={part.lineNo} className={styles.part}>
                <th scope="row">
                  <bdi>{[part.name, part.options].filter(Boolean).join(', ')}</bdi>
                  <LineFacts
                    facts={[
                      part.sku,
                      t(kitText.partOfKit, { amount: money(receipt.taxIncluded ? part.grossMinor : part.netMinor) }),
                      ...returnedOf(part),
                    ]}
                  />
                </th>
                <td data-number data-label={t(text.quantity)}>
                  {formatNumber(part.quantity)}
                </td>
                <td />
                <td />
              </tr>
            ))}
          </Fragment>
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

function LineFacts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <span className={figures.under}>
      {facts.map((fact, at) => (
        <bdi key={fact}>
          {at === 0 ? '' : ' · '}
          {fact}
        </bdi>
      ))}
    </span>
  )
}
