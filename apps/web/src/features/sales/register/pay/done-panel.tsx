import { permissionName } from '@countinghouse/contract/page'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import type { CompleteSale } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { text as receiptText } from '@countinghouse/contract/sales/receipt.text'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../../app/offline/later.ts'
import { useCan } from '../../../../app/session/session.tsx'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { printsReceipts } from '../../printer/receipt-printer.ts'
import done from './done.module.css'
import pay from './pay.module.css'
import { IssuedCodes } from './issued-codes.tsx'

const MailReceipt = later(async () => (await import('../../receipt/mail-receipt.tsx')).MailReceipt)
const PrintReceipt = later(async () => (await import('../../receipt/print-receipt.tsx')).PrintReceipt)

type Props = {
  readonly receipt: CompleteSale
  readonly currency: string
  readonly isReturn?: boolean
  readonly next: string
  readonly onNext: () => void
}

/** The receipt that was just completed, and what is given back. */
export function DonePanel({ receipt, currency, isReturn = false, next, onNext }: Props) {
  const { t, locale } = useLanguage()
  const can = useCan()
  const [printed, setPrinted] = useState<'receipt' | 'gift' | 'mail' | 'return' | null>(
    printsReceipts() ? 'receipt' : null,
  )
  const money = (minor: number) => formatAmount(minor, currency, locale)
  const { changeMinor, payableMinor, returned } = receipt
  const refundMinor = returned === null ? 0 : returned.payableMinor - returned.creditMinor
  const hasVouchers = receipt.vouchers.length > 0
  return (
    <>
      <div className={done.panel} role="status">
        <IconCircleCheck size={40} stroke={1.75} className={done.mark} aria-hidden />
        <p className={done.number}>
          <bdi>{t(text.completed, { number: receipt.number })}</bdi>
        </p>
        <dl className={done.sums}>
          <div data-strong={isReturn || undefined}>
            <dt>{t(isReturn ? text.refund : text.total)}</dt>
            <dd>
              <bdi>{money(payableMinor)}</bdi>
            </dd>
          </div>
          {returned !== null && (
            <div>
              <dt>{t(text.returned)}</dt>
              <dd>
                <bdi>{money(-returned.grossMinor)}</bdi>
              </dd>
            </div>
          )}
          {!isReturn && (
            <div data-strong>
              <dt>{t(refundMinor > 0 ? text.refund : text.change)}</dt>
              <dd>
                <bdi>{money(refundMinor > 0 ? refundMinor : changeMinor)}</bdi>
              </dd>
            </div>
          )}
        </dl>
        {hasVouchers && <IssuedCodes id={receipt.id} currency={currency} />}
        {returned !== null && returned.vouchers.length > 0 && <IssuedCodes id={returned.id} currency={currency} />}
        <div className={pay.end}>
          <Button variant="default" size="lg" onClick={() => setPrinted('receipt')}>
            {t(receiptText.print)}
          </Button>
          {returned !== null && (
            <Button variant="default" size="lg" onClick={() => setPrinted('return')}>
              {t(text.printReturn)}
            </Button>
          )}
          {!isReturn && (
            <Button variant="default" size="lg" onClick={() => setPrinted('gift')}>
              {t(receiptText.printGift)}
            </Button>
          )}
          {can(permissionName(receiptsPage, 'send')) && (
            <Button variant="default" size="lg" onClick={() => setPrinted('mail')}>
              {t(receiptText.mail)}
            </Button>
          )}
          <Button className={pay.complete} ref={focusFirst} onClick={onNext}>
            {next}
          </Button>
        </div>
      </div>
      <Suspense>
        {printed === 'mail' && <MailReceipt id={receipt.id} onClose={() => setPrinted(null)} />}
        {(printed === 'receipt' || printed === 'gift') && (
          <PrintReceipt
            id={receipt.id}
            hasCodes={hasVouchers && printed === 'receipt'}
            isGift={printed === 'gift'}
            onDone={() => setPrinted(null)}
          />
        )}
        {printed === 'return' && returned !== null && (
          <PrintReceipt
            id={returned.id}
            hasCodes={returned.vouchers.length > 0}
            isGift={false}
            onDone={() => setPrinted(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function focusFirst(button: HTMLElement | null): void {
  button?.focus()
}
