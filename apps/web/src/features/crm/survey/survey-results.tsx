import { surveyInvitationsPage } from '@countinghouse/contract/crm/survey-invitation'
import type { SurveyResults as Results } from '@countinghouse/contract/crm/survey-results'
import { getSurveyResults } from '@countinghouse/contract/crm/survey-results'
import { text } from '@countinghouse/contract/crm/survey-results.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useNpsWords } from '../nps/nps-words.ts'
import styles from './survey-results.module.css'

type Question = Results['questions'][number]

/** What was answered, by question. */
export function SurveyResults({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(getSurveyResults, { id: row.id }))
  const { data } = query
  return (
    <RecordBody side="results">
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && (
        <div className={styles.results}>
          <p className={styles.lead}>
            {t(text.answered, { answered: data.answered, invited: data.invited })}{' '}
            <Link to={surveyInvitationsPage.path} search={{ surveyId: String(row.id) } as never}>
              {t(text.toAnswers)}
            </Link>
          </p>
          {data.answered === 0 && <p className={styles.lead}>{t(text.none)}</p>}
          {data.answered > 0 &&
            data.questions.map((question) => <QuestionResult key={question.questionNo} question={question} />)}
        </div>
      )}
    </RecordBody>
  )
}

function QuestionResult({ question }: { readonly question: Question }) {
  const { t, locale, formatNumber } = useLanguage()
  const { nps: npsWords, margin } = useNpsWords()
  const id = useId()
  const { nps, averageHundredths: average } = question
  const isArabic = locale === 'ar'
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {isArabic ? question.labelAr : question.labelEn}
      </h3>
      {nps !== null && <p>{t(text.npsOf, { nps: npsWords(nps), margin: margin(nps) })}</p>}
      {average !== null && <p>{t(text.average, { average: formatNumber(average / 100) })}</p>}
      {question.counts.length > 0 && <Counts question={question} labelledBy={id} isArabic={isArabic} />}
      {question.texts.length > 0 && (
        <ul className={styles.texts}>
          {question.texts.map(({ words, answeredAt }, at) => (
            <li key={`${answeredAt} ${at}`}>
              <bdi>{words}</bdi>
            </li>
          ))}
        </ul>
      )}
      {question.answers === 0 && <p className={styles.lead}>{t(text.none)}</p>}
    </section>
  )
}

type CountsProps = { readonly question: Question; readonly labelledBy: string; readonly isArabic: boolean }

function Counts({ question, labelledBy, isArabic }: CountsProps) {
  const { t, formatNumber, formatShare } = useLanguage()
  const { counts, answers } = question
  return (
    <table className={figures.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t(text.choice)}</th>
          <th scope="col" data-number>
            {t(text.count)}
          </th>
          <th scope="col" data-number>
            {t(text.share)}
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ labelEn, labelAr, count }) => (
          <tr key={labelEn}>
            <th scope="row">
              <bdi>{isArabic ? labelAr : labelEn}</bdi>
            </th>
            <td data-number data-label={t(text.count)}>
              {formatNumber(count)}
            </td>
            <td data-number data-label={t(text.share)}>
              {answers === 0 ? '–' : formatShare(Math.round((1_000_000 * count) / answers))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
