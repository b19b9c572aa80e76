import type { SurveyAnswers, SurveyInvitationRow } from '@countinghouse/contract/crm/survey-invitation'
import { getSurveyAnswers } from '@countinghouse/contract/crm/survey-invitation'
import { text } from '@countinghouse/contract/crm/survey-invitation.text'
import { survey } from '@countinghouse/contract/crm/survey'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const SurveyLink = later(async () => (await import('../survey/survey-link.tsx')).SurveyLink)

/** An invitation with its answers, or with its link while there are none. */
export function InvitationRecord(shared: ListShared<SurveyInvitationRow>) {
  const { t } = useLanguage()
  const id = Number(shared.state.open)
  const { data, ...query } = useQuery(routeQuery(getSurveyAnswers, { id }))
  return (
    <RecordPanel
      shared={shared as unknown as ListShared}
      title={data === undefined ? t(text.one) : data.survey.name}
      sides={[{ key: 'details', title: t(text.details) }]}
    >
      {data === undefined && query.error !== null && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data === undefined && query.error === null && <RecordSkeleton count={4} />}
      {data !== undefined && (
        <RecordBody side="details" footer={data.isLive && data.channel === 'link' ? <ShowLink id={id} /> : null}>
          <Facts given={data} />
        </RecordBody>
      )}
    </RecordPanel>
  )
}

function ShowLink({ id }: { readonly id: number }) {
  const { t } = useLanguage()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  const right = permissionName(survey.page, 'invite')
  return (
    <>
      <ReasonButton
        reason={can(right) ? null : t(recordText.needsPermission, { right })}
        onClick={() => setIsOpen(true)}
      >
        {t(text.link)}
      </ReasonButton>
      <Suspense>{isOpen && <SurveyLink id={id} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

function Facts({ given }: { readonly given: SurveyAnswers }) {
  const { t, locale, formatInstant, formatNumber } = useLanguage()
  const instant = (at: string | null) => (at === null ? null : formatInstant(at))
  const facts = [
    [t(text.customerId), given.customer],
    [t(text.storeId), given.store],
    [t(text.cashierId), given.cashier],
    [t(text.openedAt), instant(given.openedAt)],
    [t(text.answeredAt), instant(given.answeredAt)],
    ...given.answers.map(({ labelEn, labelAr, score, choicesEn, choicesAr, words }) => {
      const choices = (locale === 'ar' ? choicesAr : choicesEn).join(', ')
      const answer = score === null ? (words ?? choices) : formatNumber(score)
      return [locale === 'ar' ? labelAr : labelEn, answer === '' ? t(text.noAnswer) : answer]
    }),
  ].filter(([, value]) => value !== null)
  return (
    <>
      {given.answeredAt === null && <p className={drawer.subtitle}>{t(text.notAnswered)}</p>}
      <dl className={drawer.fields}>
        {facts.map(([label, value], at) => (
          <div key={`${at} ${label}`} className={drawer.field}>
            <dt className={drawer.factLabel}>{label}</dt>
            <dd className={drawer.fact}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
