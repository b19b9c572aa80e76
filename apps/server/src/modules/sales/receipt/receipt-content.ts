import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import { text as foreignText } from '@countinghouse/contract/sales/foreign-cash.text'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { shownLines } from '@countinghouse/contract/sales/receipt-kits'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { text as kitText } from '@countinghouse/contract/sales/register-kit.text'
import { text as voucherText } from '@countinghouse/contract/sales/voucher.text'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { formatWhen } from '../../../platform/print/field-labels.ts'
import { formatMoneyText, printTags } from '../../../platform/print/money-labels.ts'
import type { PaperContent } from '../../../platform/print/paper-content.ts'

type Written = { readonly language: Locale; readonly timezone: string; readonly printed: string }

/** A receipt as a printed document in a language: what the paper of the till says, without codes of vouchers. */
export function receiptContent(receipt: Receipt, { language, timezone, printed }: Written): PaperContent {
  const t = (words: Text, args: Readonly<Record<string, string>> = {}) => format(words, language, args)
  const money = (minor: number) => formatMoneyText(minor, receipt.currency, language)
  const numbers = new Intl.NumberFormat(printTags[language], { maximumFractionDigits: 4 })
  const { taxIncluded, kind, status, tenders, roundingMinor, changeMinor, taxNo } = receipt
  const sum = (label: string, value: number, isStrong = false) => ({ label, value: money(value), isStrong })
  const column = (label: Text, isNumeric = true) => ({ label: t(label), isNumeric })
  return {
    language,
    company: receipt.company,
    place: [receipt.store, ...receipt.address, ...(taxNo === null ? [] : [t(text.taxNo, { number: taxNo })])],
    title: t(kind === 'return' ? text.kind_return : text.number),
    number: receipt.number,
    code: receipt.number,
    status: t(text[`status_${status}`]),
    facts: [
      { label: t(text.soldAt), value: formatWhen(new Date(receipt.soldAt), { language, timezone }), isWide: false },
      ...(receipt.customer === null ? [] : [{ label: t(text.customerId), value: receipt.customer, isWide: false }]),
      ...(receipt.original === null
        ? []
        : [{ label: t(text.ofReceipt), value: receipt.original.number, isWide: false }]),
    ],
    tables: [
      {
        columns: [column(text.product, false), column(text.quantity), column(text.price), column(text.amount)],
        rows: shownLines(receipt).map(({ head, line, parts }) => [
          {
            text: nameOf(head),
            under: [
              head.sku,
              ...(line?.serials ?? []),
              ...(line === null || line.ofKit === null ? [] : [t(kitText.ofKit, { kit: line.ofKit })]),
              ...(head.note === null ? [] : [head.note]),
              ...parts.map((part) => `${numbers.format(part.quantity)} × ${nameOf(part)}`),
            ].join(' · '),
          },
          { text: numbers.format(head.quantity) },
          {
            text: money(head.unitMinor),
            ...(head.discountMinor > 0 && { under: `${t(text.discount)} ${money(-head.discountMinor)}` }),
          },
          { text: money(taxIncluded ? head.grossMinor : head.netMinor) },
        ]),
        totals: null,
      },
    ],
    sums: [
      ...(taxIncluded ? [] : [sum(t(text.net), receipt.netMinor), sum(t(text.taxMinor), receipt.taxMinor)]),
      ...receipt.vouchers
        .filter((voucher) => voucher.kind === 'gift')
        .map(({ name, amountMinor }) => sum(`${t(voucherText.kind_gift)} ${name}`, amountMinor)),
      ...(roundingMinor === 0 ? [] : [sum(t(text.rounding), roundingMinor)]),
      sum(t(kind === 'return' ? text.refund : text.total), receipt.payableMinor, true),
      ...tenders.map(({ name, tenderedMinor, foreign }) => {
        if (foreign === null) return sum(name, tenderedMinor)
        const given = { amount: codedAmount(foreign.minor, foreign.currency), rate: foreign.rate }
        return sum(`${name} ${t(foreignText.given, given)}`, tenderedMinor)
      }),
      ...(changeMinor === 0 ? [] : [sum(t(text.change), changeMinor)]),
    ],
    remarks: [
      ...(receipt.note === null ? [] : [receipt.note]),
      ...(receipt.taxExemption === null ? [] : [t(text.taxFree, { reason: receipt.taxExemption })]),
      ...receipt.taxes.map(
        ({ name, taxableMinor, taxMinor }) =>
          `${t(text.taxOf, { name, amount: money(taxableMinor) })}: ${money(taxMinor)}`,
      ),
    ],
    signatures: [],
    printed,
  }
}

function nameOf({ name, options }: { readonly name: string; readonly options: string }): string {
  return [name, options].filter(Boolean).join(', ')
}
