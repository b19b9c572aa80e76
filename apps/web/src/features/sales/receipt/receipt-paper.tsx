import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { shownLines } from '@countinghouse/contract/sales/receipt-kits'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { text as kitText } from '@countinghouse/contract/sales/register-kit.text'
import type { IssuedCode } from '@countinghouse/contract/sales/voucher-codes'
import { text as voucherText } from '@countinghouse/contract/sales/voucher.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { PaperQr } from '../paper/paper-qr.tsx'
import paper from '../paper/paper.module.css'
import { PaperRows } from '../paper/paper-rows.tsx'
import { givenWords } from './given-words.ts'
import { PaperHead } from './paper-head.tsx'

/** A receipt as the customer gets it. */
export function ReceiptPaper({ receipt, codes }: { readonly receipt: Receipt; readonly codes: readonly IssuedCode[] }) {
  const { t, locale, formatNumber } = useLanguage()
  const money = (minor: number) => formatAmount(minor, receipt.currency, locale)
  const isReturn = receipt.kind === 'return'
  const change = receipt.tenders.reduce((sum, { changeMinor }) => sum + changeMinor, 0)
  return (
    <>
      <PaperHead receipt={receipt} />
      <div className={paper.rows}>
        {shownLines(receipt).map(({ key, head, line, parts }) => (
          <div key={key}>
            <div className={paper.row}>
              <bdi>{[head.name, head.options].filter(Boolean).join(', ')}</bdi>
              <bdi>{money(receipt.taxIncluded ? head.grossMinor : head.netMinor)}</bdi>
            </div>
            <div className={paper.under}>
              <bdi>
                {formatNumber(head.quantity)} × {money(head.unitMinor)}
              </bdi>
              {line !== null && line.ofKit !== null && (
                <>
                  {' '}
                  <bdi>{t(kitText.ofKit, { kit: line.ofKit })}</bdi>
                </>
              )}
              {line !== null && line.serials.length > 0 && (
                <>
                  {' '}
                  <bdi>{t(text.serials, { numbers: line.serials.join(', ') })}</bdi>
                </>
              )}
              {head.note !== null && (
                <>
                  {' '}
                  <bdi>{head.note}</bdi>
                </>
              )}
              {head.discountMinor > 0 && (
                <>
                  {' '}
                  <bdi>
                    {t(text.discount)} {money(-head.discountMinor)}
                  </bdi>
                </>
              )}
            </div>
            {parts.map((part) => (
              <div key={part.lineNo} className={paper.part}>
                <bdi>
                  {formatNumber(part.quantity)} × {[part.name, part.options].filter(Boolean).join(', ')}
                </bdi>
              </div>
            ))}
          </div>
        ))}
      </div>
      <PaperRows
        rows={[
          ...receipt.promotions.map(({ name, amountMinor }) => ({
            key: `promotion ${name}`,
            label: t(text.including, { name }),
            value: money(-amountMinor),
          })),
          ...(receipt.taxIncluded ? [] : [{ key: 'net', label: t(text.net), value: money(receipt.netMinor) }]),
          ...(receipt.taxIncluded ? [] : [{ key: 'tax', label: t(text.taxMinor), value: money(receipt.taxMinor) }]),
          ...receipt.vouchers
            .filter(({ kind }) => kind === 'gift')
            .map(({ id, kind, name, amountMinor }) => ({
              key: `voucher ${id}`,
              label: `${t(voucherText[`kind_${kind}`])} ${name}`,
              value: money(amountMinor),
            })),
          ...(receipt.roundingMinor === 0
            ? []
            : [{ key: 'rounding', label: t(text.rounding), value: money(receipt.roundingMinor) }]),
          {
            key: 'total',
            label: t(isReturn ? text.refund : text.total),
            value: money(receipt.payableMinor),
            isStrong: true,
          },
          ...receipt.tenders.map(({ name, tenderedMinor, reference, foreign }, place) => ({
            key: `tender ${place}`,
            label: [name, reference, givenWords(foreign, t)].filter((part) => part !== null).join(' '),
            value: money(tenderedMinor),
          })),
          ...(change === 0 ? [] : [{ key: 'change', label: t(text.change), value: money(change) }]),
        ]}
      />
      {receipt.taxExemption !== null && (
        <p className={paper.under}>
          <bdi>{t(text.taxFree, { reason: receipt.taxExemption })}</bdi>
        </p>
      )}
      {receipt.note !== null && (
        <p className={paper.under}>
          <bdi>{receipt.note}</bdi>
        </p>
      )}
      <PaperRows
        rows={codes.map(({ kind, code, amountMinor }) => ({
          key: code,
          label: `${t(voucherText[`kind_${kind}`])} ${code}`,
          value: money(amountMinor),
        }))}
      />
      <PaperRows
        rows={receipt.taxes.map(({ code, name, taxableMinor, taxMinor }) => ({
          key: code,
          label: t(text.taxOf, { name, amount: money(taxableMinor) }),
          value: money(taxMinor),
        }))}
      />
      <PaperQr words={receipt.number} />
    </>
  )
}
