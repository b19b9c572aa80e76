import { activity } from '@countinghouse/contract/crm/activity'
import type { CustomerEvent } from '@countinghouse/contract/crm/customer-activity'
import { getCustomerActivity, listingOfKind } from '@countinghouse/contract/crm/customer-activity'
import { text } from '@countinghouse/contract/crm/customer-activity.text'
import { customerCase } from '@countinghouse/contract/crm/customer-case'
import { opportunity } from '@countinghouse/contract/crm/opportunity'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import { beginningWith } from '../../../app/routing/new-record.ts'
import { useCan } from '../../../app/session/session.tsx'
import { Status } from '../../../kit/list/status.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const created = [
  { master: activity, title: text.newActivity },
  { master: customerCase, title: text.newCase },
  { master: opportunity, title: text.newOpportunity },
] as const

/** What was done for a customer and what the customer said, newest first. */
export function CustomerActivity({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const query = useQuery({ ...routeQuery(getCustomerActivity, { id: row.id }), refetchOnMount: 'always' })
  const { data } = query
  return (
    <RecordBody
      side="activity"
      footer={created.map(({ master: { page }, title }) => {
        const right = permissionName(page, 'create')
        const begin = { search: { open: 'new' } as never, state: beginningWith({ customerId: String(row.id) }) }
        return (
          <ReasonButton
            key={page.path}
            variant="default"
            reason={can(right) ? null : t(recordText.needsPermission, { right })}
            onClick={() => void navigate({ to: page.path, ...begin })}
          >
            {t(title)}
          </ReasonButton>
        )
      })}
    >
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && data.items.length === 0 && <p>{t(text.none)}</p>}
      {data !== undefined && data.items.length > 0 && <Events items={data.items} />}
    </RecordBody>
  )
}

function Events({ items }: { readonly items: readonly CustomerEvent[] }) {
  const { t, formatInstant } = useLanguage()
  return (
    <table className={figures.table} aria-label={t(text.activity)}>
      <thead>
        <tr>
          <th scope="col">{t(text.what)}</th>
          <th scope="col">{t(text.status)}</th>
          <th scope="col">{t(text.when)}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ kind, id, name, status, at }) => {
          const listing = listingOfKind[kind]
          return (
            <tr key={`${kind}-${id}`}>
              <th scope="row">
                <Link to={listing.page.path} search={{ open: id } as never}>
                  <bdi>{name}</bdi>
                </Link>
                <span className={figures.under}>{t(listing.text.one)}</span>
              </th>
              <td data-label={t(text.status)}>
                <Status value={status} master={{ listing }} />
              </td>
              <td data-label={t(text.when)}>{formatInstant(at)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
