import { getVoucherCode } from '@countinghouse/contract/sales/voucher'
import { text } from '@countinghouse/contract/sales/voucher.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ShownOnce } from '../../../kit/dialog/shown-once.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** The code of store credit that was just issued. */
export function IssuedCode({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useLanguage()
  const { data } = useQuery(routeQuery(getVoucherCode, { id }))
  if (data === undefined) return null
  return <ShownOnce title={t(text.issued)} words={data.code} purpose={t(text.codeLead)} onClose={onClose} />
}
