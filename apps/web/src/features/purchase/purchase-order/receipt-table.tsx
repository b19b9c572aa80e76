import { journalsPage } from '@countinghouse/contract/accounts/journal'
import { text as shared } from '@countinghouse/contract/document.text'
import { container } from '@countinghouse/contract/inventory/container'
import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { text as receiptText } from '@countinghouse/contract/purchase/goods-receipt.text'
import { text as containerText } from '@countinghouse/contract/purchase/order-containers.text'
import type { OrderReceipt } from '@countinghouse/contract/purchase/order-items'
import { text } from '@countinghouse/contract/purchase/order-items.text'
import { Link } from '@tanstack/react-router'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { Status } from '../../../kit/list/status.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

/** Receipts of an order, with links to them and to their journals. */
export function ReceiptTable({ receipts }: { readonly receipts: readonly OrderReceipt[] }) {
  const { t, locale, formatNumber, formatDate } = useLanguage()
  const hasContainers = receipts.some(({ container: source }) => source !== null)
  const hasJournals = receipts.some(({ journals }) => journals !== undefined)
  return (
    <table className={styles.table} aria-label={t(text.receipts)}>
      <thead>
        <tr>
          <th scope="col">{t(shared.name)}</th>
          <th scope="col">{t(shared.status)}</th>
          <th scope="col">{t(receiptText.storeId)}</th>
          <th scope="col">{t(receiptText.effectiveOn)}</th>
          <th scope="col">{t(receiptText.supplierDocNo)}</th>
          {hasContainers && <th scope="col">{t(containerText.container)}</th>}
          <th scope="col" data-number>
            {t(text.accepted)}
          </th>
          <th scope="col" data-number>
            {t(text.rejected)}
          </th>
          {hasJournals && <th scope="col">{t(text.journals)}</th>}
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt) => (
          <tr key={receipt.id}>
            <th scope="row">
              <Link to={goodsReceipt.page.path} search={{ open: receipt.id }}>
                <bdi>{receipt.name}</bdi>
              </Link>
            </th>
            <td data-label={t(shared.status)}>
              <Status value={receipt.status} master={goodsReceipt} tone={documentTones[receipt.status]} />
            </td>
            <td data-label={t(receiptText.storeId)}>
              <bdi>{receipt.store}</bdi>
            </td>
            <td data-label={t(receiptText.effectiveOn)}>{formatDate(receipt.effectiveOn)}</td>
            <td data-label={t(receiptText.supplierDocNo)}>
              <bdi>{receipt.supplierDocNo ?? '–'}</bdi>
            </td>
            {hasContainers && (
              <td data-label={t(containerText.container)}>
                {receipt.container === null ? (
                  '–'
                ) : (
                  <Link to={container.page.path} search={{ open: receipt.container.id }}>
                    <bdi>{receipt.container.name}</bdi>
                  </Link>
                )}
              </td>
            )}
            <td data-number data-label={t(text.accepted)}>
              {formatNumber(receipt.accepted)}
            </td>
            <td data-number data-label={t(text.rejected)}>
              {formatNumber(receipt.rejected)}
            </td>
            {hasJournals && (
              <td data-label={t(text.journals)}>
                {(receipt.journals ?? []).map(({ id, totalMinor }) => (
                  <div key={id}>
                    <Link to={journalsPage.path} search={{ open: id }}>
                      <bdi>{formatAmount(totalMinor, companyCurrency(), locale)}</bdi>
                    </Link>
                  </div>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
