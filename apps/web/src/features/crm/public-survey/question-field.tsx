import type { PublicQuestion } from '@countinghouse/contract/crm/public-survey'
import { mostWords } from '@countinghouse/contract/crm/public-survey'
import { text } from '@countinghouse/contract/crm/public-survey.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { GivenAnswer } from './given-answers.ts'
import styles from './question-field.module.css'

type Props = {
  readonly question: PublicQuestion
  readonly answer: GivenAnswer | undefined
  readonly isMissing: boolean
  readonly onAnswer: (answer: GivenAnswer) => void
}

/** One question in the language of the page. */
export function QuestionField({ question, answer = {}, isMissing, onAnswer }: Props) {
  const { t, locale } = useLanguage()
  const { questionNo, kind, isRequired } = question
  const label = locale === 'ar' ? question.labelAr : question.labelEn
  const options = locale === 'ar' ? question.optionsAr : question.optionsEn
  const name = `question-${questionNo}`
  return (
    <fieldset className={styles.question} aria-invalid={isMissing || undefined}>
      <legend className={styles.label}>
        <bdi>{label}</bdi>
        {isRequired && <span className={isMissing ? styles.missing : styles.required}> {t(text.required)}</span>}
      </legend>
      {kind === 'nps' && (
        <Scale {...{ name, least: 0, most: 10, ends: [t(text.unlikely), t(text.likely)], answer, onAnswer }} />
      )}
      {kind === 'rating' && (
        <Scale {...{ name, least: 1, most: 5, ends: [t(text.poor), t(text.excellent)], answer, onAnswer }} />
      )}
      {(kind === 'single' || kind === 'multiple') && (
        <Choices {...{ name, options, isSeveral: kind === 'multiple', answer, onAnswer }} />
      )}
      {kind === 'text' && (
        <textarea
          name={name}
          className={styles.words}
          aria-label={label}
          rows={3}
          maxLength={mostWords}
          value={answer.words ?? ''}
          onChange={({ currentTarget }) => onAnswer({ words: currentTarget.value })}
        />
      )}
    </fieldset>
  )
}

type PartProps = Pick<Props, 'onAnswer'> & { readonly name: string; readonly answer: GivenAnswer }
type ScaleProps = PartProps & {
  readonly least: number
  readonly most: number
  readonly ends: readonly [string, string]
}

/** Scores as buttons, with what the ends mean. */
export function Scale({ name, least, most, ends, answer, onAnswer }: ScaleProps) {
  const { formatNumber } = useLanguage()
  return (
    <>
      <div className={styles.scale}>
        {Array.from({ length: most - least + 1 }, (_, at) => least + at).map((score) => (
          <label key={score} className={styles.score}>
            <input type="radio" name={name} checked={answer.score === score} onChange={() => onAnswer({ score })} />
            <span>{formatNumber(score)}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </>
  )
}

type ChoicesProps = PartProps & { readonly options: readonly string[]; readonly isSeveral: boolean }

function Choices({ name, options, isSeveral, answer, onAnswer }: ChoicesProps) {
  const chosen = answer.choices ?? []
  function turn(place: number): void {
    if (!isSeveral) onAnswer({ choices: [place] })
    else onAnswer({ choices: chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place] })
  }
  return (
    <div className={styles.choices}>
      {options.map((option, at) => (
        <label key={option} className={styles.choice}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(at + 1)}
            onChange={() => turn(at + 1)}
          />
          <bdi>{option}</bdi>
        </label>
      ))}
    </div>
  )
}
