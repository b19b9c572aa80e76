import { text as registerText } from '@countinghouse/contract/sales/register.text'
import { text } from '@countinghouse/contract/sales/register-offline.text'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import done from '../pay/done.module.css'
import pay from '../pay/pay.module.css'
import type { KeptSale } from './kept-sale.ts'
import { PrintKept } from './print-kept.tsx'

/** A sale that was kept on this device, and what is given back. */
export function KeptPanel({ sale, onNext }: { readonly sale: KeptSale; readonly onNext: () => void }) {
  const { t, locale } = useLanguage()
  const [isPrinting, setIsPrinting] = useState(false)
  const money = (minor: number) => formatAmount(minor, sale.currency, locale)
  return (
    <div className={done.panel} role="status">
      <IconPlugConnectedX size={40} stroke={1.75} aria-hidden />
      <p className={done.number}>
        <bdi>{t(text.keptNumber, { number: sale.number })}</bdi>
      </p>
      <p>{t(text.kept)}</p>
      <dl className={done.sums}>
        <div>
          <dt>{t(registerText.total)}</dt>
          <dd>
            <bdi>{money(sale.payableMinor)}</bdi>
          </dd>
        </div>
        <div data-strong>
          <dt>{t(registerText.change)}</dt>
          <dd>
            <bdi>{money(sale.changeMinor)}</bdi>
          </dd>
        </div>
      </dl>
      <div className={pay.end}>
        <Button variant="default" size="lg" onClick={() => setIsPrinting(true)}>
          {t(text.print)}
        </Button>
        <Button className={pay.complete} ref={focusFirst} onClick={onNext}>
          {t(registerText.newSale)}
        </Button>
      </div>
      {isPrinting && <PrintKept sale={sale} onDone={() => setIsPrinting(false)} />}
    </div>
  )
}

function focusFirst(button: HTMLElement | null): void {
  button?.focus()
}
