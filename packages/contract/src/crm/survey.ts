import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { choiceField, codeField, multilineField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { linesField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './survey.text.ts'

export const questionKinds = ['nps', 'rating', 'single', 'multiple', 'text'] as const
export type QuestionKind = (typeof questionKinds)[number]
export const surveyStatuses = ['draft', 'open', 'closed'] as const

/** Between the options of a choice. */
export const optionSeparator = '|'
export const optionsOf = (options: string | null): string[] =>
  options === null ? [] : options.split(optionSeparator).map((option) => option.trim())

/** Number series for surveys without an entered number. */
export const surveyCodes = series({
  key: 'crm.survey',
  title: text.codes,
  prefix: 'SUR',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

const options = () => textField({ max: 600 }).nullable().default(null)

/** Questions to customers in two languages. Source: docs/guides/crm.md, Surveys. */
export const survey = master({
  module: 'crm',
  thing: 'survey',
  path: '/crm/surveys/',
  api: '/crm/surveys',
  text,
  menuTitle: menu.opinion,
  icon: 'report',
  sortOrder: 40,
  statuses: surveyStatuses,
  fields: {
    /** Blank: the next number of the series. */
    code: codeField().nullable().default(null),
    titleEn: textField({ max: 120 }),
    titleAr: textField({ max: 120 }),
    introEn: multilineField({ max: 500 }).nullable().default(null),
    introAr: multilineField({ max: 500 }).nullable().default(null),
    questions: linesField(
      'question',
      {
        kind: choiceField(questionKinds).default('nps'),
        labelEn: textField({ max: 200 }),
        labelAr: textField({ max: 200 }),
        optionsEn: options(),
        optionsAr: options(),
        isRequired: switchField().default(true),
      },
      { most: 30 },
    ).default([]),
  },
  columns: ['titleEn', 'titleAr'],
  filters: [],
  errors: ['crm.survey_opened', 'crm.rule_broken'],
  events: ['publish', 'reopen', 'invite'],
  without: ['deactivate', 'merge', 'delete', 'import'],
})

const { list, selected, get, history } = survey.routes
const id = idOf(survey.entity)

function step(verb: string, event: string, errors: readonly ErrorCode[] = []) {
  return route({
    id: `crm.survey.${verb}`,
    method: 'POST',
    path: `/crm/surveys/{id}/${verb}`,
    page: survey.page,
    event,
    writes: true,
    stale: [list, selected, get, history],
    errors: ['not_found', 'stale', 'state_conflict', ...errors],
    input: z.strictObject({ id, version: Version }),
    output: z.object({ id, version: Version, status: z.enum(surveyStatuses) }),
  })
}

/** From now on its questions do not change. */
export const openSurvey = step('open', 'publish', ['crm.no_questions'])
/** Invitations cannot be answered any more. */
export const closeSurvey = step('close', 'publish')
export const reopenSurvey = step('reopen', 'reopen')
