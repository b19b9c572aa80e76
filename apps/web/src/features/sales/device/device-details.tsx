import type { Device } from '@countinghouse/contract/sales/device'
import { text } from '@countinghouse/contract/sales/device.text'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { FactList } from '../../../kit/record/fact-list.tsx'

/** Facts of a device and its latest sales; a total that differs from the prices of the server shows by how much. */
export function DeviceDetails({ device }: { readonly device: Device }) {
  const { t, locale, formatInstant, formatNumber } = useLanguage()
  const { currency, sales, salesCount } = device
  const at = (instant: string | null) => (instant === null ? null : formatInstant(instant))
  return (
    <>
      <FactList
        facts={[
          { label: t(text.tillId), value: device.till },
          { label: t(text.storeId), value: device.store },
          { label: t(text.lastSeenAt), value: at(device.lastSeenAt) },
          { label: t(text.waitingCount), value: formatNumber(device.waitingCount) },
          { label: t(text.waitingSince), value: at(device.waitingSince) },
          { label: t(text.refusedCount), value: formatNumber(device.refusedCount) },
          { label: t(text.registeredAt), value: at(device.registeredAt) },
          { label: t(text.registeredBy), value: device.registeredBy },
          { label: t(text.revokedAt), value: at(device.revokedAt) },
          { label: t(text.revokedBy), value: device.revokedBy },
          { label: t(text.reason), value: device.revokeReason },
        ]}
      />
      {salesCount === 0 && <p>{t(text.noSales)}</p>}
      {salesCount > sales.length && <p>{t(text.latestOf, { shown: sales.length, count: salesCount })}</p>}
      {salesCount > 0 && (
        <table className={figures.table} aria-label={t(text.offlineSales)}>
          <thead>
            <tr>
              <th scope="col">{t(text.offlineSales)}</th>
              <th scope="col" data-number>
                {t(text.grossMinor)}
              </th>
              <th scope="col" data-number>
                {t(text.difference)}
              </th>
            </tr>
          </thead>
          <tbody>
            {sales.map(({ id, number, deviceNumber, soldAt, receivedAt, grossMinor, expectedMinor, recoveredBy }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={receiptsPage.path} search={{ open: id } as never}>
                    <bdi>{number}</bdi>
                  </Link>
                  <span className={figures.under}>
                    <bdi>
                      {t(text.deviceNumber)} {deviceNumber}, {formatInstant(soldAt)}
                    </bdi>
                  </span>
                  <span className={figures.under}>
                    <bdi>
                      {t(text.receivedAt)} {formatInstant(receivedAt)}
                    </bdi>
                    {recoveredBy !== null && <bdi>, {t(text.recoveredBy, { name: recoveredBy })}</bdi>}
                  </span>
                </th>
                <td data-number data-label={t(text.grossMinor)}>
                  <bdi>{formatAmount(grossMinor, currency, locale)}</bdi>
                </td>
                <td data-number data-label={t(text.difference)}>
                  <bdi>
                    {grossMinor === expectedMinor
                      ? '–'
                      : formatAmount(grossMinor - expectedMinor, currency, locale, 'exceptZero')}
                  </bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
