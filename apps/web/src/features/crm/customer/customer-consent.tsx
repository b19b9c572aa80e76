import type { CustomerConsents } from '@countinghouse/contract/crm/consent'
import { consentPurposes, decision, getCustomerConsents, recordConsent } from '@countinghouse/contract/crm/consent'
import { text } from '@countinghouse/contract/crm/consent.text'
import { customer } from '@countinghouse/contract/crm/customer'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { FactList } from '../../../kit/record/fact-list.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** What a customer agreed to: what applies to emails, and every decision with its source. */
export function CustomerConsent({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const [isRecording, setIsRecording] = useState(false)
  const query = useQuery({ ...routeQuery(getCustomerConsents, { id: row.id }), refetchOnMount: 'always' })
  const { data } = query
  const right = permissionName(customer.page, 'edit')
  return (
    <RecordBody
      side="consent"
      footer={
        data?.isErased === false && (
          <ReasonButton
            variant="default"
            reason={can(right) ? null : t(recordText.needsPermission, { right })}
            onClick={() => setIsRecording(true)}
          >
            {t(text.record)}
          </ReasonButton>
        )
      }
    >
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && <Emails consents={data} />}
      {data !== undefined && <Decisions consents={data} />}
      {isRecording && (
        <FieldsDialog
          title={t(text.recordTitle, { name: row.name })}
          requested={{ fields: decision, text }}
          confirm={t(text.record)}
          route={recordConsent}
          target={{ id: row.id }}
          page={t(customer.page.title)}
          doneWords={() => t(text.recorded)}
          onClose={() => setIsRecording(false)}
        />
      )}
    </RecordBody>
  )
}

type Props = { readonly consents: CustomerConsents }

function Emails({ consents: { email } }: Props) {
  const { t } = useLanguage()
  return (
    <FactList
      facts={consentPurposes.map((purpose) => ({
        label: `${t(text.channel_email)} · ${t(text[`consentPurpose_${purpose}`])}`,
        value: t(text[`status_${email[purpose]}`]),
      }))}
    />
  )
}

function Decisions({ consents: { decisions } }: Props) {
  const { t, formatInstant } = useLanguage()
  if (decisions.length === 0) return <p>{t(text.none)}</p>
  return (
    <table className={figures.table} aria-label={t(text.history)}>
      <thead>
        <tr>
          <th scope="col">{t(text.history)}</th>
          <th scope="col">{t(text.source)}</th>
          <th scope="col">{t(text.by)}</th>
          <th scope="col">{t(text.when)}</th>
        </tr>
      </thead>
      <tbody>
        {decisions.map(({ id, channel, consentPurpose, status, source, textVersion, ip, by, at, isCurrent }) => (
          <tr key={id} data-strong={isCurrent || undefined}>
            <th scope="row">
              {`${t(text[`channel_${channel}`])} · ${t(text[`consentPurpose_${consentPurpose}`])}: ${t(text[`status_${status}`])}`}
              {isCurrent && <span className={figures.under}>{t(text.now)}</span>}
            </th>
            <td data-label={t(text.source)}>
              {t(text[`source_${source}`])}
              {textVersion !== null && (
                <span className={figures.under}>
                  <bdi>{textVersion}</bdi>
                </span>
              )}
              {ip !== null && <span className={figures.under}>{t(text.ip, { ip })}</span>}
            </td>
            <td data-label={t(text.by)}>
              <bdi>{by ?? (source === 'earlier_record' ? '–' : t(text.byCustomer))}</bdi>
            </td>
            <td data-label={t(text.when)}>{formatInstant(at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
