import { text } from '@countinghouse/contract/issues.text'
import { text as ours } from '@countinghouse/contract/kit/field.text'
import type { TextParams } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import type { z } from 'zod'
import type { FieldModel } from './field-model.ts'
import { percentOfPpm } from './rate.ts'

/** The message of an issue; messages of zod are never shown. */
export type Issue = { readonly text: Text; readonly params?: TextParams }

/** Uses the texts of the server, except for input notations unknown to it, such as per cent. */
export function issueOf(
  issue: z.core.$ZodIssue,
  model: Pick<FieldModel, 'widget' | 'isCode'>,
  limit = (value: number): string | number => (model.widget === 'rate' ? `${percentOfPpm(value)} %` : value),
): Issue {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return { text: text.too_small, params: { minimum: limit(Number(issue.minimum)) } }
      return issue.minimum === 1
        ? { text: text.required }
        : { text: text.too_short, params: { minimum: Number(issue.minimum) } }
    case 'too_big':
      if (issue.origin !== 'string') return { text: text.too_big, params: { maximum: limit(Number(issue.maximum)) } }
      return { text: text.too_long, params: { maximum: Number(issue.maximum) } }
    case 'invalid_format':
      return { text: formatText(model) }
    case 'invalid_type':
      return { text: kindText(model) }
    case 'invalid_value':
      return { text: text.not_a_choice }
    case 'invalid_union':
      return firstOf(issue.errors, model)
    default:
      return { text: text.wrong_type }
  }
}

function formatText(model: Pick<FieldModel, 'widget' | 'isCode'>): Text {
  if (model.isCode) return ours.notCode
  if (model.widget === 'url') return text.not_a_url
  if (model.widget === 'date') return text.not_a_date
  if (model.widget === 'time') return text.not_a_time
  return model.widget === 'reference' ? text.not_a_choice : text.bad_characters
}

function kindText(model: Pick<FieldModel, 'widget'>): Text {
  if (model.widget === 'integer') return text.not_integer
  return model.widget === 'rate' ? ours.notRate : text.wrong_type
}

function firstOf(
  branches: readonly (readonly z.core.$ZodIssue[])[],
  model: Pick<FieldModel, 'widget' | 'isCode'>,
): Issue {
  const first = branches.flat().find((issue) => issue.code !== 'invalid_type') ?? branches.flat()[0]
  return first === undefined ? { text: text.wrong_type } : issueOf(first, model)
}
