import type { Receipt } from '@countinghouse/contract/sales/receipt'
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
        {receipt.lines.map(({ lineNo, name, options, quantity }) => (
          <div key={lineNo} className={paper.row}>
            <bdi>{[name, options].filter(Boolean).join(', ')}</bdi>
            <bdi>{formatNumber(quantity)}</bdi>
          </div>
        ))}
      </div>
      <PaperQr words={receipt.number} />
    </>
  )
}
