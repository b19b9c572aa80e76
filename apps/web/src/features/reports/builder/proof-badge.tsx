import type { Report } from '@countinghouse/contract/reports/builder'
import { text } from '@countinghouse/contract/reports/builder.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly proof: NonNullable<Report['proof']>; readonly currency: string }

/** Whether net sales agree with the ledger now, or by how much they differ. */
export function ProofBadge({ proof: { accounts, ledgerMinor, reportMinor }, currency }: Props) {
  const { t, locale } = useLanguage()
  const named = { accounts: accounts.join(' + ') }
  if (ledgerMinor === reportMinor) return <StateWord tone="success">{t(text.proofEqual, named)}</StateWord>
  const difference = formatAmount(ledgerMinor - reportMinor, currency, locale)
  return <StateWord tone="danger">{t(text.proofDiffers, { ...named, difference })}</StateWord>
}
