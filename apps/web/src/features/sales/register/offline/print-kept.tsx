import { text as receiptText } from '@countinghouse/contract/sales/receipt.text'
import { text } from '@countinghouse/contract/sales/register-offline.text'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import paper from '../../paper/paper.module.css'
import { PaperRows } from '../../paper/paper-rows.tsx'
import { PrintedPaper } from '../../paper/printed-paper.tsx'
import type { KeptSale } from './kept-sale.ts'

/** Prints what the customer bought while the server was away. It is no legal receipt, and says so. */
export function PrintKept({ sale, onDone }: { readonly sale: KeptSale; readonly onDone: () => void }) {
  const { t, locale, formatNumber, formatInstant } = useLanguage()
  const { number, currency, lines, payableMinor, changeMinor, sent } = sale
  const money = (minor: number) => formatAmount(minor, currency, locale)
  return (
    <PrintedPaper width="80" onDone={onDone}>
      <p className={paper.mark}>{t(text.provisional)}</p>
      <PaperRows
        rows={[
          { key: 'number', label: t(text.number), value: number },
          { key: 'at', label: t(receiptText.soldAt), value: formatInstant(sent.soldAt) },
        ]}
      />
      <PaperRows
        rows={lines.flatMap(({ name, quantity, unitMinor, grossMinor, parts = [] }, place) => [
          {
            key: String(place),
            label: `${name}, ${formatNumber(quantity)} × ${money(unitMinor)}`,
            value: money(grossMinor),
          },
          ...parts.map((part, at) => ({
            key: `${place} ${at}`,
            label: `${formatNumber(part.quantity)} × ${part.name}`,
            value: '',
          })),
        ])}
      />
      <PaperRows
        rows={[
          { key: 'total', label: t(receiptText.total), value: money(payableMinor), isStrong: true },
          ...(changeMinor === 0 ? [] : [{ key: 'change', label: t(receiptText.change), value: money(changeMinor) }]),
        ]}
      />
    </PrintedPaper>
  )
}
