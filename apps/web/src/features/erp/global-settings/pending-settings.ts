import type { SettingChoice, SettingRow } from '@countinghouse/contract/erp/global-settings'

/** An unsaved setting: a value or a reset. */
export type Pending = Readonly<Record<string, { readonly value: SettingRow['value'] } | 'reset'>>

/** Pending settings after one more change; a change to the saved value is dropped. */
export function withChoice(pending: Pending, row: SettingRow, choice: Pending[string]): Pending {
  const { [row.key]: _before, ...others } = pending
  const isChosenHere = isOwn(row)
  const isNothing = choice === 'reset' ? !isChosenHere : choice.value === row.value
  return isNothing ? others : { ...others, [row.key]: choice }
}

/** Whether the value is set at this level, not inherited. */
export function isOwn({ origin, inherited, isHere, levels }: SettingRow): boolean {
  return isHere && origin !== 'default' && (origin !== inherited.origin || levels.length === 1)
}

/** The value shown in a control. */
export function shownValue(row: SettingRow, pending: Pending): SettingRow['value'] {
  const choice = pending[row.key]
  if (choice === undefined) return row.value
  return choice === 'reset' ? row.inherited.value : choice.value
}

/** Request input, in page order. */
export function choicesOf(rows: readonly SettingRow[], pending: Pending): SettingChoice[] {
  return rows.flatMap(({ key, version }): SettingChoice[] => {
    const choice = pending[key]
    if (choice === undefined) return []
    return [choice === 'reset' ? { key, version, isReset: true } : { key, version, value: choice.value }]
  })
}

/** Errors by setting key; the server identifies a setting by its index. */
export function problemsOf(
  choices: readonly SettingChoice[],
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const key = choices[Number(path.split('.')[1])]?.key
      return key === undefined ? [] : [[key, message]]
    }),
  ) as Readonly<Record<string, string>>
}
