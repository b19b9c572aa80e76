import type { LedgerHealth } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import { stockPage } from '@countinghouse/contract/inventory/stock'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import styles from './ledger-health.module.css'

/** Oversold quantities of stores, oldest first. */
export function LedgerDebts({ health }: { readonly health: LedgerHealth }) {
  const { t, locale, formatNumber, formatInstant } = useLanguage()
  const seesStock = useCan()(permissionName(stockPage, 'view'))
  const { debts, debtCount, currency } = health
  const hasValues = debts.some(({ valueMinor }) => valueMinor !== undefined)
  return (
    <>
      <h2 className={styles.heading}>{t(text.debts)}</h2>
      {debts.length === 0 && <p className={styles.quiet}>{t(text.noDebts)}</p>}
      {debts.length > 0 && (
        <div className={styles.card}>
          <table className={styles.table} aria-label={t(text.debts)}>
            <thead>
              <tr>
                <th scope="col">{t(text.product)}</th>
                <th scope="col">{t(text.store)}</th>
                <th scope="col" data-number>
                  {t(text.quantity)}
                </th>
                {hasValues && (
                  <th scope="col" data-number>
                    {t(text.valueMinor)}
                  </th>
                )}
                <th scope="col">{t(text.since)}</th>
              </tr>
            </thead>
            <tbody>
              {debts.map((debt) => (
                <tr key={`${debt.storeId}-${debt.variantId}`}>
                  <th scope="row">
                    {seesStock && debt.stockId !== null ? (
                      <Link
                        className={styles.link}
                        title={t(text.showStock)}
                        to={stockPage.path}
                        search={{ open: debt.stockId } as never}
                      >
                        <bdi>{debt.product}</bdi>
                      </Link>
                    ) : (
                      <bdi>{debt.product}</bdi>
                    )}{' '}
                    <bdi className={styles.sku}>{debt.sku}</bdi>
                  </th>
                  <td>
                    <bdi>{debt.store}</bdi>
                  </td>
                  <td data-number data-label={t(text.quantity)}>
                    {formatNumber(debt.quantity)}
                  </td>
                  {debt.valueMinor !== undefined && (
                    <td data-number data-label={t(text.valueMinor)}>
                      <bdi>{formatAmount(debt.valueMinor, currency, locale)}</bdi>
                    </td>
                  )}
                  <td data-label={t(text.since)}>
                    <bdi>{formatInstant(debt.since)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {debtCount > debts.length && (
        <p className={styles.quiet}>
          {t(text.debtsMore, { shown: formatNumber(debts.length), count: formatNumber(debtCount) })}
        </p>
      )}
    </>
  )
}
