import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { text as reviewText } from '@countinghouse/contract/sales/offline-review.text'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { text as kitText } from '@countinghouse/contract/sales/register-kit.text'
import { text as approvalText } from '@countinghouse/contract/sales/till-approval.text'
import { text as voucherText } from '@countinghouse/contract/sales/voucher.text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { FactList } from '../../../kit/record/fact-list.tsx'
import { givenWords } from './given-words.ts'
import { ReceiptLines } from './receipt-lines.tsx'

/** Lines, totals, taxes and payments of a receipt, and the receipts that belong to it. */
export function ReceiptDetails({ receipt }: { readonly receipt: Receipt }) {
  const { t, locale, formatInstant } = useLanguage()
  const { offline, grossMinor } = receipt
  const money = (minor: number) => formatAmount(minor, receipt.currency, locale)
  const related = [
    ...(receipt.original === null ? [] : [{ ...receipt.original, label: text.originalReceipt }]),
    ...[receipt.returned, receipt.exchangedFor]
      .flatMap((one) => one ?? [])
      .map((one) => ({ ...one, label: text.exchangeReceipt })),
    ...receipt.returns.map((one) => ({ ...one, label: text.returnReceipt })),
  ]
  return (
    <>
      <FactList
        facts={[
          { label: t(text.customerId), value: receipt.customer },
          { label: t(text.reason), value: receipt.reason },
          { label: t(text.note), value: receipt.note },
          { label: t(text.voidReason), value: receipt.voidReason },
          ...receipt.approvals.map(({ kind, approvedBy }) => ({
            label: t(approvalText.approvedBy, { kind: t(approvalText[`kind_${kind}`]) }),
            value: approvedBy,
          })),
          ...(offline === null
            ? []
            : [
                {
                  label: t(text.soldOffline),
                  value: t(text.offlineOn, {
                    device: offline.device,
                    number: offline.deviceNumber,
                    at: formatInstant(offline.receivedAt),
                  }),
                },
                {
                  label: t(text.offlineDifference),
                  value: offline.expectedMinor === grossMinor ? null : money(grossMinor - offline.expectedMinor),
                },
                {
                  label: t(kitText.changedSince),
                  value: offline.areKitsChanged ? t(kitText.changedSinceIs) : null,
                },
                { label: t(text.offlineRecoveredBy), value: offline.recoveredBy },
                {
                  label: t(reviewText.deviceSoldAt),
                  value: offline.deviceSoldAt === receipt.soldAt ? null : formatInstant(offline.deviceSoldAt),
                },
                {
                  label: t(offline.review === 'settled' ? text.review_settled : reviewText.reasons),
                  value:
                    offline.reasons.length === 0
                      ? null
                      : offline.reasons.map((reason) => t(reviewText[`reason_${reason}`])).join(' · '),
                },
                { label: t(reviewText.reviewedBy), value: offline.reviewedBy },
                { label: t(reviewText.reviewNote), value: offline.reviewNote },
              ]),
          { label: t(text.taxExemption), value: receipt.taxExemption },
        ]}
      />
      <ReceiptLines receipt={receipt} />
      <table className={figures.table} aria-label={t(text.payments)}>
        <tbody>
          {receipt.promotions.map(({ name, coupon, amountMinor }) => (
            <tr key={`${name} ${coupon ?? ''}`}>
              <th scope="row">
                <bdi>{name}</bdi>
                {coupon !== null && (
                  <span className={figures.under}>
                    <bdi>{coupon}</bdi>
                  </span>
                )}
              </th>
              <td data-number>
                <bdi>{money(-amountMinor)}</bdi>
              </td>
            </tr>
          ))}
          {receipt.taxes.map(({ code, name, taxableMinor, taxMinor }) => (
            <tr key={code}>
              <th scope="row">
                <bdi>{t(text.taxOf, { name, amount: money(taxableMinor) })}</bdi>
              </th>
              <td data-number>
                <bdi>{money(taxMinor)}</bdi>
              </td>
            </tr>
          ))}
          {receipt.vouchers
            .filter(({ kind }) => kind === 'gift')
            .map(({ id, name, amountMinor }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>
                    {t(voucherText.kind_gift)} {name}
                  </bdi>
                </th>
                <td data-number>
                  <bdi>{money(amountMinor)}</bdi>
                </td>
              </tr>
            ))}
          {receipt.roundingMinor !== 0 && (
            <tr>
              <th scope="row">{t(text.rounding)}</th>
              <td data-number>
                <bdi>{money(receipt.roundingMinor)}</bdi>
              </td>
            </tr>
          )}
          {receipt.tenders.map(({ name, reference, tenderedMinor, changeMinor, foreign }, place) => (
            <tr key={`${name} ${String(place)}`}>
              <th scope="row">
                <bdi>{name}</bdi>
                {(reference !== null || changeMinor > 0 || foreign !== null) && (
                  <span className={figures.under}>
                    <bdi>
                      {[
                        givenWords(foreign, t),
                        reference,
                        changeMinor > 0 ? `${t(text.change)} ${money(changeMinor)}` : null,
                      ]
                        .filter((part) => part !== null)
                        .join(' · ')}
                    </bdi>
                  </span>
                )}
              </th>
              <td data-number>
                <bdi>{money(tenderedMinor)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {related.map(({ id, number, label }) => (
        <p key={id}>
          <Link to={receiptsPage.path} search={{ open: id } as never}>
            {t(label, { number })}
          </Link>
        </p>
      ))}
    </>
  )
}
