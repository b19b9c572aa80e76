import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import type { OrderBills } from '@countinghouse/contract/purchase/order-bills'
import { text } from '@countinghouse/contract/purchase/order-bills.text'
import { Link } from '@tanstack/react-router'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

type Props = Pick<OrderBills, 'currency' | 'receipts' | 'prepaidMinor' | 'prepaidLeftMinor'>

/** What received goods cost, at which exchange rate and prepaid share, and the prepayment of the order. */
export function ReceivedCosts({ currency, receipts, prepaidMinor, prepaidLeftMinor }: Props) {
  const { t, locale } = useLanguage()
  const inOrder = (minor: number) => formatAmount(minor, currency, locale)
  return (
    <>
      {prepaidMinor > 0 && (
        <p className={styles.basis}>
          {t(text.prepaidOf, { paid: inOrder(prepaidMinor), left: inOrder(prepaidLeftMinor) })}
        </p>
      )}
      {receipts.length > 0 && (
        <>
          <h2 className={styles.heading}>{t(text.received)}</h2>
          <CostTable currency={currency} receipts={receipts} />
        </>
      )}
    </>
  )
}

function CostTable({ currency, receipts }: Pick<Props, 'currency' | 'receipts'>) {
  const { t, locale, formatNumber, formatRate, formatDate } = useLanguage()
  const isForeign = currency !== companyCurrency()
  return (
    <table className={styles.table} aria-label={t(text.received)}>
      <thead>
        <tr>
          <th scope="col">{t(text.receipt)}</th>
          <th scope="col">{t(text.receivedOn)}</th>
          <th scope="col" data-number>
            {t(text.accepted)}
          </th>
          {isForeign && (
            <>
              <th scope="col" data-number>
                {t(text.orderAmount)}
              </th>
              <th scope="col" data-number>
                {t(text.exchangeRate)}
              </th>
              <th scope="col">{t(text.prepaidShare)}</th>
            </>
          )}
          <th scope="col" data-number>
            {t(text.cost)}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt) => (
          <tr key={`${receipt.id} ${receipt.exchangeRate} ${receipt.prepaidPpm} ${receipt.receivedOn}`}>
            <th scope="row">
              <Link to={goodsReceipt.page.path} search={{ open: receipt.id } as never}>
                <bdi>{receipt.name}</bdi>
              </Link>
            </th>
            <td data-label={t(text.receivedOn)}>{formatDate(receipt.receivedOn)}</td>
            <td data-number data-label={t(text.accepted)}>
              {formatNumber(receipt.quantity)}
            </td>
            {isForeign && (
              <>
                <td data-number data-label={t(text.orderAmount)}>
                  <bdi>{formatAmount(receipt.netMinor, currency, locale)}</bdi>
                </td>
                <td data-number data-label={t(text.exchangeRate)}>
                  <bdi>{receipt.exchangeRate}</bdi>
                </td>
                <td data-label={t(text.prepaidShare)}>
                  {receipt.prepaidRate === null
                    ? '–'
                    : t(text.prepaidAt, { share: formatRate(receipt.prepaidPpm), rate: receipt.prepaidRate })}
                </td>
              </>
            )}
            <td data-number data-label={t(text.cost)}>
              <bdi>{formatAmount(receipt.valueMinor, companyCurrency(), locale)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
