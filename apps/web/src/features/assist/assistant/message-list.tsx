import type { Message } from '@countinghouse/contract/assist/assistant'
import { text } from '@countinghouse/contract/assist/assistant.text'
import { reportBuilderPage } from '@countinghouse/contract/reports/builder'
import { reportSearch } from '@countinghouse/contract/reports/report-search'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../ui/language/language.tsx'
import { AnswerTable } from './answer-table.tsx'
import styles from './assistant.module.css'

type Props = { readonly messages: readonly Message[]; readonly isAsking: boolean }

/** Questions and answers, the latest first. */
export function MessageList({ messages, isAsking }: Props) {
  const { t, formatInstant } = useLanguage()
  return (
    <>
      <p role="status" className={isAsking ? styles['busy'] : styles['quiet']}>
        {isAsking ? t(text.thinking) : ''}
      </p>
      {messages.toReversed().map(({ id, question, answer, request, result, engine, fallback, createdAt }) => (
        <article key={id} className={styles['message']} aria-label={question}>
          <header className={styles['head']}>
            <h2 className={styles['question']} dir="auto">
              {question}
            </h2>
            <time className={styles['time']} dateTime={createdAt}>
              {formatInstant(createdAt)}
            </time>
          </header>
          <p className={styles['answer']} dir="auto">
            {answer}
          </p>
          {(engine === 'provider' || fallback !== null) && (
            <p className={styles['note']}>
              {fallback === null ? t(text.engine_provider) : t(text[`fallback_${fallback}`])}
            </p>
          )}
          {result !== null && result.lines.length > 0 && <AnswerTable report={result} />}
          {request !== null && result !== null && (
            <Link className={styles['link']} to={reportBuilderPage.path} search={reportSearch(request) as never}>
              {t(text.openReport)}
            </Link>
          )}
        </article>
      ))}
    </>
  )
}
