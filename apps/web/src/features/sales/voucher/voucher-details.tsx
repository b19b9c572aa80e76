import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import type { Voucher } from '@countinghouse/contract/sales/voucher'
import { text as flagText } from '@countinghouse/contract/sales/voucher-flag.text'
import { text } from '@countinghouse/contract/sales/voucher.text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { FactList } from '../../../kit/record/fact-list.tsx'

/** Facts and movements of a voucher. */
export function VoucherDetails({ voucher }: { readonly voucher: Voucher }) {
  const { t, locale, formatDate, formatInstant } = useLanguage()
  const { currency, expiresOn } = voucher
  const money = (minor: number) => formatAmount(minor, currency, locale)
  return (
    <>
      <FactList
        facts={[
          { label: t(text.issuedMinor), value: money(voucher.issuedMinor) },
          { label: t(text.balanceMinor), value: money(voucher.balanceMinor) },
          { label: t(text.issuedOn), value: formatDate(voucher.issuedOn) },
          { label: t(text.expiresOn), value: expiresOn === null ? null : formatDate(expiresOn) },
          { label: t(text.customerId), value: voucher.customer },
          { label: t(text.reason), value: voucher.reason },
          { label: t(text.blockReason), value: voucher.blockReason },
        ]}
      />
      {voucher.flags.length > 0 && (
        <section aria-label={t(flagText.flags)}>
          <StateWord tone="warning">{t(flagText.flags)}</StateWord>
          <ul>
            {voucher.flags.map(({ kind, receipt }) => (
              <li key={kind}>
                {t(flagText[`flag_${kind}`])}{' '}
                <Link to={receiptsPage.path} search={{ open: receipt.id } as never}>
                  <bdi>{receipt.number}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <table className={figures.table} aria-label={t(text.moves)}>
        <thead>
          <tr>
            <th scope="col">{t(text.moves)}</th>
            <th scope="col" data-number>
              {t(text.amountMinor)}
            </th>
            <th scope="col" data-number>
              {t(text.balanceMinor)}
            </th>
          </tr>
        </thead>
        <tbody>
          {voucher.moves.map(({ id, kind, amountMinor, balanceMinor, receipt, movedAt, movedBy }) => (
            <tr key={id}>
              <th scope="row">
                {t(text[`move_${kind}`])}{' '}
                {receipt !== null && (
                  <Link to={receiptsPage.path} search={{ open: receipt.id } as never}>
                    <bdi>{receipt.number}</bdi>
                  </Link>
                )}
                <span className={figures.under}>
                  <bdi>{[formatInstant(movedAt), movedBy].filter((part) => part !== null).join(', ')}</bdi>
                </span>
              </th>
              <td data-number data-label={t(text.amountMinor)}>
                <bdi>{formatAmount(amountMinor, currency, locale, 'exceptZero')}</bdi>
              </td>
              <td data-number data-label={t(text.balanceMinor)}>
                <bdi>{money(balanceMinor)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
