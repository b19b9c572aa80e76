import type { PublicReview } from '@countinghouse/contract/crm/public-survey'
import { mostWords } from '@countinghouse/contract/crm/public-survey'
import { text } from '@countinghouse/contract/crm/public-survey.text'
import { useId } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import classes from '../../../app/light/light-form.module.css'
import { Scale } from './question-field.tsx'
import styles from './question-field.module.css'

export type EnteredReview = {
  readonly stars?: number | undefined
  readonly title?: string | undefined
  readonly body?: string | undefined
}

const mostTitle = 120

/** Something was entered, and stars or title are missing. */
export function isHalf({ stars, title = '', body = '' }: EnteredReview): boolean {
  const isBegun = stars !== undefined || title.trim() !== '' || body.trim() !== ''
  return isBegun && (stars === undefined || title.trim() === '')
}

/** Null: none was entered. */
export function reviewOf({ stars, title = '', body = '' }: EnteredReview): PublicReview | null {
  if (stars === undefined || title.trim() === '') return null
  return { stars, title: title.trim(), ...(body.trim() !== '' && { body: body.trim() }) }
}

type Props = {
  readonly product: string
  readonly entered: EnteredReview
  readonly isIncomplete: boolean
  readonly onEnter: (entered: EnteredReview) => void
}

/** An optional review of a product. */
export function ReviewField({ product, entered, isIncomplete, onEnter }: Props) {
  const { t } = useLanguage()
  const id = useId()
  const { stars, title = '', body = '' } = entered
  return (
    <fieldset className={styles.question}>
      <legend className={styles.label}>{t(text.review, { product })}</legend>
      <p className={classes.hint}>{t(text.reviewHint)}</p>
      <Scale
        name="review-stars"
        least={1}
        most={5}
        ends={[t(text.poor), t(text.excellent)]}
        answer={{ score: stars }}
        onAnswer={({ score }) => onEnter({ ...entered, stars: score })}
      />
      <div className={classes.field}>
        <label htmlFor={`${id}-title`}>{t(text.reviewTitle)}</label>
        <input
          id={`${id}-title`}
          className={classes.input}
          maxLength={mostTitle}
          value={title}
          onChange={({ currentTarget }) => onEnter({ ...entered, title: currentTarget.value })}
        />
      </div>
      <div className={classes.field}>
        <label htmlFor={`${id}-body`}>{t(text.reviewBody)}</label>
        <textarea
          id={`${id}-body`}
          className={styles.words}
          rows={3}
          maxLength={mostWords}
          value={body}
          onChange={({ currentTarget }) => onEnter({ ...entered, body: currentTarget.value })}
        />
      </div>
      {isIncomplete && (
        <p role="alert" className={classes.error}>
          {t(text.reviewIncomplete)}
        </p>
      )}
    </fieldset>
  )
}
