import type { PublicSurvey } from '@countinghouse/contract/crm/public-survey'
import { answerPublicSurvey, declineEmail, openPublicSurvey } from '@countinghouse/contract/crm/public-survey'
import { text } from '@countinghouse/contract/crm/public-survey.text'
import type { FormEvent } from 'react'
import { useEffect, useState } from 'react'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { readFromAddress } from '../../../app/light/consume-from-address.ts'
import { LightFrame } from '../../../app/light/light-frame.tsx'
import classes from '../../../app/light/light-form.module.css'
import { linkProblem } from '../../../app/light/link-problem.ts'
import { useAttempt } from '../../../app/light/use-attempt.ts'
import type { Given } from './given-answers.ts'
import { answersOf, missingAnswers } from './given-answers.ts'
import { QuestionField } from './question-field.tsx'
import type { EnteredReview } from './review-field.tsx'
import { isHalf, ReviewField, reviewOf } from './review-field.tsx'

const token = readFromAddress('token')

/** A survey for who has its link. Source: docs/guides/crm.md, Surveys. */
function SurveyPage() {
  const { t, locale } = useLanguage()
  const [survey, setSurvey] = useState<PublicSurvey | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    if (token !== null) call(openPublicSurvey, { token }).then(setSurvey, setFailure)
  }, [])
  if (token === null || failure !== null || survey === null) {
    const problem =
      token === null ? t(text.missing) : linkProblem(failure, { missing: t(text.missing), failed: t(text.failed) })
    return (
      <LightFrame title={t(text.title)}>
        {token !== null && failure === null ? (
          <p role="status" className={classes.hint}>
            {t(text.loading)}
          </p>
        ) : (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
      </LightFrame>
    )
  }
  const isArabic = locale === 'ar'
  const intro = isArabic ? survey.introAr : survey.introEn
  return (
    <LightFrame
      title={isArabic ? survey.titleAr : survey.titleEn}
      purpose={intro === null ? survey.company : `${survey.company} · ${intro}`}
      isWide
    >
      {isDone ? (
        <p role="status" className={classes.notice}>
          {t(text.thanks)}
        </p>
      ) : (
        <SurveyForm survey={survey} token={token} onDone={() => setIsDone(true)} />
      )}
      {survey.isMailed && !isDone && <Decline token={token} />}
    </LightFrame>
  )
}

type FormProps = { readonly survey: PublicSurvey; readonly token: string; readonly onDone: () => void }

function SurveyForm({ survey, token: link, onDone }: FormProps) {
  const { t, locale } = useLanguage()
  const [given, setGiven] = useState<Given>({})
  const [entered, setEntered] = useState<EnteredReview>({})
  const [isTried, setIsTried] = useState(false)
  const { isBusy, failure, run } = useAttempt()
  const missing = missingAnswers(survey.questions, given)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setIsTried(true)
    const [first] = missing
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="question-${first}"]`)?.focus()
      return
    }
    if (isHalf(entered)) return
    const answers = answersOf(survey.questions, given)
    const review = reviewOf(entered)
    run(() =>
      call(answerPublicSurvey, { token: link, language: locale, answers, ...(review !== null && { review }) }).then(
        onDone,
      ),
    )
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {survey.questions.map((question) => (
        <QuestionField
          key={question.questionNo}
          question={question}
          answer={given[question.questionNo]}
          isMissing={isTried && missing.includes(question.questionNo)}
          onAnswer={(answer) => setGiven({ ...given, [question.questionNo]: answer })}
        />
      ))}
      {survey.product !== null && (
        <ReviewField
          product={survey.product}
          entered={entered}
          isIncomplete={isTried && isHalf(entered)}
          onEnter={setEntered}
        />
      )}
      <div role="alert">
        {failure !== null && (
          <p className={classes.problem}>
            {linkProblem(failure, { missing: t(text.missing), failed: t(text.failed) })}
          </p>
        )}
        {isTried && missing.length > 0 && <p className={classes.problem}>{t(text.incomplete)}</p>}
      </div>
      <button type="submit" className={classes.primary} aria-disabled={isBusy}>
        {t(isBusy ? text.sending : text.send)}
      </button>
    </form>
  )
}

function Decline({ token: link }: { readonly token: string }) {
  const { t } = useLanguage()
  const [isDeclined, setIsDeclined] = useState(false)
  const { isBusy, failure, run } = useAttempt()
  return (
    <div className={classes.form}>
      {isDeclined ? (
        <p role="status" className={classes.notice}>
          {t(text.declined)}
        </p>
      ) : (
        <button
          type="button"
          className={classes.quiet}
          aria-disabled={isBusy}
          onClick={() => run(() => call(declineEmail, { token: link }).then(() => setIsDeclined(true)))}
        >
          {t(text.decline)}
        </button>
      )}
      {failure !== null && (
        <p className={classes.problem}>{linkProblem(failure, { missing: t(text.missing), failed: t(text.failed) })}</p>
      )}
    </div>
  )
}

export { SurveyPage as page }
