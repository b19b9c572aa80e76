import { previewTemplate } from '@countinghouse/contract/webcheckout/template-preview'
import { mailEvents } from '@countinghouse/contract/webcheckout/web-template'
import { text } from '@countinghouse/contract/webcheckout/web-template.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './template-preview.module.css'

const languages = ['en', 'ar'] as const

/** The email of a template in both languages with sample data, and the variables of its event. */
export function TemplatePreview({ row, edits }: RecordTabProps) {
  const { t } = useLanguage()
  const valueOf = (field: string) => String(edits[field] ?? row[field] ?? '')
  const event = mailEvents.find((one) => one === valueOf('event')) ?? mailEvents[0]
  return (
    <RecordBody side="preview">
      <p className={styles.lead}>{t(text.previewLead)}</p>
      <div className={styles.mails}>
        {languages.map((language) => {
          const suffix = language === 'en' ? 'En' : 'Ar'
          const entered = { subject: valueOf(`subject${suffix}`), body: valueOf(`body${suffix}`) }
          return <Mail key={language} asked={{ event, language, ...entered }} />
        })}
      </div>
    </RecordBody>
  )
}

type Asked = Parameters<typeof routeQuery<(typeof previewTemplate)['input'], (typeof previewTemplate)['output']>>[1]

function Mail({ asked }: { readonly asked: Asked }) {
  const { t } = useLanguage()
  const query = useQuery({ ...routeQuery(previewTemplate, asked), placeholderData: keepPreviousData })
  const { data } = query
  const { language } = asked
  if (data === undefined) {
    return query.isError ? (
      <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <RecordSkeleton count={4} />
    )
  }
  const isEnglish = language === 'en'
  const id = `preview-${language}`
  return (
    <section aria-labelledby={id} className={styles.mail}>
      <h2 id={id} className={styles.heading}>
        {t(isEnglish ? text.english : text.arabic)}
      </h2>
      {data.issues.map(({ part, message }) => (
        <p key={`${part} ${message}`} role="alert" className={styles.issue}>
          {t(part === 'subject' ? text.subject : isEnglish ? text.bodyEn : text.bodyAr)}: {message}
        </p>
      ))}
      {data.subject !== null && (
        <p className={styles.subject} lang={language} dir={isEnglish ? 'ltr' : 'rtl'}>
          {data.subject}
        </p>
      )}
      {data.body !== null && (
        <p className={styles.body} lang={language} dir={isEnglish ? 'ltr' : 'rtl'}>
          {data.body}
        </p>
      )}
      {isEnglish && (
        <details>
          <summary>{t(text.variables)}</summary>
          <ul className={styles.variables} dir="ltr">
            {data.variables.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
