import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { shownLines } from '@countinghouse/contract/sales/receipt-kits'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import { PaperQr } from '../paper/paper-qr.tsx'
import paper from '../paper/paper.module.css'
import { PaperHead } from './paper-head.tsx'

/** A receipt for whoever gets the goods as a present: everything that an exchange needs, without prices. */
export function GiftPaper({ receipt }: { readonly receipt: Receipt }) {
  const { t, formatNumber } = useLanguage()
  return (
    <>
      <PaperHead receipt={{ ...receipt, customer: null }} />
      <p className={paper.mark}>{t(text.gift)}</p>
      <div className={paper.rows}>
        {shownLines(receipt).map(({ key, head, parts }) => (
          <div key={key}>
            <div className={paper.row}>
              <bdi>{[head.name, head.options].filter(Boolean).join(', ')}</bdi>
              <bdi>{formatNumber(head.quantity)}</bdi>
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
      <PaperQr words={receipt.number} />
    </>
  )
}
