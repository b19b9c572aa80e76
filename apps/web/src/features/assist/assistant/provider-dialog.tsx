import { getProvider, providerFields, saveProvider } from '@countinghouse/contract/assist/provider'
import { text as pageText } from '@countinghouse/contract/assist/assistant.text'
import { text } from '@countinghouse/contract/assist/provider.text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import report from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** The language model of the company; its key is never shown again. */
export function ProviderDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, formatNumber } = useLanguage()
  const { data } = useQuery({ ...routeQuery(getProvider, {}), staleTime: 0 })
  const requested = useMemo(() => {
    const { baseUrl, model, key, monthlyTokens, isActive } = providerFields
    return {
      fields: {
        baseUrl: baseUrl.default(data?.baseUrl ?? ''),
        model: model.default(data?.model ?? ''),
        key,
        monthlyTokens: monthlyTokens.removeDefault().default(data?.monthlyTokens ?? 0),
        isActive,
      },
      text,
    }
  }, [data])
  if (data === undefined) return null
  const state = t(text.current, { model: data.model ?? '', hint: data.keyHint ?? t(text.noKey) })
  return (
    <FieldsDialog
      title={t(text.open)}
      lead={t(text.lead)}
      requested={requested}
      confirm={t(text.save)}
      route={saveProvider}
      target={{}}
      page={t(pageText.title)}
      doneWords={() => t(text.saved)}
      onClose={onClose}
    >
      <dl className={report.facts}>
        <dt>{t(text.state)}</dt>
        <dd>{data.model === null ? t(text.none) : data.isActive ? state : t(text.inactive)}</dd>
        <dt>{t(text.used)}</dt>
        <dd>
          <bdi>{formatNumber(data.usedTokens)}</bdi>
        </dd>
      </dl>
    </FieldsDialog>
  )
}
