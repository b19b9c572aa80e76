import type { PublicAnswer, PublicQuestion } from '@countinghouse/contract/crm/public-survey'

/** What was entered to a question. */
export type GivenAnswer = {
  readonly score?: number | undefined
  readonly choices?: readonly number[] | undefined
  readonly words?: string | undefined
}
/** By the number of the question. */
export type Given = Readonly<Record<number, GivenAnswer>>

/** What is sent: unanswered questions are left out. */
export function answersOf(questions: readonly PublicQuestion[], given: Given): PublicAnswer[] {
  return questions.flatMap(({ questionNo }): PublicAnswer[] => {
    const { score, choices = [], words = '' } = given[questionNo] ?? {}
    if (score !== undefined) return [{ questionNo, score }]
    if (choices.length > 0) return [{ questionNo, choices: [...choices] }]
    return words.trim() === '' ? [] : [{ questionNo, words: words.trim() }]
  })
}

/** Numbers of required questions without an answer. */
export function missingAnswers(questions: readonly PublicQuestion[], given: Given): number[] {
  const answered = new Set(answersOf(questions, given).map(({ questionNo }) => questionNo))
  return questions.flatMap(({ questionNo, isRequired }) =>
    isRequired && !answered.has(questionNo) ? [questionNo] : [],
  )
}
