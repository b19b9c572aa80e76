import type { Text } from '@countinghouse/kernel/text'

/** What can be done on a page: its name and its steps in order. */
export type HelpTask = { readonly name: string; readonly title: Text; readonly steps: readonly Text[] }

/**
 * The help among texts, those of a master or of a file `*-help.text.ts`: `help` says what the page is for, `help_<task>` names
 * something to do there and `help_<task>_<number>` its steps.
 */
export function helpOf(texts: Readonly<Record<string, Text>>): {
  readonly purpose: Text | null
  readonly tasks: readonly HelpTask[]
} {
  const tasks = Object.entries(texts).flatMap(([key, title]): readonly HelpTask[] => {
    const name = /^help_([a-z]+)$/i.exec(key)?.[1]
    return name === undefined ? [] : [{ name, title, steps: stepsOf(texts, key) }]
  })
  return { purpose: texts.help ?? null, tasks }
}

function stepsOf(texts: Readonly<Record<string, Text>>, key: string): readonly Text[] {
  const steps: Text[] = []
  for (let step = texts[`${key}_1`]; step !== undefined; step = texts[`${key}_${steps.length + 1}`]) steps.push(step)
  return steps
}
