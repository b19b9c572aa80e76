import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { questionKinds } from './survey.ts'

/** Page of a survey for who has a link. */
export const publicSurveyPath = '/p/survey'

const token = z.string().min(20).max(120)
const open = { method: 'POST', access: 'public', idempotent: 'no' } as const
const errors = ['crm.survey_gone', 'crm.survey_answered'] as const
export const mostWords = 2000

/** The survey of a link. Throws: crm.survey_gone for an unknown or expired link or a closed survey, crm.survey_answered. */
export const openPublicSurvey = route({
  ...open,
  id: 'crm.publicSurvey.open',
  path: '/crm/public/survey',
  writes: true,
  errors,
  input: z.strictObject({ token }),
  output: z.object({
    company: z.string(),
    titleEn: z.string(),
    titleAr: z.string(),
    introEn: z.string().nullable(),
    introAr: z.string().nullable(),
    /** That is to be reviewed as well; null: none. */
    product: z.string().nullable(),
    /** Whether emails can be declined here. */
    isMailed: z.boolean(),
    questions: z.array(
      z.object({
        questionNo: z.int(),
        kind: z.enum(questionKinds),
        labelEn: z.string(),
        labelAr: z.string(),
        optionsEn: z.array(z.string()),
        optionsAr: z.array(z.string()),
        isRequired: z.boolean(),
      }),
    ),
  }),
})
export type PublicSurvey = OutputOfRoute<typeof openPublicSurvey>
export type PublicQuestion = PublicSurvey['questions'][number]

const Answer = z.strictObject({
  questionNo: z.int().positive(),
  score: z.int().min(0).max(10).optional(),
  choices: z.array(z.int().min(1).max(20)).min(1).max(20).optional(),
  words: z.string().trim().min(1).max(mostWords).optional(),
})
export type PublicAnswer = z.output<typeof Answer>

/** Of the product of the invitation. */
const Review = z.strictObject({
  stars: z.int().min(1).max(5),
  title: z.string().trim().min(1).max(120),
  body: z.string().trim().min(1).max(mostWords).optional(),
})
export type PublicReview = z.output<typeof Review>

/** Answers an invitation, once. Throws: crm.answer_invalid with the questions concerned. */
export const answerPublicSurvey = route({
  ...open,
  id: 'crm.publicSurvey.answer',
  path: '/crm/public/survey/answer',
  writes: true,
  errors: [...errors, 'crm.answer_invalid'],
  input: z.strictObject({
    token,
    language: z.enum(['en', 'ar']),
    answers: z.array(Answer).max(30),
    /** Ignored where no product is to be reviewed. */
    review: Review.optional(),
  }),
  output: z.object({ isAnswered: z.literal(true) }),
})

/** Withdraws the agreement to email of the customer who was invited by mail. */
export const declineEmail = route({
  ...open,
  id: 'crm.publicSurvey.decline',
  path: '/crm/public/survey/decline',
  writes: true,
  errors,
  input: z.strictObject({ token }),
  output: z.object({ isDeclined: z.literal(true) }),
})
