import { expect, test } from 'vitest'
import { answersOf, missingAnswers } from './given-answers.ts'

const question = (questionNo: number, isRequired: boolean) => ({
  questionNo,
  kind: 'text' as const,
  labelEn: '',
  labelAr: '',
  optionsEn: [],
  optionsAr: [],
  isRequired,
})
const questions = [question(1, true), question(2, true), question(3, false), question(4, true)]

test('a score of 0 is an answer; blank words and no choices are none, and missing where required', () => {
  const given = { 1: { score: 0 }, 2: { words: '  ' }, 3: { choices: [] }, 4: { choices: [2] } }
  expect(answersOf(questions, given)).toEqual([
    { questionNo: 1, score: 0 },
    { questionNo: 4, choices: [2] },
  ])
  expect(missingAnswers(questions, given)).toEqual([2])
})
