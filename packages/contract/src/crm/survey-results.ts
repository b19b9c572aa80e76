import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { Nps } from './nps.ts'
import { questionKinds, survey } from './survey.ts'

/** Texts of a question that are shown, the newest. */
export const mostTexts = 20

/** Answers of a survey by question. */
export const getSurveyResults = route({
  id: 'crm.survey.results',
  method: 'GET',
  path: '/crm/surveys/{id}/results',
  page: survey.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(survey.entity) }),
  output: z.object({
    invited: z.int(),
    answered: z.int(),
    questions: z.array(
      z.object({
        questionNo: z.int(),
        kind: z.enum(questionKinds),
        labelEn: z.string(),
        labelAr: z.string(),
        answers: z.int(),
        nps: Nps.nullable(),
        /** Mean of ratings. Units: hundredths. */
        averageHundredths: z.int().nullable(),
        /** Scores or choices with how often each was given. */
        counts: z.array(z.object({ labelEn: z.string(), labelAr: z.string(), count: z.int() })),
        texts: z.array(z.object({ words: z.string(), answeredAt: Instant })),
      }),
    ),
  }),
})
export type SurveyResults = OutputOfRoute<typeof getSurveyResults>
