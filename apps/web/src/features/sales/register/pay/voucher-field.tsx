import type { PaymentChoice } from '@countinghouse/contract/sales/register'
import type { RegisterVoucher } from '@countinghouse/contract/sales/register-voucher'
import { registerPage } from '@countinghouse/contract/sales/register'
import { lookUpVoucher } from '@countinghouse/contract/sales/register-voucher'
import { text } from '@countinghouse/contract/sales/register-voucher.text'
import { useState } from 'react'
import { call } from '../../../../app/calls/call.ts'
import { failureText } from '../../../../app/calls/failure-text.ts'
import { CodeField } from '../../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'

/** Kinds of payment that are entered by their code. */
export const kindOfVoucher: Readonly<Record<RegisterVoucher['kind'], string>> = {
  gift: 'voucher',
  store_credit: 'store_credit',
}

type Props = {
  readonly storeId: number
  readonly types: readonly PaymentChoice[]
  /** Codes that pay already. */
  readonly used: readonly string[]
  readonly dueMinor: number
  readonly onPay: (type: PaymentChoice, amountMinor: number, code: string) => void
}

/** Takes the code of a gift voucher or of store credit, which pays as much of what is due as it holds. */
export function VoucherField({ storeId, types, used, dueMinor, onPay }: Props) {
  const language = useLanguage()
  const { t } = language
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string>()

  async function add(): Promise<void> {
    const code = entered.trim()
    if (code === '') return
    try {
      const { kind, balanceMinor, name } = await call(lookUpVoucher, { storeId, code })
      const type = types.find((one) => one.kind === kindOfVoucher[kind])
      if (type === undefined) return setProblem(t(text.voucherNotOffered))
      if (balanceMinor === 0) return setProblem(t(text.voucherEmpty, { name }))
      if (used.some((other) => plain(other) === plain(code))) return setProblem(t(text.voucherTwice))
      onPay(type, Math.min(balanceMinor, dueMinor), code)
      setEntered('')
    } catch (error) {
      setProblem(failureText(language, error, t(registerPage.title)))
    }
  }

  return (
    <CodeField
      label={t(text.voucherCode)}
      problem={problem}
      maxLength={40}
      value={entered}
      onType={(value) => {
        setEntered(value)
        setProblem(undefined)
      }}
      onEnter={() => void add()}
    />
  )
}

function plain(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '')
}
