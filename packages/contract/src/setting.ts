import type { Text } from '@countinghouse/kernel/text'
import type { z } from 'zod'
import { fieldModel } from './field-model.ts'

/** From the narrowest to the widest; a value is taken from the first that has one, else it is the initial one. */
export const settingLevels = ['store', 'company', 'installation'] as const
export type SettingLevel = (typeof settingLevels)[number]

/** Where settings stand together on their page, in its order. */
export const settingGroups = [
  'company',
  'documents',
  'inventory',
  'purchasing',
  'sales',
  'tax',
  'security',
  'notifications',
  'integrations',
  'data',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** Something an installation, a company or a store may decide; declared by the module that acts on it. */
export type Setting<T = unknown> = {
  readonly kind: 'setting'
  /** `module.what_it_is`. */
  readonly key: string
  readonly group: SettingGroup
  readonly title: Text
  /** What follows from it, with its unit. */
  readonly help: Text
  /** Text of each choice, where it has choices. */
  readonly choices: Readonly<Record<string, Text>>
  readonly levels: readonly SettingLevel[]
  readonly field: z.ZodType<T>
  readonly initial: T
}

type SettingInput<T> = Pick<Setting<T>, 'key' | 'group' | 'title' | 'help' | 'levels' | 'field' | 'initial'> & {
  readonly choices?: Readonly<Record<string, Text>>
}

/** Declares a setting; its field is of a kind that forms know. Throws: Error when its initial value does not fit it, or a choice has no text. */
export function setting<T>(input: SettingInput<T>): Setting<T> {
  const choices = input.choices ?? {}
  const nameless = fieldModel(input.key, input.field).choices.filter((choice) => choices[choice] === undefined)
  if (nameless.length > 0) throw new Error(`${input.key}: ${nameless.join(', ')} has no text`)
  return { ...input, kind: 'setting', choices, initial: input.field.parse(input.initial) }
}
