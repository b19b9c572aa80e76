import { text as listText } from '@countinghouse/contract/kit/list.text'
import { text as actionText } from '@countinghouse/contract/kit/record-actions.text'
import { useLanguage } from '../../ui/language/language.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import styles from './record-problems.module.css'
import type { RecordFormState } from './use-record-form.ts'

type RecordProblemsProps = { readonly form: RecordFormState; readonly texts: FieldTexts; readonly page: string }

/** The errors that prevent saving, with links to their fields. */
export function RecordProblems({ form, texts, page }: RecordProblemsProps) {
  const language = useLanguage()
  const { t } = language
  const { failure, problems } = form
  if (failure === null && problems.length === 0) return null
  return (
    <div className={styles.problems} role="alert">
      <p className={styles.problemsTitle}>
        {problems.length > 0 ? t(actionText.problems, { count: problems.length }) : t(actionText.notSaved)}
      </p>
      {problems.length > 0 && (
        <ul className={styles.problemList}>
          {problems.map(({ name, message }) => (
            <li key={name}>
              <button type="button" className={styles.problemLink} onClick={() => form.focus(name)}>
                {texts.label(name)}
              </button>
              : {message}
            </li>
          ))}
        </ul>
      )}
      {failure !== null && problems.length === 0 && (
        <p className={styles.problemText}>{failureText(language, failure, page)}</p>
      )}
      {failure?.requestId != null && problems.length === 0 && (
        <p className={styles.requestId}>{t(listText.requestId, { id: failure.requestId })}</p>
      )}
    </div>
  )
}
