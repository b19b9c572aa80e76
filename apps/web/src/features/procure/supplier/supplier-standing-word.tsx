import type { MasterListRow } from '@countinghouse/contract/master'
import { holdScopes, standings } from '@countinghouse/contract/procure/supplier-standing'
import { text } from '@countinghouse/contract/procure/supplier.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'

const tones = { prospect: 'info', approved: 'success', on_hold: 'warning', blocked: 'danger' } as const

/** Supplier status with the scope, end and reason of a hold. */
export function SupplierStandingWord({ row }: { readonly row: MasterListRow }) {
  const { t, formatDate } = useLanguage()
  const standing = standings.find((known) => known === row['standing'])
  if (standing === undefined) return null
  const scope = holdScopes.find((known) => known === row['holdScope'])
  const { holdUntil: until, standingReason: reason } = row
  return (
    <>
      <StateWord tone={tones[standing]}>{t(text[`standing_${standing}`])}</StateWord>
      {scope !== undefined && <span>{t(text.heldBack, { what: t(text[`holdScope_${scope}`]) })}</span>}
      {typeof until === 'string' && <span>{t(text.heldUntil, { day: formatDate(until) })}</span>}
      {typeof reason === 'string' && <bdi>{reason}</bdi>}
    </>
  )
}
