import { mostQuestionLetters } from '@countinghouse/contract/assist/assistant'
import { text } from '@countinghouse/contract/assist/assistant.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './assistant.module.css'

const examples = [text.example_brand, text.example_top, text.example_compare, text.example_returns]

type Props = {
  readonly isAsking: boolean
  readonly hasExamples: boolean
  /** Answers whether the question was kept. */
  readonly onAsk: (question: string) => Promise<boolean>
}

/** Takes a question; an example is asked at once. */
export function QuestionForm({ isAsking, hasExamples, onAsk }: Props) {
  const { t } = useLanguage()
  const [question, setQuestion] = useState('')

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const asked = question.trim()
    if (asked !== '' && !isAsking && (await onAsk(asked))) setQuestion('')
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <div className={styles['ask']}>
        <PlainField label={t(text.question)} hint={t(text.questionHint)}>
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              maxLength={mostQuestionLetters}
              autoComplete="off"
              value={question}
              onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
            />
          )}
        </PlainField>
        <Button type="submit" loading={isAsking} disabled={question.trim() === ''}>
          {t(text.send)}
        </Button>
      </div>
      {hasExamples && (
        <ul className={styles['examples']} aria-label={t(text.examples)}>
          {examples.map((example) => (
            <li key={example.en}>
              <Button variant="default" size="compact-md" disabled={isAsking} onClick={() => void onAsk(t(example))}>
                {t(example)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
