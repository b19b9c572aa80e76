import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { BilledProduct, OrderBills } from '@countinghouse/contract/purchase/order-bills'
import { text } from '@countinghouse/contract/purchase/order-bills.text'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { Status } from '../../../kit/list/status.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

type Bill = OrderBills['bills'][number]
type BillsProps = {
  readonly bills: readonly Bill[]
  /** Null: the supplier is no partner company. */
  readonly onDispute: ((bill: Bill) => Promise<void>) | null
}

/** In these statuses an invoice can be disputed. */
const disputable = ['draft', 'approved', 'rejected', 'posted']

/** Invoices of an order, with links to them. */
export function BillTable({ bills, onDispute }: BillsProps) {
  const { t, locale } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(text.bills)}>
      <thead>
        <tr>
          <th scope="col">{t(text.number)}</th>
          <th scope="col">{t(text.reference)}</th>
          <th scope="col">{t(text.status)}</th>
          <th scope="col" data-number>
            {t(text.gross)}
          </th>
          {onDispute !== null && (
            <th scope="col">
              <span className="visually-hidden">{t(text.dispute)}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <tr key={bill.id}>
            <th scope="row">
              <Link to={supplierInvoice.page.path} search={{ open: bill.id } as never}>
                <bdi>{bill.name}</bdi>
              </Link>
            </th>
            <td data-label={t(text.reference)}>
              <bdi>{bill.reference}</bdi>
            </td>
            <td data-label={t(text.status)}>
              <Status value={bill.status} master={supplierInvoice} tone={documentTones[bill.status]} />
            </td>
            <td data-number data-label={t(text.gross)}>
              <bdi>{formatAmount(bill.grossMinor, bill.currencyCode, locale)}</bdi>
            </td>
            {onDispute !== null && (
              <td>
                {disputable.includes(bill.status) && (
                  <Button variant="default" size="compact-sm" onClick={() => void onDispute(bill)}>
                    {t(text.dispute)}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const quantities = ['accepted', 'billed', 'toBill'] as const

type ProductsProps = { readonly products: readonly BilledProduct[]; readonly currency: string }

export function BilledProducts({ products, currency }: ProductsProps) {
  const { t, formatNumber } = useLanguage()
  const price = t(text.price, { currency })
  return (
    <table className={styles.table} aria-label={t(text.progress)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          {quantities.map((key) => (
            <th key={key} scope="col" data-number>
              {t(text[key])}
            </th>
          ))}
          <th scope="col" data-number>
            {price}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.variantId}>
            <th scope="row">
              <bdi>{product.name}</bdi>
              <span className={styles.under}>
                <bdi>{product.sku}</bdi>
              </span>
            </th>
            {quantities.map((key) => (
              <td key={key} data-number data-label={t(text[key])}>
                {formatNumber(product[key])}
              </td>
            ))}
            <td data-number data-label={price}>
              {formatNumber(Number(product.price))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
