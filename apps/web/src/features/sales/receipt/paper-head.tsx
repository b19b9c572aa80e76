import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import paper from '../paper/paper.module.css'
import { PaperRows } from '../paper/paper-rows.tsx'

/** Who sold, and number, time, till and customer of a receipt. */
export function PaperHead({ receipt }: { readonly receipt: Receipt }) {
  const { t, formatInstant } = useLanguage()
  const isReturn = receipt.kind === 'return'
  return (
    <>
      <header className={paper.head}>
        <bdi className={paper.name}>{receipt.company}</bdi>
        <bdi>{receipt.store}</bdi>
        {receipt.address.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {receipt.taxNo !== null && <bdi>{t(text.taxNo, { number: receipt.taxNo })}</bdi>}
      </header>
      {receipt.status === 'voided' && <p className={paper.mark}>{t(text.status_voided)}</p>}
      <PaperRows
        rows={[
          { key: 'number', label: t(isReturn ? text.kind_return : text.number), value: receipt.number },
          ...(receipt.original === null
            ? []
            : [{ key: 'original', label: t(text.ofReceipt), value: receipt.original.number }]),
          { key: 'at', label: t(text.soldAt), value: formatInstant(receipt.soldAt) },
          { key: 'till', label: t(text.tillId), value: receipt.till },
          ...(receipt.cashier === null ? [] : [{ key: 'by', label: t(text.cashier), value: receipt.cashier }]),
          ...(receipt.customer === null ? [] : [{ key: 'for', label: t(text.customerId), value: receipt.customer }]),
        ]}
      />
    </>
  )
}
