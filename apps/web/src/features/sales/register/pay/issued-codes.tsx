import { getVoucherCodes } from '@countinghouse/contract/sales/voucher-codes'
import { text } from '@countinghouse/contract/sales/register-voucher.text'
import { text as voucherText } from '@countinghouse/contract/sales/voucher.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../../app/calls/queries.ts'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import done from './done.module.css'

/** Codes of the vouchers that a receipt issued, for the customer; those of gift cards are on the cards. */
export function IssuedCodes({ id, currency }: { readonly id: number; readonly currency: string }) {
  const { t, locale } = useLanguage()
  const { data } = useQuery(routeQuery(getVoucherCodes, { id }))
  if (data === undefined || data.vouchers.length === 0) return null
  return (
    <div className={done.codes}>
      <p>{t(text.codesLead)}</p>
      <ul aria-label={t(text.codes)}>
        {data.vouchers.map(({ kind, code, amountMinor }) => (
          <li key={code}>
            <span>
              {t(voucherText[`kind_${kind}`])}, <bdi>{formatAmount(amountMinor, currency, locale)}</bdi>
            </span>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
